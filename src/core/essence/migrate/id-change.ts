import { type Change, converted, moved } from './change.ts'

/** Where something stood, and where it stands now, as JSON Pointers. */
export interface Places {
  readonly at: string
  readonly into: string
}

/** How the id of something became the id that it has now. */
export function idChange(was: string, id: string, { at, into }: Places): Change {
  const [from, to] = [`${at}/id`, `${into}/id`]
  if (was === id) return moved(from, to)
  const note = `The id ${JSON.stringify(was)} is taken or malformed; it is "${id}" now.`
  return converted({ from, to, value: id, note })
}
