/** One difference between the document that was given and the one that came out. */
export interface Change {
  /**
   * `moved`: the same value in another place; `converted`: a value that follows from another;
   * `defaulted`: a value that the document does not give; `dropped`: a value without a place.
   */
  readonly kind: 'moved' | 'converted' | 'defaulted' | 'dropped'
  /** JSON Pointer into the document that was given. */
  readonly from?: string
  /** JSON Pointer into the document that came out. */
  readonly to?: string
  /** What was written, unless it was moved; of a dropped value, what was lost. */
  readonly value?: unknown
  readonly note: string
}

/** A document after one step of a migration, and what the step did to it. */
export interface MigrationStep<T> {
  readonly document: T
  readonly changes: readonly Change[]
}

/** The change of a value that stays the same in another place. */
export const createMove = (from: string, to: string, note = 'Moved as it was.'): Change => ({
  kind: 'moved',
  from,
  to,
  note,
})

interface ChangeInput {
  readonly from?: string
  readonly to: string
  readonly value: unknown
  readonly note: string
}

/** The change of a value that follows from what stood at `from`. */
export const createConversion = (change: ChangeInput): Change => ({ kind: 'converted', ...change })

/** The change of a value that the document does not give; `from` is what it leans on. */
export const createDefault = (change: ChangeInput): Change => ({ kind: 'defaulted', ...change })

/** The change of a value that has no place any more. */
export const createDrop = (from: string, value: unknown, note: string): Change => ({
  kind: 'dropped',
  from,
  value,
  note,
})

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

/**
 * The log of two steps as the log of one: `from` points into the document before the first step,
 * `to` into the document after the second.
 */
export function combineChanges(first: readonly Change[], second: readonly Change[]): Change[] {
  const moves = second.filter(({ kind }) => kind === 'moved')
  const replaced = new Set(second.filter(isInPlace).map(({ to }) => to))
  const origins = findOrigins(first)
  return [
    ...first.filter(({ to }) => !replaced.has(to)).map((change) => mapTargetForward(change, moves)),
    ...second.flatMap((change) => mapSourceBackward(change, origins)),
  ]
}

const isInPlace = ({ from, to }: Change): boolean => from !== undefined && from === to

function mapTargetForward(change: Change, moves: readonly Change[]): Change {
  const { to } = change
  const move = moves.find(({ from }) => to !== undefined && isWithin(to, from))
  if (to === undefined || !move) return change
  return { ...change, to: `${move.to}${to.slice(move.from?.length)}` }
}

const isWithin = (pointer: string, place: string | undefined): boolean =>
  pointer === place || pointer.startsWith(`${place}/`)

/** Where the places that a step wrote come from; null marks one that several were put into. */
function findOrigins(changes: readonly Change[]): ReadonlyMap<string, Change | null> {
  const origins = new Map<string, Change | null>()
  for (const change of changes) {
    if (change.to === undefined) continue
    if (!origins.has(change.to)) origins.set(change.to, change)
    for (const place of listParentPointers(change.to))
      if (!origins.has(place)) origins.set(place, null)
  }
  return origins
}

/** The pointers above a pointer, nearest first, without the whole document. */
function listParentPointers(pointer: string): string[] {
  const places: string[] = []
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    places.push(pointer.slice(0, end))
  }
  return places
}

/** A change of the second step in terms of the first document. */
function mapSourceBackward(change: Change, origins: ReadonlyMap<string, Change | null>): Change[] {
  const { from, ...rest } = change
  if (from === undefined) return [change]
  // What the first step wrote there is logged already, and its places were brought forward.
  if (change.kind === 'moved' && origins.has(from)) return []
  const place = [from, ...listParentPointers(from)].find((pointer) => origins.get(pointer))
  if (place === undefined) return [origins.has(from) ? rest : change]
  const origin = origins.get(place)?.from
  return [origin === undefined ? rest : { ...rest, from: origin + from.slice(place.length) }]
}
