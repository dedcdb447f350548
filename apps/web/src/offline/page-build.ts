/** What keeps a part of the page from being loaded. */
export type PageFault =
  /** The server has another build than the one that this page belongs to. */
  | 'out-of-date'
  /** The server gives no answer. */
  | 'unreachable'
  /** The server answers, with this page's own build, and the part has not come. */
  | 'part-missing'

/** How long the server may take to say which build it has, in milliseconds. */
const ANSWER_MS = 5_000
/** How long a part of the page may take to arrive, in milliseconds. */
const PART_MS = 15_000

const KEY = 'samedeal.reloaded-for'

/**
 * The modules of its own that a page loads, which name its build: their names carry a hash of everything
 * that they load in turn. What an extension or a proxy has put into the page is none of it.
 */
export function scriptsOf(html: string): string {
  return [...html.matchAll(/<script\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('type="module"'))
    .flatMap(([tag]) => /\bsrc="(\/[^/"][^"]*)"/.exec(tag)?.[1] ?? [])
    .join(' ')
}

/** What is needed of a page to notice that it is left and comes back. */
type LeftPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'reload'>
}

/**
 * Loads a part of the page. Rejects when it fails or does not come in time. A page that is left meanwhile and comes
 * back as it was (WebKit freezes it, and drops what it was loading) is loaded anew.
 */
export function inTime<Part>(
  part: Promise<Part>,
  { ms = PART_MS, page = window }: { readonly ms?: number; readonly page?: LeftPage } = {},
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not loaded within ${ms} ms`)), ms)
    const onLeave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.addEventListener('pageshow', () => page.location.reload(), { once: true })
    }
    page.addEventListener('pagehide', onLeave)
    const settled = () => {
      clearTimeout(late)
      page.removeEventListener('pagehide', onLeave)
    }
    part.finally(settled).then(resolve, reject)
  })
}

/**
 * Finds out why a part of this page could not be loaded. A page that is out of date is loaded anew, once
 * for each build of the server, and the answer never comes: a screen stays as it is until then.
 */
export async function mendPage(): Promise<PageFault> {
  const build = await serversBuild()
  if (build === undefined) return 'unreachable'
  if (build === ownBuild()) return 'part-missing'
  if (!isFirstReloadFor(build)) return 'out-of-date'
  location.reload()
  return new Promise(() => undefined)
}

/** Loads this page anew, if the server is there to give it; a page that is open is better than none. */
export async function reloadPage(): Promise<boolean> {
  const isThere = (await serversBuild()) !== undefined
  if (isThere) location.reload()
  return isThere
}

function ownBuild(): string {
  return scriptsOf(document.head.outerHTML)
}

/** The build that the server has, or undefined without an answer. No service worker keeps this address. */
async function serversBuild(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const response = await fetch('/?build', { cache: 'no-store', signal })
    const scripts = response.ok ? scriptsOf(await response.text()) : ''
    return scripts === '' ? undefined : scripts
  } catch {
    return undefined
  }
}

/**
 * Marks that the page is loaded anew for a build; false when it has been, or when that cannot be kept. All builds
 * are kept: behind one address may stand servers of two, and a page that goes to and fro would never end.
 */
export function isFirstReloadFor(
  build: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean {
  try {
    const builds = storage().getItem(KEY)?.split('\n') ?? []
    if (builds.includes(build)) return false
    storage().setItem(KEY, [...builds, build].join('\n'))
    return true
  } catch {
    return false
  }
}
