import { namedAll, word } from '../inert.ts'
import { bullet, type Line, may } from '../lines.ts'
import type { Signal, Wiring } from '../wiring.ts'

/** What flows between the patterns of a page, a line for all signals that take the same way. */
export function dataLines(wiring: Wiring, names: readonly string[]): Line[] {
  const all = new Set(names).size
  const flow = ({ from, to }: Signal): string =>
    `${words(from)} → ${new Set([...from, ...to]).size === all && all > 2 ? 'all' : words(to)}`
  const lines = [
    ...ways(wiring.shared, flow).map((text) => may('part', text, 'data flow')),
    ...ways(wiring.own, ({ from }) => `${words(from)} alone`).map((text) =>
      may('extra', text, 'inputs and actions'),
    ),
    ...ways(wiring.outputs, ({ from }) => `${words(from)} → app`).map((text) =>
      may('part', text, 'data flow'),
    ),
    ...ways(wiring.inputs, ({ to }) => `app → ${words(to)}`).map((text) =>
      may('extra', text, 'inputs and actions'),
    ),
  ]
  const started = ways(wiring.actions, ({ from }) => words(from)).join('; ')
  return [
    ...lines,
    ...(started === '' ? [] : [may('extra', `Actions. ${started}`, 'inputs and actions')]),
  ].map(bullet)
}

const words = (names: readonly string[]): string => names.map(word).join(', ')

function ways(signals: readonly Signal[], say: (signal: Signal) => string): string[] {
  const byWay = new Map<string, string[]>()
  for (const signal of signals) {
    const way = say(signal)
    const others = byWay.get(way)
    if (others) others.push(signal.name)
    else byWay.set(way, [signal.name])
  }
  return [...byWay].map(([way, names]) => `${namedAll(names)}: ${way}`)
}
