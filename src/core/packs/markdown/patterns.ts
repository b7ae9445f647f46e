import type { Instance } from '../context.ts'
import { inert, named, namedAll, quoted, sentence, word } from '../inert.ts'
import { type Block, bullet, type Line, may, must } from '../lines.ts'
import type { Slot, Substance, Width } from '../substance.ts'
import { unresolved } from './values.ts'

/** How the three parts of a `Widths` line are read. */
export const WIDTHS = 'Widths read: below `md` / to `lg` / from `lg`.'

/** One pattern of a page: what it is, its slots, its keys and how it changes with the width. */
export function patternBlock({ name, pattern, preset, missing, substance }: Instance): Block {
  const title = `**${word(name)}**: ${word(pattern)}/${word(preset)}`
  if (substance === undefined) return { lines: [must(`${title}${unresolved('pattern')}`)] }
  const { role } = substance
  const mark = missing === undefined ? '' : ` (unresolved: no preset ${named(missing)})`
  const head = must(`${title}${mark}${role === undefined ? '' : `, ${named(role)}`}`)
  return { of: word(name), lines: [head, ...substanceLines(substance)] }
}

const known = new WeakMap<Substance, readonly Line[]>()

/** What is said about a preset, the same for every instance. */
function substanceLines(substance: Substance): readonly Line[] {
  const lines = known.get(substance) ?? sayAll(substance)
  known.set(substance, lines)
  return lines
}

function sayAll(substance: Substance): Line[] {
  const { slots, keys, widths } = substance
  const pressed = keys.map(sentence).join(' ')
  return [
    ...slotLines(slots),
    ...(pressed === '' ? [] : [may('rule', `Keys. ${pressed}`, 'keys')]),
    ...extraLines(substance),
    ...(widths.length === 0 ? [] : [may('rule', `Widths: ${widthsInWords(widths)}`, 'widths')]),
  ].map(bullet)
}

function slotLines(slots: readonly Slot[]): Line[] {
  const required = slots.filter(({ isRequired }) => isRequired)
  const optional = slots.filter(({ isRequired }) => !isRequired)
  const names = (list: readonly Slot[]): string => namedAll(list.map(({ name }) => name))
  const texts = (list: readonly Slot[]): string => list.map(slotInWords).join(' ')
  const lines: Line[] = [
    { ...may('rule', texts(required), 'slot texts'), short: `Slots ${names(required)}.` },
    {
      ...may('more', `Optional: ${texts(optional)}`, 'optional slot texts'),
      short: `Optional ${names(optional)}.`,
    },
  ]
  return lines.filter((_, at) => [required, optional][at]?.length)
}

const slotInWords = ({ name, text }: Slot): string => `${named(name)} ${sentence(text)}`.trim()

const USUAL = 'mobile,tablet,desktop'

function widthsInWords(widths: readonly Width[]): string {
  const isUsual = widths.map(({ at }) => at).join() === USUAL
  return widths
    .map(({ at, text }) => (isUsual ? inert(text) : `${word(at)}: ${inert(text)}`))
    .join(' / ')
}

function extraLines({ announcements, focus, motion, name }: Substance): Line[] {
  const said = announcements.map(quoted).join(' ')
  return [
    said === '' ? [] : may('extra', `Say ${said}`, 'announcements'),
    focus === undefined ? [] : may('extra', `Focus: ${sentence(focus)}`, 'focus'),
    name === undefined ? [] : may('more', `Named ${quoted(name)}.`, 'accessible names'),
    motion === undefined ? [] : may('more', `Motion: ${sentence(motion)}`, 'motion'),
  ].flat()
}
