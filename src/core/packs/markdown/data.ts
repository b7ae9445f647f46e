import { groupBy } from '../../group-by.ts'
import { type Said, word } from '../inert.ts'
import { extra, type Line, list, part } from '../lines.ts'
import { joined, say } from '../say.ts'
import type { Signal, Wiring } from '../wiring.ts'

/** What flows between the patterns of a page, a line for all signals that take the same way. */
export function dataLines(wiring: Wiring, names: readonly string[]): Line[] {
  const all = [...new Set(names)]
  const flow = ({ from, to }: Signal): Said => {
    const others = all.filter((name) => !from.includes(name) && !to.includes(name))
    if (all.length < 3 + others.length || others.length > 1)
      return say`${words(from)} → ${words(to)}`
    return say`${words(from)} → all${say` but ${words(others)}`}`
  }
  const started = ways(wiring.actions, ({ from }) => words(from))
  return list([
    ...ways(wiring.shared, flow).map((text) => part(text, 'data flow')),
    ...ways(wiring.own, ({ from }) => say`${words(from)} alone`).map(rest),
    ...ways(wiring.outputs, ({ from }) => say`${words(from)} → app`).map((text) =>
      part(text, 'data flow'),
    ),
    ...ways(wiring.inputs, ({ to }) => say`app → ${words(to)}`).map(rest),
    rest(say`Actions. ${started.length > 0 && joined(started, '; ')}`),
  ])
}

const rest = (text: Said): Line => extra(text, 'inputs and actions')

const words = (names: readonly string[]): Said | undefined => joined(names.map(word), ', ')

function ways(signals: readonly Signal[], wayOf: (signal: Signal) => Said | undefined): Said[] {
  const groups = groupBy(signals, (signal) => wayOf(signal)?.said ?? '')
  return [...groups].map(([said, group]) => say`${group.map(({ name }) => name)}: ${{ said }}`)
}
