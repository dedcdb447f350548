/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How large a window is inside, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Keys that write no letter, by the names of the DOM. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight'

/** One person's browser: what every engine's driver can do, and nothing that only one can. */
export interface Device {
  /** Goes to an address, as typed into the address bar. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** The back button. */
  back(): Promise<void>
  /** The value of an expression in the page; it has to be one that JSON can carry. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the pointer at the first place, moves it over the others, and lets go at the last. */
  drag(path: readonly Point[]): Promise<void>
  /** Presses one key: a letter, or one with a name. */
  press(key: string): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
}

/** A browser that runs, and gives devices that know nothing of each other. */
export interface RunningEngine {
  device(size: Size): Promise<Device>
  close(): Promise<void>
}

/** A kind of browser that the smoke tests run in. */
export interface Engine {
  /** The program that drives it on this machine; undefined where it is not installed. */
  readonly program: string | undefined
  start(): Promise<RunningEngine>
}

/** Code points by which WebDriver knows the keys that write no letter. */
const CODE_POINTS: Readonly<Record<NamedKey, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** A key as WebDriver wants it, in its classic and in its bidirectional form. */
export function webDriverKey(key: string): string {
  return Object.hasOwn(CODE_POINTS, key) ? CODE_POINTS[key as NamedKey] : key
}
