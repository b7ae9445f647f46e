import { getPlacement } from '../content/placement.ts'
import type { ResolvedInstance } from '../essence/app/app-context.ts'
import type { CraftMove } from '../generated/types/pattern.v2.ts'
import { asArray, asString, getOwn } from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { PackContext } from './context.ts'

/** A move, and the part of the page that it is for; without one it is for the whole page. */
export interface ChosenMove extends CraftMove {
  readonly part?: string | undefined
}

/** The moves of a page pack. More would take room from the decisions. */
const MAX_MOVES = 3

/**
 * Chooses the moves that fit a page best: the first moves of its first part, of its kind and of its
 * other parts, in turns, and at most one about each thing. Navigation and what is around the
 * heading come last, since they lead to the page and are not its subject.
 */
export function chooseMoves(
  { getRecord }: Pick<PackContext, 'getRecord'>,
  instances: readonly Pick<ResolvedInstance, 'name' | 'pattern'>[],
  craft: readonly CraftMove[],
): ChosenMove[] {
  const seen = new Set<string>()
  const [first, ...others] = instances
    .flatMap(({ name, pattern }) => {
      const record = getRecord('patterns', pattern)
      if (record === undefined || seen.has(pattern)) return []
      seen.add(pattern)
      const moves = readMoves(record).map((move): ChosenMove => ({ ...move, part: name }))
      return [
        { moves, isAround: getPlacement(record).aroundHeading || record.category === 'navigation' },
      ]
    })
    .filter(({ moves }) => moves.length > 0)
    .sort((a, b) => Number(a.isAround) - Number(b.isAround))
  const sources = [first?.moves ?? [], craft, ...others.map(({ moves }) => moves)]
  return takeInTurns<ChosenMove>(sources)
}

/** Takes the best move of each source, then the second best, and no two about the same thing. */
function takeInTurns<T extends CraftMove>(sources: readonly (readonly T[])[]): T[] {
  const chosen: T[] = []
  const rounds = Math.max(...sources.map(({ length }) => length))
  for (let round = 0; round < rounds; round++) {
    for (const source of sources) {
      const move = source[round]
      if (move === undefined || chosen.some(({ about }) => about === move.about)) continue
      chosen.push(move)
      if (chosen.length === MAX_MOVES) return chosen
    }
  }
  return chosen
}

/** Reads the moves of a pattern; incomplete ones are left out. Cached: a record is never changed. */
const readMoves = memoizeByObject((record: object): readonly CraftMove[] =>
  asArray(getOwn(record, 'craft')).flatMap((value): CraftMove[] => {
    const about = asString(getOwn(value, 'about'))
    const move = asString(getOwn(value, 'move'))
    const reason = asString(getOwn(value, 'reason'))
    const example = asString(getOwn(value, 'example'))
    return about && move && reason && example ? [{ about, move, reason, example } as CraftMove] : []
  }),
)
