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

/** How parts and states are told apart in a page, and how a line about widths is read. */
export function legendLines(instances: readonly ResolvedInstance[]): Line[] {
  const has = (part: 'states' | 'widths'): boolean =>
    instances.some(({ facts }) => Object.keys(facts?.[part] ?? {}).length)
  return [
    paragraph(ROOTS_LEGEND),
    paragraph(has('states') ? STATES_LEGEND : EMPTY),
    paragraph(has('widths') ? WIDTHS_LEGEND : EMPTY),
  ]
}

const ROOTS_LEGEND = md`The name in bold is the \`id\` of a root; a slot is an element with \`data-slot\`.`

const STATES_LEGEND = md`\`?state=loading\`, \`empty\` or \`error\` (\`error:NAME\` for one) shows a state: root with \`data-state\`, in it the pattern of the column with \`data-pattern\`; a root left out stays, empty and \`hidden\`.`

const WIDTHS_LEGEND = md`Widths: below \`md\` / to \`lg\` / from \`lg\`.`

/** One pattern of a page: what it is, its slots, its keys and how it changes with the width. */
export function patternBlock({
  name,
  pattern,
  preset,
  missingPreset,
  facts,
}: ResolvedInstance): MarkdownBlock {
  const alias = formatName(name)
  const mark = md`${unresolvedNote('pattern', facts)}${md` (unresolved: no preset ${missingPreset})`}`
  const title = md`**${alias}**: ${formatName(pattern)}/${formatName(preset)}${mark}${md`, ${facts?.role}`}`
  return ['', [paragraph(title), ...(facts ? patternFactLines(facts) : [])], alias.markdown]
}

/** What is said about a preset, the same for every instance. */
const patternFactLines: (substance: PatternFacts) => readonly Line[] = memoizeByObject(
  (substance) => {
    const { slots, keys, widths, announcements, focus, name, motion } = substance
    const required = Object.entries(slots).filter(([name]) => !name.endsWith('?'))
    const optional = Object.entries(slots)
      .filter(([name]) => name.endsWith('?'))
      .map(([name, text]): Slot => [name.slice(0, -1), text])
    return [
      essentialLine(
        describeSlots(required),
        'slot texts',
        undefined,
        md`Slots ${listSlotNames(required)}.`,
      ),
      detailLine(
        md`Optional: ${describeSlots(optional)}`,
        'optional slot texts',
        undefined,
        md`Optional ${listSlotNames(optional)}.`,
      ),
      essentialLine(md`Keys. ${joinMarkdown(keys.map(toSentence))}`, 'keys'),
      extraLine(md`Say ${joinMarkdown(announcements.map(quoteInline))}`, 'announcements'),
      extraLine(md`Focus: ${toSentence(focus)}`, 'focus'),
      detailLine(md`Named ${quoteInline(name)}.`, 'accessible names'),
      detailLine(md`Motion: ${toSentence(motion)}`, 'motion'),
      essentialLine(md`Widths: ${describeWidths(widths)}`, 'widths'),
    ]
  },
)

type Slot = [name: string, text: string]

const listSlotNames = (slots: readonly Slot[]): string[] => slots.map(([name]) => name)

const describeSlots = (slots: readonly Slot[]): SafeMarkdown | undefined =>
  joinMarkdown(slots.map(([name, text]) => joinMarkdown([name, toSentence(text)])))

function describeWidths(widths: PatternFacts['widths']): SafeMarkdown | undefined {
  const isUsual = Object.keys(widths).join() === 'mobile,tablet,desktop'
  const texts = Object.entries(widths).map(([at, text]) =>
    isUsual ? escapeInline(text) : md`${formatName(at)}: ${escapeInline(text)}`,
  )
  return joinMarkdown(texts, ' / ')
}

type StateRow = readonly [name: SafeMarkdown, states: PatternFacts['states']]

/** The table of states, and a line for each of the rarer ones. */
export function stateBlocks(instances: readonly ResolvedInstance[]): MarkdownBlock[] {
  const rows = instances.map(({ name, facts }): StateRow => [formatName(name), facts?.states ?? {}])
  return [
    ['', stateTableLines(rows)],
    ['', [...rows.map(stateConditionLine), ...rows.flatMap(otherStateLines)]],
  ]
}

function stateTableLines(rows: readonly StateRow[]): Line[] {
  const columns = COMMON_STATES.flatMap((name) => {
    const held = rows.flatMap(([, states]) => states[name] ?? [])
    const head = held.find(({ pattern }) => pattern)?.pattern
    return held.length === 0 ? [] : { name, head }
  })
  if (columns.length === 0) return []
  const titles = columns.map(({ name, head }) => md`${raw(name)}${md` (${formatName(head)})`}`)
  return [
    paragraph(md`| | ${joinMarkdown(titles, ' | ')} |\n|${raw('---|'.repeat(columns.length + 1))}`),
    ...rows
      .filter(([, states]) => COMMON_STATES.some((name) => states[name]))
      .map(([name, states]) => {
        const cells = columns.map((column) => createStateCell(states[column.name], column.head))
        return essentialLine(md`| ${name} | ${raw(cells.join(' | '))} |`, 'states', name)
      }),
  ]
}

/** When a pattern is empty or has failed, which is not the same for each. */
function stateConditionLine([name, states]: StateRow): Line {
  const texts = COMMON_STATES.slice(1).map(
    (state) => md`${raw(state)} (${toClause(states[state]?.when)})`,
  )
  return detailLine(md`${name}: ${texts}.`, 'when states show', name)
}

/** A sentence as a part of another. */
const toClause = (text: string | undefined): SafeMarkdown | undefined =>
  escapeMidLine(
    text?.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, ''),
  )

// The same on every page that has the pattern.
const describeState: (state: PatternState) => SafeMarkdown = memoizeByObject(({ shows }) =>
  escapeInline(shows),
)

/** What a state shows; its pattern only where it is not the one in the head of the column. */
function createStateCell(state: PatternState | undefined, head: string | undefined): string {
  if (state === undefined) return ''
  const { pattern } = state
  const place = pattern !== head && md`(${formatName(pattern) ?? md`in place`})`
  return joinMarkdown([describeState(state), place])?.markdown ?? ''
}

const otherStateLines = ([alias, states]: StateRow): Line[] =>
  Object.entries(states)
    .filter(([name]) => !COMMON_STATES.includes(name))
    .map(([name, { pattern, when, shows }]) => {
      const rare = formatName(name)
      const place = md`${md` (${formatName(pattern)})`}${md` (${toClause(when)})`}`
      return extraLine(md`${alias} ${rare}${place}: ${toSentence(shows)}`, rare.markdown, alias)
    })
