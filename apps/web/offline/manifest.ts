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

/** What a browser needs to know to install the app. */
export const webManifest = JSON.stringify({
  id: '/',
  name: 'Samedeal',
  short_name: 'Samedeal',
  description: 'Race 1 to 20 players on the same winnable solitaire deal.',
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
