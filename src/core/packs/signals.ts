import type { PageBrief } from '../essence/model/page-brief.ts'
import { unique } from '../lists.ts'
import type { ResolvedInstance } from './context.ts'

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

type SignalRole = 'produces' | 'consumes' | 'actions'

/**
 * Connects the patterns of a page by the signals that they set and read. Where the brief of the
 * page says who follows a pattern, nobody else does; a part that a decision says to ignore others
 * follows none.
 */
export function connectSignals(
  instances: readonly ResolvedInstance[],
  brief: Pick<PageBrief, 'wiring' | 'decisions'> = { wiring: [], decisions: [] },
): PageSignals {
  const follows = createFollowRule(instances, brief)
  const listSignals = (role: SignalRole): Set<string> =>
    new Set(instances.flatMap(({ facts }) => facts?.[role] ?? []))
  const listInstances = (role: SignalRole, signal: string): string[] => {
    const users = instances.filter(({ facts }) => facts?.[role].includes(signal))
    return unique(users.map(({ name }) => name))
  }
  const consumed = listSignals('consumes')
  const names = unique([...listSignals('produces'), ...consumed])
  const signals = names.map((name): Signal => {
    const from = listInstances('produces', name)
    const to = listInstances('consumes', name)
    if (from.length === 0) return { name, from, to }
    // A pattern that alone sets a signal and also reads it is not connected to itself.
    const readers = to.filter((reader) => from.some((source) => follows(reader, source)))
    return { name, from, to: from.length === 1 ? readers.filter((it) => it !== from[0]) : readers }
  })
  const unread = signals.filter(({ to }) => to.length === 0)
  return {
    shared: signals.filter(({ from, to }) => from.length > 0 && to.length > 0),
    internal: unread.filter(({ name }) => consumed.has(name)),
    inputs: signals.filter(({ from }) => from.length === 0),
    outputs: unread.filter(({ name }) => !consumed.has(name)),
    actions: [...listSignals('actions')].map((name) => ({
      name,
      from: listInstances('actions', name),
      to: [],
    })),
    follows,
  }
}

/** Creates a function that tells if a pattern may follow another one. */
function createFollowRule(
  instances: readonly ResolvedInstance[],
  { wiring, decisions }: Pick<PageBrief, 'wiring' | 'decisions'>,
): (reader: string, source: string) => boolean {
  const declared = new Map(wiring.map(({ from, to }) => [from, to]))
  const sentences = decisions.flatMap((text) => text.toLowerCase().split(/[.;]\s/))
  const refusals = sentences.filter((sentence) => IGNORES.test(sentence))
  const ignorers = new Set(
    instances.flatMap(({ name }) => (refusals.some((text) => isSubject(name, text)) ? name : [])),
  )
  return (reader, source) => declared.get(source)?.includes(reader) ?? !ignorers.has(reader)
}

const IGNORES = /\b(ignores?|does not follow|do not follow|is independent|regardless)\b/

/** True if a sentence says of a pattern that it ignores something: its name comes before the verb. */
function isSubject(name: string, sentence: string): boolean {
  const [subject = ''] = sentence.split(IGNORES)
  // "Never show a total that ignores the filters" asks for the opposite.
  if (/\b(never|no|not)\b/.test(subject)) return false
  const words = ` ${subject.replace(/[^\p{L}\p{N}_-]+/gu, ' ')} `
  const id = name.toLowerCase()
  return words.includes(` ${id} `) || words.includes(` ${id.replaceAll('-', ' ')} `)
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
