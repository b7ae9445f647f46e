import { type Change, createConversion, createMove } from './change.ts'

/** Where something stood, and where it stands now, as JSON Pointers. */
export interface PointerPair {
  readonly source: string
  readonly target: string
}

/** How the id of something became the id that it has now. */
export function idChange(was: string, id: string, { source, target }: PointerPair): Change {
  const [from, to] = [`${source}/id`, `${target}/id`]
  if (was === id) return createMove(from, to)
  const note = `The id ${JSON.stringify(was)} is taken or malformed; it is "${id}" now.`
  return createConversion({ from, to, value: id, note })
}
