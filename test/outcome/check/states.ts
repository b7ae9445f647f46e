import type { Part } from '../contract.ts'
import type { Built, Finding, Look } from '../types.ts'
import { type View, type Views, viewsOf } from '../views.ts'

/** What each page shows without a state, which no state may look like. */
const ready = new WeakMap<Built, Views>()

/** Each pattern that has the state says so, shows something else than before, and its pattern. */
export const states: Look = async (built, state) => {
  const seen = await viewsOf(built)
  if (state === '') {
    ready.set(built, seen)
    return []
  }
  return built.contract.parts
    .filter((part) => part.states.has(state))
    .flatMap((part) => {
      const message = faultOf(part, state, seen[part.name], ready.get(built)?.[part.name])
      return message === undefined
        ? []
        : [{ subject: `${part.name}/${state}`, message } satisfies Finding]
    })
}

function faultOf(part: Part, state: string, now?: View, before?: View): string | undefined {
  const pattern = part.states.get(state)
  if (now === undefined) return 'Its root is not in the page; one that is left out is hidden.'
  if (now.state !== state) return `Its root has no data-state="${state}" at ?state=${state}.`
  if (now.isHidden) return undefined
  if (now.html === before?.html) return 'It shows what it shows without the state.'
  if (pattern === undefined || now.patterns.includes(pattern)) return undefined
  return `No element with data-pattern="${pattern}" is in it.`
}
