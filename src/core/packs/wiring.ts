import { groupBy } from '../group-by.ts'
import type { Instance } from './context.ts'

/** A signal of a page: who sets it, and who else reads it. */
export interface Signal {
  readonly name: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** What the patterns of a page exchange with each other and with the app. */
export interface Wiring {
  /** Set by one pattern and read by another. */
  readonly shared: readonly Signal[]
  /** Set and read by the same pattern only. */
  readonly own: readonly Signal[]
  /** Read and never set on the page. */
  readonly inputs: readonly Signal[]
  /** Set and never read on the page. */
  readonly outputs: readonly Signal[]
  /** What can be started, and from where. */
  readonly actions: readonly Signal[]
}

/** The wiring of the patterns on a page. */
export function wire(instances: readonly Instance[]): Wiring {
  const produced = namesBy(instances, 'produces')
  const consumed = namesBy(instances, 'consumes')
  const signals = [...new Set([...produced.keys(), ...consumed.keys()])].map((name): Signal => {
    const from = produced.get(name) ?? []
    const to = consumed.get(name) ?? []
    // A single pattern that reads what it sets is not wired to a neighbour by that.
    return { name, from, to: from.length === 1 ? to.filter((reader) => reader !== from[0]) : to }
  })
  const unread = signals.filter(({ to }) => to.length === 0)
  return {
    shared: signals.filter(({ from, to }) => from.length > 0 && to.length > 0),
    own: unread.filter(({ name }) => consumed.has(name)),
    inputs: signals.filter(({ from }) => from.length === 0),
    outputs: unread.filter(({ name }) => !consumed.has(name)),
    actions: [...namesBy(instances, 'actions')].map(([name, from]) => ({ name, from, to: [] })),
  }
}

type Role = 'produces' | 'consumes' | 'actions'

/** The names of the patterns by the signals that they have a role in. */
function namesBy(instances: readonly Instance[], role: Role): Map<string, string[]> {
  const uses = instances.flatMap(({ name, substance }) =>
    (substance?.[role] ?? []).map((signal) => ({ signal, name })),
  )
  const groups = groupBy(uses, ({ signal }) => signal)
  return new Map(
    [...groups].map(([signal, group]) => [signal, [...new Set(group.map(({ name }) => name))]]),
  )
}

/** One signal a wire, from one pattern to another. */
export interface Wire {
  readonly signal: string
  readonly from: string
  readonly to: string
}

/** Beyond so many, wires of one signal would fill the pack: each then leads to all that read it. */
const MOST = 256

/** The shared signals as wires. */
export const wiresOf = ({ shared }: Wiring): Wire[] =>
  shared.flatMap(({ name, from, to }) => {
    const readers = from.length * to.length > MOST ? [`all ${to.length} that read it`] : to
    return from.flatMap((source) =>
      readers
        .filter((reader) => reader !== source)
        .map((reader) => ({ signal: name, from: source, to: reader })),
    )
  })
