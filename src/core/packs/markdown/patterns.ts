import { memoizeByObject } from '../../once-for-each.ts'
import type { Instance } from '../context.ts'
import { inert, quoted, type Said, sentence, word } from '../inert.ts'
import { type Block, extra, type Line, more, must, rule } from '../lines.ts'
import { joined, NOTHING, say } from '../say.ts'
import type { Substance } from '../substance.ts'
import { unresolved } from './values.ts'

/** How parts and states are told apart in a page, and how a line about widths is read. */
export function readingLines(instances: readonly Instance[]): Line[] {
  const has = (part: 'states' | 'widths'): boolean =>
    instances.some(({ substance }) => Object.keys(substance?.[part] ?? {}).length)
  return [
    must(ROOTS),
    must(has('states') ? SHOWN : NOTHING),
    must(has('widths') ? WIDTHS : NOTHING),
  ]
}

const ROOTS = say`The name in bold is the \`id\` of a root; a slot is an element with \`data-slot\`.`

const SHOWN = say`\`?state=loading\`, \`empty\` or \`error\` (\`error:NAME\` for one) shows a state: root with \`data-state\`, in it the pattern of the column with \`data-pattern\`; a root left out stays, empty and \`hidden\`.`

const WIDTHS = say`Widths: below \`md\` / to \`lg\` / from \`lg\`.`

/** One pattern of a page: what it is, its slots, its keys and how it changes with the width. */
export function patternBlock({ name, pattern, preset, missing, substance }: Instance): Block {
  const alias = word(name)
  const mark = say`${unresolved('pattern', substance)}${say` (unresolved: no preset ${missing})`}`
  const title = say`**${alias}**: ${word(pattern)}/${word(preset)}${mark}${say`, ${substance?.role}`}`
  return ['', [must(title), ...(substance ? substanceLines(substance) : [])], alias.said]
}

/** What is said about a preset, the same for every instance. */
const substanceLines: (substance: Substance) => readonly Line[] = memoizeByObject((substance) => {
  const { slots, keys, widths, announcements, focus, name, motion } = substance
  const required = Object.entries(slots).filter(([name]) => !name.endsWith('?'))
  const optional = Object.entries(slots)
    .filter(([name]) => name.endsWith('?'))
    .map(([name, text]): Slot => [name.slice(0, -1), text])
  return [
    rule(textsOf(required), 'slot texts', undefined, say`Slots ${namesOf(required)}.`),
    more(
      say`Optional: ${textsOf(optional)}`,
      'optional slot texts',
      undefined,
      say`Optional ${namesOf(optional)}.`,
    ),
    rule(say`Keys. ${joined(keys.map(sentence))}`, 'keys'),
    extra(say`Say ${joined(announcements.map(quoted))}`, 'announcements'),
    extra(say`Focus: ${sentence(focus)}`, 'focus'),
    more(say`Named ${quoted(name)}.`, 'accessible names'),
    more(say`Motion: ${sentence(motion)}`, 'motion'),
    rule(say`Widths: ${widthsInWords(widths)}`, 'widths'),
  ]
})

type Slot = [name: string, text: string]

const namesOf = (slots: readonly Slot[]): string[] => slots.map(([name]) => name)

const textsOf = (slots: readonly Slot[]): Said | undefined =>
  joined(slots.map(([name, text]) => joined([name, sentence(text)])))

function widthsInWords(widths: Substance['widths']): Said | undefined {
  const isUsual = Object.keys(widths).join() === 'mobile,tablet,desktop'
  const texts = Object.entries(widths).map(([at, text]) =>
    isUsual ? inert(text) : say`${word(at)}: ${inert(text)}`,
  )
  return joined(texts, ' / ')
}
