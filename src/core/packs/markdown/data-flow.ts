import { groupBy, unique } from '../../lists.ts'
import type { PageFacts } from '../checks.ts'
import type { Signal } from '../signals.ts'
import { extraLine, type Line, usefulLine } from './lines.ts'
import { formatName, joinMarkdown, md, raw, type SafeMarkdown } from './sentence.ts'

/** Creates the lines about data between patterns: one for all signals with the same flow. */
export function dataLines({ signals, instances }: PageFacts): Line[] {
  const { shared, internal, outputs, inputs, actions } = signals
  const names = unique(instances.map(({ name }) => name))
  const internalFlows = groupByFlow(internal, ({ from }) => md`${formatNames(from)} alone`)
  const outputFlows = groupByFlow(outputs, ({ from }) => md`${formatNames(from)} → app`)
  const inputFlows = groupByFlow(inputs, ({ to }) => md`app → ${formatNames(to)}`)
  const actionFlows = groupByFlow(actions, ({ from }) => md`${formatNames(from)}`)
  return [
    ...groupByFlow(shared, (signal) => describeSharedFlow(signal, names)).map(flowLine),
    ...internalFlows.map(minorFlowLine),
    ...outputFlows.map(flowLine),
    ...inputFlows.map(minorFlowLine),
    minorFlowLine(md`Actions. ${joinMarkdown(actionFlows, '; ')}`),
  ]
}

/** Describes who sets and who reads a signal; a signal for nearly all names the exception only. */
function describeSharedFlow({ from, to }: Signal, names: readonly string[]): SafeMarkdown {
  const others = names.filter((name) => !from.includes(name) && !to.includes(name))
  const isForAll = others.length < 2 && names.length >= 3 + others.length
  return isForAll
    ? md`${formatNames(from)} → all${md` but ${formatNames(others)}`}`
    : md`${formatNames(from)} → ${formatNames(to)}`
}

function groupByFlow(
  signals: readonly Signal[],
  describeFlow: (signal: Signal) => SafeMarkdown,
): SafeMarkdown[] {
  const groups = groupBy(signals, (signal) => describeFlow(signal).markdown)
  return [...groups].map(([flow, group]) => md`${group.map(({ name }) => name)}: ${raw(flow)}`)
}

const flowLine = (text: SafeMarkdown): Line => usefulLine(text, 'data flow')

const minorFlowLine = (text: SafeMarkdown): Line => extraLine(text, 'inputs and actions')

const formatNames = (names: readonly string[]): SafeMarkdown[] =>
  names.map((name) => formatName(name))
