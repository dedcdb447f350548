import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUILD = join(import.meta.dirname, '../dist')

/** A folder with the built app, in which a test can put another build. */
export class Builds {
  readonly folder = mkdtempSync(join(tmpdir(), 'samedeal-build-'))
  #number = 1

  constructor() {
    cpSync(BUILD, this.folder, { recursive: true })
  }

  /**
   * Puts the next build into the place of this one: every file whose name tells its content has another
   * name, as after a change that reaches them all, and the old ones are gone.
   */
  release(): void {
    const assets = join(this.folder, 'assets')
    const next = `r${++this.#number}`
    const names = readdirSync(assets).filter((file) => !file.endsWith('.gz'))
    const renamed = new Map(names.map((file) => [file, file.replace(/(\.\w+)$/, `${next}$1`)]))
    for (const [file, other] of renamed) {
      renameSync(join(assets, file), join(assets, other))
      rmSync(join(assets, `${file}.gz`), { force: true })
    }
    const inAssets = [...renamed.values()].map((file) => join(assets, file))
    for (const path of [...inAssets, join(this.folder, 'index.html')]) {
      if (!/\.(js|css|html)$/.test(path)) continue
      let text = readFileSync(path, 'utf8')
      for (const [file, other] of renamed) text = text.replaceAll(file, other)
      writeFileSync(path, text)
      if (!path.endsWith('.html')) writeFileSync(`${path}.gz`, gzipSync(text))
    }
  }

  /** What the page is at the moment. */
  get page(): string {
    return readFileSync(join(this.folder, 'index.html'), 'utf8')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
