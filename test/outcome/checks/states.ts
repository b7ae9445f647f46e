import type { PatternContract } from '../page-contract.ts'
import { type PatternView, type PatternViews, readViews } from '../pattern-views.ts'
import type { BuiltPage, Finding, StateCheck } from '../types.ts'

/** The views of each page without a state, which every state must differ from. */
const readyViews = new WeakMap<BuiltPage, PatternViews>()

/** Checks that each pattern with the state marks it, looks different and shows its pattern. */
export const checkStates: StateCheck = async (built, state) => {
  const views = await readViews(built)
  if (state === '') {
    readyViews.set(built, views)
    return []
  }
  return built.contract.parts
    .filter((part) => part.states.has(state))
    .flatMap((part) => {
      const message = describeFailure(
        part,
        state,
        views[part.name],
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
  view?: PatternView,
  readyView?: PatternView,
): string | undefined {
  const pattern = part.states.get(state)
  if (view === undefined)
    return 'Its root is not in the page; a root without content must be hidden instead.'
  if (view.state !== state) return `Its root has no data-state="${state}" at ?state=${state}.`
  if (view.isHidden) return undefined
  if (view.html === readyView?.html) return 'It shows the same as without the state.'
  if (pattern === undefined || view.patterns.includes(pattern)) return undefined
  return `No element with data-pattern="${pattern}" is in it.`
}
