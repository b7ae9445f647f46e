import { groupBy } from '../../lists.ts'
import { formatName, type SafeMarkdown } from '../inert.ts'
import { extraLine, type Line, usefulLine } from '../lines.ts'
import type { PageFacts } from '../page-checks.ts'
import { joinMarkdown, md } from '../say.ts'
import type { Signal } from '../wiring.ts'

/** What flows between the patterns of a page, a line for all signals that take the same way. */
export function dataLines({ signals, instances }: PageFacts): Line[] {
  const all = [...new Set(instances.map(({ name }) => name))]
  const flow = ({ from, to }: Signal): SafeMarkdown => {
    const others = all.filter((name) => !from.includes(name) && !to.includes(name))
    const isAll = all.length >= 3 + others.length && others.length < 2
    return isAll
      ? md`${formatAliases(from)} → all${md` but ${formatAliases(others)}`}`
      : md`${formatAliases(from)} → ${formatAliases(to)}`
  }
  const started = groupByFlow(signals.actions, ({ from }) => md`${formatAliases(from)}`)
  return [
    ...groupByFlow(signals.shared, flow).map(flowLine),
    ...groupByFlow(signals.internal, ({ from }) => md`${formatAliases(from)} alone`).map(
      minorFlowLine,
    ),
    ...groupByFlow(signals.outputs, ({ from }) => md`${formatAliases(from)} → app`).map(flowLine),
    ...groupByFlow(signals.inputs, ({ to }) => md`app → ${formatAliases(to)}`).map(minorFlowLine),
    minorFlowLine(md`Actions. ${joinMarkdown(started, '; ')}`),
  ]
}

const flowLine = (text: SafeMarkdown): Line => usefulLine(text, 'data flow')

const minorFlowLine = (text: SafeMarkdown): Line => extraLine(text, 'inputs and actions')

const formatAliases = (names: readonly string[]): SafeMarkdown[] =>
  names.map((name) => formatName(name))

function groupByFlow(
  signals: readonly Signal[],
  wayOf: (signal: Signal) => SafeMarkdown,
): SafeMarkdown[] {
  const groups = groupBy(signals, (signal) => wayOf(signal).markdown)
  return [...groups].map(
    ([said, group]) => md`${group.map(({ name }) => name)}: ${{ markdown: said }}`,
  )
}
