/** The mark's drawing area: width and height of its viewBox, in the units of its paths. */
export const markSize = { width: 48, height: 38 } as const

/** The mark's two bars: the same deal, twice. */
export const markBars =
  'M2 9.6H28A2 2 0 0 1 30 11.6V13.6A2 2 0 0 1 28 15.6H2A2 2 0 0 1 0 13.6V11.6A2 2 0 0 1 2 9.6Z' +
  'M2 21.6H28A2 2 0 0 1 30 23.6V25.6A2 2 0 0 1 28 27.6H2A2 2 0 0 1 0 25.6V23.6A2 2 0 0 1 2 21.6Z'

/** The mark's flag on its pole: where the race ends. */
export const markFlag =
  'M35.5 2A2 2 0 0 1 39.2 1L47.5 5.6A1 1 0 0 1 47.5 7.4L39.5 11.8V36A2 2 0 0 1 35.5 36Z'

/** The mark on a rounded square of felt, as a complete SVG document: favicon and app icon. */
export const faviconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<rect width="64" height="64" rx="14" fill="#134032"/><g transform="translate(8 13)">' +
  `<path fill="#F4ECD9" d="${markBars}"/><path fill="#E2B95F" d="${markFlag}"/></g></svg>`

/** The mark on felt to the edges, small enough to lie within any shape that a system cuts an icon to. */
export const appIconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<rect width="64" height="64" fill="#134032"/><g transform="translate(14.5 18) scale(0.74)">' +
  `<path fill="#F4ECD9" d="${markBars}"/><path fill="#E2B95F" d="${markFlag}"/></g></svg>`
