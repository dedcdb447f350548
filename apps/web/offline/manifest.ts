import { ENTERING as EN } from '../src/ui/words/en/entering.ts'
import { ENTERING as ES } from '../src/ui/words/es/entering.ts'
import { ENTERING as JA } from '../src/ui/words/ja/entering.ts'
import { LANGUAGES, type Language } from '../src/ui/words/languages.ts'
import { manifestOf } from '../src/offline/manifest-of.ts'

/** An icon file of the installed app. */
export interface AppIcon {
  readonly file: string
  /** Width and height in pixels. */
  readonly size: number
  /** Whether the system may cut the icon to a shape of its own: then the mark has felt all around it. */
  readonly maskable: boolean
}

/** The icons of the installed app. */
export const ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
]

/** For home screens of Apple's, which round the corners themselves and read no manifest. */
export const APPLE_ICON: AppIcon = { file: 'apple-touch-icon.png', size: 180, maskable: true }

const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: EN['home.promise'],
  es: ES['home.promise'],
  ja: JA['home.promise'],
}

/** What a browser needs to know to install the app, for each language: one app, whichever is read. */
export const WEB_MANIFESTS = LANGUAGES.map((language) => ({
  file: manifestOf(language),
  source: webManifest(language),
}))

function webManifest(lang: Language): string {
  return JSON.stringify({
    id: '/',
    lang,
    name: 'Samedeal',
    short_name: 'Samedeal',
    description: DESCRIPTIONS[lang],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0A1D17',
    theme_color: '#0A1D17',
    categories: ['games'],
    icons: ICONS.map(({ file, size, maskable }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  })
}
