import { memoizeByObject } from '../../memoize.ts'
import { COMMON_STATES } from '../checks.ts'
import type { ResolvedInstance } from '../context.ts'
import type { PatternFacts, PatternState } from '../pattern-facts.ts'
import { unresolvedNote } from './app-facts.ts'
import {
  detailLine,
  essentialLine,
  extraLine,
  type Line,
  type MarkdownBlock,
  paragraph,
} from './lines.ts'
import {
  EMPTY,
  escapeInline,
  escapeMidLine,
  formatName,
  joinMarkdown,
  md,
  quoteInline,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'

/** Creates the legend: how slots and states are marked up, and how to read a line about widths. */
export function legendLines(instances: readonly ResolvedInstance[]): Line[] {
  const hasAny = (field: 'states' | 'widths'): boolean =>
    instances.some(({ facts }) => Object.keys(facts?.[field] ?? {}).length > 0)
  return [
    paragraph(ROOTS_LEGEND),
    paragraph(hasAny('states') ? STATES_LEGEND : EMPTY),
    paragraph(hasAny('widths') ? WIDTHS_LEGEND : EMPTY),
  ]
}

const ROOTS_LEGEND = md`The name in bold is the \`id\` of a root; a slot is an element with \`data-slot\`.`

const STATES_LEGEND = md`\`?state=loading\`, \`empty\` or \`error\` (\`error:NAME\` for one) shows a state: root with \`data-state\`, in it the pattern of the column with \`data-pattern\`; a root left out stays, empty and \`hidden\`.`

const WIDTHS_LEGEND = md`Widths: below \`md\` / to \`lg\` / from \`lg\`.`

/** Creates the block about a pattern: its identity, slots, keys and behavior at each width. */
export function patternBlock(instance: ResolvedInstance): MarkdownBlock {
  const { facts, missingPreset } = instance
  const name = formatName(instance.name)
  const pattern = formatName(instance.pattern)
  const preset = formatName(instance.preset)
  const patternNote = unresolvedNote('pattern', facts)
  const presetNote = md` (unresolved: no preset ${missingPreset})`
  const role = md`, ${facts?.role}`
  const title = md`**${name}**: ${pattern}/${preset}${patternNote}${presetNote}${role}`
  return ['', [paragraph(title), ...(facts ? patternFactLines(facts) : [])], name.markdown]
}

type Slot = readonly [name: string, text: string]

/** Creates the lines about a preset. Cached: all instances share its facts, which never change. */
const patternFactLines: (facts: PatternFacts) => readonly Line[] = memoizeByObject((facts) => {
  const { slots, keys, widths, announcements, focus, name, motion } = facts
  const isOptional = ([name]: Slot): boolean => name.endsWith('?')
  const required = Object.entries(slots).filter((slot) => !isOptional(slot))
  const optional = Object.entries(slots)
    .filter(isOptional)
    .map(([name, text]): Slot => [name.slice(0, -1), text])
  return [
    essentialLine(describeSlots(required), 'slot texts', {
      shortText: md`Slots ${listSlotNames(required)}.`,
    }),
    detailLine(md`Optional: ${describeSlots(optional)}`, 'optional slot texts', {
      shortText: md`Optional ${listSlotNames(optional)}.`,
    }),
    essentialLine(md`Keys. ${joinMarkdown(keys.map(toSentence))}`, 'keys'),
    extraLine(md`Say ${joinMarkdown(announcements.map(quoteInline))}`, 'announcements'),
    extraLine(md`Focus: ${toSentence(focus)}`, 'focus'),
    detailLine(md`Named ${quoteInline(name)}.`, 'accessible names'),
    detailLine(md`Motion: ${toSentence(motion)}`, 'motion'),
    essentialLine(md`Widths: ${describeWidths(widths)}`, 'widths'),
  ]
})

const listSlotNames = (slots: readonly Slot[]): string[] => slots.map(([name]) => name)

const describeSlots = (slots: readonly Slot[]): SafeMarkdown | undefined =>
  joinMarkdown(slots.map(([name, text]) => joinMarkdown([name, toSentence(text)])))

/** Describes the behavior at each width, without names if they are the three of the legend. */
function describeWidths(widths: PatternFacts['widths']): SafeMarkdown | undefined {
  const isStandard = Object.keys(widths).join() === 'mobile,tablet,desktop'
  const texts = Object.entries(widths).map(([name, text]) =>
    isStandard ? escapeInline(text) : md`${formatName(name)}: ${escapeInline(text)}`,
  )
  return joinMarkdown(texts, ' / ')
}

type StateRow = readonly [name: SafeMarkdown, states: PatternFacts['states']]

/** Creates the table of common states, then a line for each of the other ones. */
export function stateBlocks(instances: readonly ResolvedInstance[]): MarkdownBlock[] {
  const rows = instances.map(({ name, facts }): StateRow => [formatName(name), facts?.states ?? {}])
  return [
    ['', stateTableLines(rows)],
    ['', [...rows.map(stateConditionLine), ...rows.flatMap(otherStateLines)]],
  ]
}

function stateTableLines(rows: readonly StateRow[]): Line[] {
  const columns = COMMON_STATES.flatMap((name) => {
    const states = rows.flatMap(([, rowStates]) => rowStates[name] ?? [])
    // The head names the pattern that most cells show, so that only exceptions repeat it.
    const headPattern = states.find(({ pattern }) => pattern)?.pattern
    return states.length === 0 ? [] : { name, headPattern }
  })
  if (columns.length === 0) return []
  const titles = columns.map(
    ({ name, headPattern }) => md`${raw(name)}${md` (${formatName(headPattern)})`}`,
  )
  const separator = raw('---|'.repeat(columns.length + 1))
  return [
    paragraph(md`| | ${joinMarkdown(titles, ' | ')} |\n|${separator}`),
    ...rows
      .filter(([, states]) => COMMON_STATES.some((name) => states[name]))
      .map(([subject, states]) => {
        const cells = columns.map(({ name, headPattern }) =>
          createStateCell(states[name], headPattern),
        )
        return essentialLine(md`| ${subject} | ${raw(cells.join(' | '))} |`, 'states', { subject })
      }),
  ]
}

/** Describes what a state shows, with its pattern unless the head of the column names it. */
function createStateCell(state: PatternState | undefined, headPattern: string | undefined): string {
  if (state === undefined) return ''
  const { pattern } = state
  const location = pattern !== headPattern && md`(${formatName(pattern) ?? md`in place`})`
  return joinMarkdown([describeState(state), location])?.markdown ?? ''
}

/** Escapes what a state shows. Cached: pages share the states of a pattern, which never change. */
const describeState: (state: PatternState) => SafeMarkdown = memoizeByObject(({ shows }) =>
  escapeInline(shows),
)

/** Creates the line about when a pattern is empty or has failed, which differs by pattern. */
function stateConditionLine([subject, states]: StateRow): Line {
  const texts = ['empty', 'error'].map(
    (state) => md`${raw(state)} (${toClause(states[state]?.when)})`,
  )
  return detailLine(md`${subject}: ${texts}.`, 'when states show', { subject })
}

const otherStateLines = ([subject, states]: StateRow): Line[] =>
  Object.entries(states)
    .filter(([name]) => !COMMON_STATES.includes(name))
    .map(([name, { pattern, when, shows }]) => {
      const state = formatName(name)
      const notes = md`${md` (${formatName(pattern)})`}${md` (${toClause(when)})`}`
      const text = md`${subject} ${state}${notes}: ${toSentence(shows)}`
      return extraLine(text, state.markdown, { subject })
    })

/** Returns a sentence as a clause, without its initial capital and its period. */
const toClause = (text: string | undefined): SafeMarkdown | undefined =>
  escapeMidLine(
    text?.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, ''),
  )
