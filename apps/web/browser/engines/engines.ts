import type { Engine } from './device.ts'
import { chromiumEngine } from './chromium.ts'
import { firefoxEngine } from './firefox.ts'
import { webkitEngine } from './webkit.ts'

/** How the tests' own Chromium is launched, and with which environment any browser is. */
export interface Launching {
  readonly chromium: Parameters<typeof chromiumEngine>[0]
  readonly env: Readonly<Record<string, string>>
}

const ENGINES = {
  chromium: ({ chromium }) => chromiumEngine(chromium),
  firefox: ({ env }) => firefoxEngine(env),
  webkit: ({ env }) => webkitEngine(env),
} satisfies Record<string, (launching: Launching) => Engine>

/** What the smoke tests run in, by the names of their projects. */
export type EngineName = keyof typeof ENGINES

/** The engine of a project. */
export function engineNamed(name: EngineName, launching: Launching): Engine {
  return ENGINES[name](launching)
}
