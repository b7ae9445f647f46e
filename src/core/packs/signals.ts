import type { ResolvedInstance } from './context.ts'

/** A signal of a page: who sets it, and who else reads it. */
export interface Signal {
  readonly name: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** What the patterns of a page exchange with each other and with the app. */
export interface PageSignals {
  /** Set by one pattern and read by another. */
  readonly shared: readonly Signal[]
  /** Set and read by the same pattern only. */
  readonly internal: readonly Signal[]
  /** Read and never set on the page. */
  readonly inputs: readonly Signal[]
  /** Set and never read on the page. */
  readonly outputs: readonly Signal[]
  /** What can be started, and from where. */
  readonly actions: readonly Signal[]
}

type SignalRole = 'produces' | 'consumes' | 'actions'

/** The wiring of the patterns on a page. */
export function connectSignals(instances: readonly ResolvedInstance[]): PageSignals {
  const signalsOf = (role: SignalRole): Set<string> =>
    new Set(instances.flatMap(({ facts }) => facts?.[role] ?? []))
  const namesOf = (role: SignalRole, signal: string): string[] => {
    const users = instances.filter(({ facts }) => facts?.[role].includes(signal))
    return [...new Set(users.map(({ name }) => name))]
  }
  const consumed = signalsOf('consumes')
  const signals = [...new Set([...signalsOf('produces'), ...consumed])].map((name): Signal => {
    const from = namesOf('produces', name)
    const to = namesOf('consumes', name)
    // A single pattern that reads what it sets is not wired to a neighbour by that.
    return { name, from, to: from.length === 1 ? to.filter((reader) => reader !== from[0]) : to }
  })
  const unread = signals.filter(({ to }) => to.length === 0)
  return {
    shared: signals.filter(({ from, to }) => from.length > 0 && to.length > 0),
    internal: unread.filter(({ name }) => consumed.has(name)),
    inputs: signals.filter(({ from }) => from.length === 0),
    outputs: unread.filter(({ name }) => !consumed.has(name)),
    actions: [...signalsOf('actions')].map((name) => ({
      name,
      from: namesOf('actions', name),
      to: [],
    })),
  }
}

/** One signal a wire, from one pattern to another. */
export interface SignalConnection {
  readonly signal: string
  readonly from: string
  readonly to: string
}

/** Beyond so many, wires of one signal would fill the pack: each then leads to all that read it. */
const MAX_CONNECTIONS = 256

/** The shared signals as wires. */
export const listConnections = ({ shared }: PageSignals): SignalConnection[] =>
  shared.flatMap(({ name, from, to }) => {
    const readers =
      from.length * to.length > MAX_CONNECTIONS ? [`all ${to.length} that read it`] : to
    return from.flatMap((source) =>
      readers
        .filter((reader) => reader !== source)
        .map((reader) => ({ signal: name, from: source, to: reader })),
    )
  })
