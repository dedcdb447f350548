import { dirname, join, normalize } from 'node:path'
import { importsOf, sourcesOf } from './imports.ts'

/**
 * Files below a folder that import each other in a circle, types included: one line for each group, its files
 * in order. None of such a group can be read or changed without all the others.
 */
export function cyclesIn(folder: string): string[] {
  const files = sourcesOf(folder)
  const known = new Set(files)
  const next = new Map(
    files.map((file) => {
      const near = importsOf(file).filter(({ from }) => from.startsWith('.'))
      const targets = near.map(({ from }) =>
        normalize(join(dirname(file), from)).replaceAll('\\', '/'),
      )
      return [file, targets.filter((target) => known.has(target))]
    }),
  )
  return circlesOf(next).map((circle) => circle.toSorted().join(' <-> '))
}

/** The groups of more than one node in which each leads to all the others, by Tarjan's algorithm. */
export function circlesOf(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (node: string): number => {
    const own = order.size
    order.set(node, own)
    open.push(node)
    let low = own
    for (const target of next.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(node))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return circles
}
