import { escapeControls } from '../internal/verify.ts'

/** Returns a value as the JSON that is sent, in which no character is hidden. */
export const toJsonText = (value: unknown): string =>
  escapeControls(JSON.stringify(value) ?? 'null')

/** Returns the size of a value as JSON, in bytes. */
export const jsonSize = (value: unknown): number => Buffer.byteLength(toJsonText(value))

/** Returns the size that every value may have, so that values below it stay whole. */
export function findShare(sizes: readonly number[], room: number): number {
  let rest = room
  const sorted = [...sizes].sort((a, b) => a - b)
  for (const [index, size] of sorted.entries()) {
    const share = Math.floor(rest / (sorted.length - index))
    if (size > share) return share
    rest -= size
  }
  return Number.POSITIVE_INFINITY
}
