/** A difference between the source document and the migrated one. */
export interface Change {
  /**
   * `moved`: the same value at another pointer; `converted`: a value derived from another;
   * `defaulted`: a value that the source does not have; `dropped`: a value that was removed.
   */
  readonly kind: 'moved' | 'converted' | 'defaulted' | 'dropped'
  /** JSON Pointer into the source document. */
  readonly from?: string
  /** JSON Pointer into the migrated document. */
  readonly to?: string
  /** The new value, or the lost value if it was dropped; absent if it was moved. */
  readonly value?: unknown
  readonly note: string
}

/** A document after a step of a migration, and the changes of that step. */
export interface MigrationStep<T> {
  readonly document: T
  readonly changes: readonly Change[]
}

/** Creates the change for a value that moves unchanged. */
export const createMove = (from: string, to: string, note = 'Moved unchanged.'): Change => ({
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

/** Creates the change for a value derived from the one at `from`. */
export const createConversion = (change: ChangeInput): Change => ({ kind: 'converted', ...change })

/** Creates the change for a value that the source does not have; `from` is a related value. */
export const createDefault = (change: ChangeInput): Change => ({ kind: 'defaulted', ...change })

/** Creates the change for a value that the new version cannot hold. */
export const createDrop = (from: string, value: unknown, note: string): Change => ({
  kind: 'dropped',
  from,
  value,
  note,
})

/** The JSON Pointers of a value before and after a step. */
export interface PointerPair {
  readonly source: string
  readonly target: string
}

/** Creates the change from an old id to a new one. */
export function idChange(oldId: string, id: string, { source, target }: PointerPair): Change {
  const [from, to] = [`${source}/id`, `${target}/id`]
  if (oldId === id) return createMove(from, to)
  const note = `The id ${JSON.stringify(oldId)} is taken or invalid; it is now "${id}".`
  return createConversion({ from, to, value: id, note })
}

/**
 * Combines the changes of two steps: `from` points into the document before the first step, `to`
 * into the document after the second.
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

const isWithin = (pointer: string, parent: string | undefined): boolean =>
  pointer === parent || pointer.startsWith(`${parent}/`)

/** Maps the pointers that a step wrote to their changes, and their parents to null. */
function findOrigins(changes: readonly Change[]): ReadonlyMap<string, Change | null> {
  const origins = new Map<string, Change | null>()
  for (const change of changes) {
    if (change.to === undefined) continue
    if (!origins.has(change.to)) origins.set(change.to, change)
    for (const parent of listParentPointers(change.to)) {
      if (!origins.has(parent)) origins.set(parent, null)
    }
  }
  return origins
}

/** Lists the parents of a pointer, nearest first, without the root. */
function listParentPointers(pointer: string): string[] {
  const parents: string[] = []
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    parents.push(pointer.slice(0, end))
  }
  return parents
}

/** Makes a change of the second step point into the first document. */
function mapSourceBackward(change: Change, origins: ReadonlyMap<string, Change | null>): Change[] {
  const { from, ...rest } = change
  if (from === undefined) return [change]
  // The first step already logged what it wrote there, with its target mapped forward.
  if (change.kind === 'moved' && origins.has(from)) return []
  const written = [from, ...listParentPointers(from)].find((pointer) => origins.get(pointer))
  if (written === undefined) return [origins.has(from) ? rest : change]
  const origin = origins.get(written)?.from
  return [origin === undefined ? rest : { ...rest, from: origin + from.slice(written.length) }]
}
