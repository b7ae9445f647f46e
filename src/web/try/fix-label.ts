import type { Issue } from '../../index.ts'

/** Returns the label of the button that fixes an issue; undefined if there is no fix. */
export function getFixLabel({ patch }: Pick<Issue, 'patch'>): string | undefined {
  const [operation] = patch ?? []
  if (!operation) return undefined
  const { op, path, value } = operation
  if (op === 'remove') return 'Remove it'
  if (op === 'move') return `Rename to ${JSON.stringify(path.split('/').at(-1))}`
  return `${op === 'add' ? 'Add' : 'Replace with'} ${truncate(JSON.stringify(value) ?? '')}`
}

/** The longest value that a label shows whole. */
const MAX_LENGTH = 40

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
