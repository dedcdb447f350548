import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import bidi from 'selenium-webdriver/bidi/index.js'
import { type Device, type Engine, type Point, webDriverKey } from './device.ts'
import { ended, printed, programNamed, started } from './programs.ts'

/** The package exports the class itself; its types name it Index. */
const Connection = bidi as unknown as typeof bidi.Index

/** Firefox as Debian and Mozilla ship it, by WebDriver BiDi, which it speaks without a driver. */
export function firefoxEngine(env: NodeJS.ProcessEnv): Engine {
  const program = programNamed('firefox-esr') ?? programNamed('firefox')
  return {
    program,
    async start() {
      if (program === undefined) throw new Error('Firefox is not installed.')
      const profile = await mkdtemp(join(tmpdir(), 'samedeal-firefox-'))
      await writeFile(join(profile, 'user.js'), settings(env))
      const args = ['--headless', '--no-remote', '--remote-debugging-port', '0']
      const browser = started(program, [...args, '--profile', profile], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const [, address] = await printed(browser.stderr, /WebDriver BiDi listening on (ws:\S+)\s/)
      const connection = new Connection(`${address}/session`)
      const ask: Ask = async (method, params) => {
        const answer = (await connection.send({ method, params })) as Answer
        if (answer.result === undefined) throw new Error(`${method}: ${answer.message}`)
        return answer.result
      }
      await connection.waitForConnection()
      await ask('session.new', { capabilities: {} })
      return {
        async device(viewport) {
          const { userContext } = await ask('browser.createUserContext', {})
          // A window of its own: a tab behind another one counts as out of sight.
          const { context } = await ask('browsingContext.create', { type: 'window', userContext })
          await ask('browsingContext.setViewport', { context, viewport })
          return new FirefoxDevice(ask, String(context))
        },
        async close() {
          await connection.close()
          await ended(browser)
          await rm(profile, { recursive: true, force: true, maxRetries: 5 })
        },
      }
    },
  }
}

/** Its pages are shut off from the disk but for the system's fonts; the tests bring their own. */
function settings(env: NodeJS.ProcessEnv): string {
  const fonts = env['FONTCONFIG_FILE']
  const values = {
    'ui.prefersReducedMotion': 1,
    ...(fonts && { 'security.sandbox.content.read_path_whitelist': `${dirname(fonts)}/` }),
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('')
}

type Result = Readonly<Record<string, unknown>>
type Ask = (method: string, params: Record<string, unknown>) => Promise<Result>

interface Answer {
  readonly result?: Result
  readonly message?: string
}

class FirefoxDevice implements Device {
  readonly #ask: Ask
  readonly #context: string

  constructor(ask: Ask, context: string) {
    this.#ask = ask
    this.#context = context
  }

  async open(url: string): Promise<void> {
    await this.#do('browsingContext.navigate', { url, wait: 'complete' })
  }

  async reload(): Promise<void> {
    await this.#do('browsingContext.reload', { wait: 'complete' })
  }

  async back(): Promise<void> {
    await this.#do('browsingContext.traverseHistory', { delta: -1 })
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#ask('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      awaitPromise: false,
      target: { context: this.#context },
    })
    const { result, exceptionDetails } = answer as Evaluated
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
    return result?.value === undefined ? undefined : JSON.parse(result.value)
  }

  async drag([start, ...path]: readonly Point[]): Promise<void> {
    const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
    const actions = [
      ...(start === undefined ? [] : [move(start)]),
      { type: 'pointerDown', button: 0 },
      ...path.map((place) => ({ ...move(place), duration: 50 })),
      { type: 'pointerUp', button: 0 },
    ]
    await this.#perform({ type: 'pointer', id: 'mouse', actions })
  }

  async press(key: string): Promise<void> {
    const value = webDriverKey(key)
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    await this.#perform({ type: 'key', id: 'keyboard', actions })
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#do('browsingContext.captureScreenshot', {})
    return Buffer.from(String(data), 'base64')
  }

  #do(method: string, params: Record<string, unknown>): Promise<Result> {
    return this.#ask(method, { ...params, context: this.#context })
  }

  /** Keys go to the window in front alone. */
  async #perform(source: Record<string, unknown>): Promise<void> {
    await this.#do('browsingContext.activate', {})
    await this.#do('input.performActions', { actions: [source] })
  }
}

interface Evaluated {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}
