import { groupBy } from '../../group-by.ts'
import { type Said, word } from '../inert.ts'
import { extra, type Line, part } from '../lines.ts'
import type { PageFacts } from '../page-checks.ts'
import { joined, say } from '../say.ts'
import type { Signal } from '../wiring.ts'

/** What flows between the patterns of a page, a line for all signals that take the same way. */
export function dataLines({ wiring, instances }: PageFacts): Line[] {
  const all = [...new Set(instances.map(({ name }) => name))]
  const flow = ({ from, to }: Signal): Said => {
    const others = all.filter((name) => !from.includes(name) && !to.includes(name))
    const isAll = all.length >= 3 + others.length && others.length < 2
    return isAll
      ? say`${words(from)} → all${say` but ${words(others)}`}`
      : say`${words(from)} → ${words(to)}`
  }
  const started = ways(wiring.actions, ({ from }) => say`${words(from)}`)
  return [
    ...ways(wiring.shared, flow).map(main),
    ...ways(wiring.own, ({ from }) => say`${words(from)} alone`).map(rest),
    ...ways(wiring.outputs, ({ from }) => say`${words(from)} → app`).map(main),
    ...ways(wiring.inputs, ({ to }) => say`app → ${words(to)}`).map(rest),
    rest(say`Actions. ${joined(started, '; ')}`),
  ]
}

const main = (text: Said): Line => part(text, 'data flow')

const rest = (text: Said): Line => extra(text, 'inputs and actions')

const words = (names: readonly string[]): Said[] => names.map((name) => word(name))

function ways(signals: readonly Signal[], wayOf: (signal: Signal) => Said): Said[] {
  const groups = groupBy(signals, (signal) => wayOf(signal).said)
  return [...groups].map(([said, group]) => say`${group.map(({ name }) => name)}: ${{ said }}`)
}
