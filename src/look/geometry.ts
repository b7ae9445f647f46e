import type { Box } from './types.ts'

export const right = ({ x, width }: Box): number => x + width
export const bottom = ({ y, height }: Box): number => y + height
export const area = ({ width, height }: Box): number => width * height

/** Returns the part that two boxes share; its size is 0 if they share nothing. */
export function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(right(a), right(b)) - x),
    height: Math.max(0, Math.min(bottom(a), bottom(b)) - y),
  }
}

/** Returns the smallest box around several. */
export function unite(boxes: readonly Box[]): Box {
  const [first = { x: 0, y: 0, width: 0, height: 0 }, ...rest] = boxes
  return rest.reduce((sum, box) => {
    const x = Math.min(sum.x, box.x)
    const y = Math.min(sum.y, box.y)
    return {
      x,
      y,
      width: Math.max(right(sum), right(box)) - x,
      height: Math.max(bottom(sum), bottom(box)) - y,
    }
  }, first)
}

/** True if a box has pixels at all. */
export const hasSize = ({ width, height }: Box): boolean => width > 0.5 && height > 0.5

/** Returns how much two boxes share from top to bottom. */
export const sharedHeight = (a: Box, b: Box): number =>
  Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y))

/** Formats a length for a message. */
export const px = (length: number): string => `${Math.round(length)} px`
