import './board.css'
import { renderAfterFrames } from './after-frame.ts'
import type { Board, BoardConfig, CreateBoard } from './config.ts'
import { openPictureBook } from './picture-book.ts'
import { followPixelRatio } from './pixel-ratio.ts'
import { listen } from './pointer.ts'
import { createScreen } from './screen.ts'
import { Stage } from './stage.ts'
import { TableBoard } from './table-board.ts'
import { TableGestures } from './table-gestures.ts'
import { readColours } from './theme.ts'

export type { Board, BoardConfig, Preferences, RefusedAt } from './config.ts'

/** See `CreateBoard`. */
export const createBoard: CreateBoard = async (element, config) => {
  element.classList.add('board')
  const root = document.createElement('div')
  root.className = 'board-table'
  element.append(root)
  try {
    return await build(root, config)
  } catch (error) {
    root.remove()
    throw error
  }
}

async function build(root: HTMLElement, config: BoardConfig): Promise<Board> {
  const { game, options, prefers } = config
  const { width, height } = root.getBoundingClientRect()
  const size = { width: Math.max(1, width), height: Math.max(1, height) }
  let changed = (): void => undefined
  const starting = createScreen(size, () => changed())
  const opening = openPictureBook(game.deck(options), prefers, readColours(root))
  // A screen without cards is of no use: it gives its graphics memory back.
  opening.catch(async () => (await starting).destroy()).catch(() => undefined)
  const [screen, book] = await Promise.all([starting, opening])
  root.append(screen.surface)
  const specs = game.table(options)
  const stage = new Stage({ root, screen, book, specs, prefers })
  const board = new TableBoard(root, stage, config)
  board.fit()
  board.setBlank(screen.isBlank)
  changed = () => {
    stage.repaint()
    board.setBlank(screen.isBlank)
  }
  const stopListening = listen(screen.surface, new TableGestures(stage, board))
  const stopWaiting = renderAfterFrames()
  const observer = new ResizeObserver(() => board.fit())
  observer.observe(root)
  const onResize = () => board.fit()
  window.addEventListener('resize', onResize)
  const stopWatching = followPixelRatio(onResize)
  return {
    show: (position, how) => board.show(position, how),
    setLocked: (note) => board.setLocked(note),
    refuse: (move, reason) => board.refuse(move, reason),
    hint: (move) => board.hint(move),
    draw: () => board.draw(),
    toFoundation: () => board.toFoundation(),
    deselect: () => board.deselect(),
    setPreferences: (changed) => board.setPreferences(changed),
    refreshTheme: () => board.refreshTheme(),
    destroy() {
      stopListening()
      stopWaiting()
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      stopWatching()
      board.destroy()
      root.remove()
    },
  }
}
