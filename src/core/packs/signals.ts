import type { ResolvedInstance } from '../essence/app/app-context.ts'
import type { PageBrief } from '../essence/model/page-brief.ts'

/** A signal of a page, the patterns that set it and the other patterns that read it. */
export interface Signal {
  readonly name: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** The signals that the patterns of a page exchange with each other and with the app. */
export interface PageSignals {
  /** Set by one pattern and read by another. */
  readonly shared: readonly Signal[]
  /** Set and read only by the same pattern. */
  readonly internal: readonly Signal[]
  /** Read but never set on the page. */
  readonly inputs: readonly Signal[]
  /** Set but never read on the page. */
  readonly outputs: readonly Signal[]
  /** Actions and the patterns that start them. */
  readonly actions: readonly Signal[]
  /** True if a pattern may follow another one. */
  readonly follows: (reader: string, source: string) => boolean
}

/** The data flow that a page declares. */
type DataFlow = Pick<PageBrief, 'wiring' | 'readers'>

/**
 * Connects the patterns of a page by the signals that they set and read. Where the brief declares
 * which patterns follow another one, or which ones a pattern follows, no other connections exist.
 */
export function connectSignals(
  instances: readonly ResolvedInstance[],
  brief: DataFlow = { wiring: [], readers: [] },
): PageSignals {
  const follows = createFollowRule(brief)
  const producers = new Map<string, string[]>()
  const consumers = new Map<string, string[]>()
  const starters = new Map<string, string[]>()
  for (const { name, facts } of instances) {
    if (facts === undefined) continue
    addName(producers, facts.produces, name)
    addName(consumers, facts.consumes, name)
    addName(starters, facts.actions, name)
  }
  const signals: PageSignalLists = { shared: [], internal: [], inputs: [], outputs: [] }
  for (const [name, from] of producers) {
    const [onlySource] = from.length === 1 ? from : []
    // A pattern that alone sets a signal and also reads it is not connected to itself.
    const to = (consumers.get(name) ?? []).filter(
      (reader) => reader !== onlySource && from.some((source) => follows(reader, source)),
    )
    const signal = { name, from, to }
    if (to.length > 0) signals.shared.push(signal)
    else signals[consumers.has(name) ? 'internal' : 'outputs'].push(signal)
  }
  for (const [name, to] of consumers) {
    if (!producers.has(name)) signals.inputs.push({ name, from: [], to })
  }
  const actions = [...starters].map(([name, from]) => ({ name, from, to: [] }))
  return { ...signals, actions, follows }
}

type PageSignalLists = { [K in Exclude<keyof PageSignals, 'actions' | 'follows'>]: Signal[] }

/** Adds a pattern to the patterns of some signals, each once. */
function addName(names: Map<string, string[]>, signals: readonly string[], name: string): void {
  for (const signal of signals) {
    const list = names.get(signal)
    if (list === undefined) names.set(signal, [name])
    else if (!list.includes(name)) list.push(name)
  }
}

/**
 * Creates a function that tells if a pattern may follow another one: as its wiring declares, else as
 * its readers declare.
 */
function createFollowRule({
  wiring,
  readers,
}: DataFlow): (reader: string, source: string) => boolean {
  const followers = new Map(wiring.map(({ from, to }) => [from, to]))
  const sources = new Map(readers.map(({ part, from }) => [part, from]))
  return (reader, source) =>
    followers.get(source)?.includes(reader) ?? sources.get(reader)?.includes(source) ?? true
}

/** A signal from one pattern to another. */
export interface SignalConnection {
  readonly signal: string
  readonly from: string
  readonly to: string
}

/** With more connections, a signal would fill the pack: its readers are then counted instead. */
const MAX_CONNECTIONS = 256

/** Lists the connections that the shared signals make. */
export const listConnections = ({ shared, follows }: PageSignals): SignalConnection[] =>
  shared.flatMap(({ name, from, to }) => {
    const readers =
      from.length * to.length > MAX_CONNECTIONS ? [`all ${to.length} that read it`] : to
    return from.flatMap((source) =>
      readers
        .filter((reader) => reader !== source && (readers !== to || follows(reader, source)))
        .map((reader) => ({ signal: name, from: source, to: reader })),
    )
  })
