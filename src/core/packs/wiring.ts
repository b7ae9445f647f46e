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
  const isOwn = ({ name, from, to }: Signal): boolean =>
    from.length === 1 && to.length === 0 && consumed.has(name)
  return {
    shared: signals.filter(({ from, to }) => from.length > 0 && to.length > 0),
    own: signals.filter(isOwn),
    inputs: signals.filter(({ from }) => from.length === 0),
    outputs: signals.filter((signal) => signal.to.length === 0 && !isOwn(signal)),
    actions: [...namesBy(instances, 'actions')].map(([name, from]) => ({ name, from, to: [] })),
  }
}

type Role = 'produces' | 'consumes' | 'actions'

/** The names of the patterns by the signals that they have a role in. */
function namesBy(instances: readonly Instance[], role: Role): Map<string, string[]> {
  const names = new Map<string, Set<string>>()
  for (const { name, substance } of instances) {
    for (const signal of substance?.[role] ?? []) {
      const known = names.get(signal)
      if (known) known.add(name)
      else names.set(signal, new Set([name]))
    }
  }
  return new Map([...names].map(([signal, set]) => [signal, [...set]]))
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
