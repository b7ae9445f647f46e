import type { PatternContract } from '../page-contract.ts'
import { type PatternView, type PatternViews, readViews } from '../pattern-views.ts'
import type { BuiltPage, Finding, StateCheck } from '../types.ts'

/** What each page shows without a state, which no state may look like. */
const readyViews = new WeakMap<BuiltPage, PatternViews>()

/** Each pattern that has the state says so, shows something else than before, and its pattern. */
export const checkStates: StateCheck = async (built, state) => {
  const seen = await readViews(built)
  if (state === '') {
    readyViews.set(built, seen)
    return []
  }
  return built.contract.parts
    .filter((part) => part.states.has(state))
    .flatMap((part) => {
      const message = describeFailure(
        part,
        state,
        seen[part.name],
        readyViews.get(built)?.[part.name],
      )
      return message === undefined
        ? []
        : [{ subject: `${part.name}/${state}`, message } satisfies Finding]
    })
}

function describeFailure(
  part: PatternContract,
  state: string,
  now?: PatternView,
  before?: PatternView,
): string | undefined {
  const pattern = part.states.get(state)
  if (now === undefined) return 'Its root is not in the page; one that is left out is hidden.'
  if (now.state !== state) return `Its root has no data-state="${state}" at ?state=${state}.`
  if (now.isHidden) return undefined
  if (now.html === before?.html) return 'It shows what it shows without the state.'
  if (pattern === undefined || now.patterns.includes(pattern)) return undefined
  return `No element with data-pattern="${pattern}" is in it.`
}
