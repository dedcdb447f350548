/** A picture that is to leave the page. */
export interface Picture {
  readonly blob: Blob
  /** With its ending. */
  readonly fileName: string
  readonly title: string
}

/**
 * Opens the device's share sheet with a picture, where it takes one; elsewhere, or when it refuses, the
 * picture is saved among the downloads. Closing the sheet without sharing is no failure.
 */
export async function handOutPicture({
  blob,
  fileName,
  title,
}: Picture): Promise<'shared' | 'saved'> {
  const files = [new File([blob], fileName, { type: blob.type })]
  // Browsers withhold sharing over plain http, and some share no files.
  const device: Partial<Pick<Navigator, 'canShare'>> = navigator
  if (device.canShare?.({ files }) === true) {
    try {
      await navigator.share({ files, title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  save(blob, fileName)
  return 'saved'
}

/** How long a browser may take to fetch what it saves, in milliseconds. */
const FETCHED_MS = 60_000

function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS)
}
