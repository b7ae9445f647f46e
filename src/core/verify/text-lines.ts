/** A position in a text; lines and columns count from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

function listLineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Creates a function from offsets in a text to positions. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  const starts = listLineStarts(text)
  return (offset) => {
    const clamped = Math.min(Math.max(offset, 0), text.length)
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= clamped) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: clamped - (starts[low] as number) + 1 }
  }
}

/** Creates a function from positions in a text to offsets; positions outside of it are moved in. */
export function createOffsetFinder(text: string): (position: TextPosition) => number {
  const starts = listLineStarts(text)
  return ({ line, column }) => {
    const start = starts[line - 1]
    return start === undefined ? text.length : Math.min(start + column - 1, text.length)
  }
}
