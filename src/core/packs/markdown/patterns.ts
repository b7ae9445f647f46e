import { memoizeByObject } from '../../memoize.ts'
import type { ResolvedInstance } from '../context.ts'
import { escapeInline, formatName, quoteInline, type SafeMarkdown, toSentence } from '../inert.ts'
import {
  detailLine,
  essentialLine,
  extraLine,
  type Line,
  type MarkdownBlock,
  paragraph,
} from '../lines.ts'
import { EMPTY, joinMarkdown, md } from '../say.ts'
import type { PatternFacts } from '../substance.ts'
import { unresolvedNote } from './values.ts'

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
