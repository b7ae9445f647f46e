import { toHexNotation } from '../../kernel/color/color.ts'
import { groupBy, unique } from '../../kernel/lists.ts'
import { manualRepair } from '../edits.ts'
import type { Repair, SourceDraft } from '../finding.ts'
import type { SourceFile, TextRange } from '../source-file.ts'
import { createSuppressionTest } from '../suppressions.ts'
import type { ColorUse } from './color-roles.ts'
import type { ColorLiteral } from './css-colors.ts'
import type { TokenChoice } from './nearest-token.ts'

/** A color that is written out, and the token that is nearest to it. */
export interface WrittenColor {
  readonly range: TextRange
  readonly anchor: string
  readonly literal: ColorLiteral
  readonly use: ColorUse
  readonly choice: TokenChoice | undefined
  /** False if the place allows no token. */
  readonly isEditable: boolean
}

/**
 * Reports the colors of a file: each one that a token can replace, and once each shade that the
 * project has no token for.
 */
export function* createColorDrafts(
  file: SourceFile,
  colors: readonly WrittenColor[],
): Generator<SourceDraft> {
  const isSuppressed = createSuppressionTest(file, 'TOKEN010')
  const [replaceable, others] = partition(colors, ({ choice }) => choice?.keepsModes ?? false)
  for (const color of replaceable) yield createDraft(file, [color])
  // Each comment silences its own place.
  const [silenced, open] = partition(
    others.filter((color) => !isPlainEffect(color)),
    ({ range }) => isSuppressed(range.start),
  )
  for (const color of silenced) yield createDraft(file, [color])
  const shades = groupBy(
    open.toSorted((a, b) => a.range.start - b.range.start),
    ({ literal }) => toHexNotation(literal.color),
  )
  for (const places of shades.values()) yield createDraft(file, places)
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** True for white or black in an effect: a shadow, a border over a picture, a translucent layer. */
function isPlainEffect({ literal: { color }, use }: WrittenColor): boolean {
  const isPlain = /^#(?:0{6}|F{6})/i.test(toHexNotation(color))
  return isPlain && (use === 'shadow' || use === 'border' || color.alpha < 1)
}

/** Creates the finding of a color at one or several places of a file. */
function createDraft(file: SourceFile, places: readonly WrittenColor[]): SourceDraft {
  const [first] = places
  if (first === undefined) throw new Error('A finding of a color needs a place.')
  const { range, anchor, literal, choice } = first
  const count = places.length > 1 ? ` ${places.length} times in this file` : ''
  return {
    file: file.path,
    range,
    message: `${literal.text} is written out${count}${describeChoice(places, first)}`,
    confidence: isSurelyFrom(choice, literal) ? 'certain' : 'likely',
    anchor,
    ...(count === ''
      ? {}
      : { evidence: places.slice(1).map((place) => describePlace(file, place)) }),
    repair: createRepair(file, first),
  }
}

const describePlace = (file: SourceFile, { literal, range }: WrittenColor) => ({
  kind: 'color',
  text: `${literal.text} is also written out here.`,
  file: file.path,
  range,
})

/** Up to this difference (CIEDE2000), two colors differ only by rounding. */
const MAX_EQUAL_DIFFERENCE = 0.05

/**
 * True if a color can only be that of its token: a color that no token has may belong to a chart, a
 * brand or the code of others, and white or a gray is that of some token by chance. So is a color
 * that its token has in one mode only.
 */
const isSurelyFrom = (choice: TokenChoice | undefined, { color, isArgument }: ColorLiteral) =>
  choice?.keepsModes === true &&
  choice.difference < MAX_EQUAL_DIFFERENCE &&
  !isArgument &&
  new Set([color.r, color.g, color.b]).size > 1

const USES: Readonly<Record<ColorUse, string>> = {
  text: ' for text',
  background: ' for backgrounds',
  border: ' for borders',
  shadow: ' for shadows',
  icon: ' for icons',
  any: '',
}

function describeChoice(places: readonly WrittenColor[], { choice, use }: WrittenColor): string {
  const isOneUse = unique(places.map((place) => place.use)).length === 1
  const purpose = isOneUse ? USES[use] : ''
  if (choice === undefined) return `, and no token${purpose} is near it.`
  const { token, difference, isNear, keepsModes } = choice
  const { name } = token.token
  const amount = `ΔE ${difference.toFixed(1)}`
  if (!isNear) return `, and no token has this color. The nearest${purpose} is ${name} (${amount}).`
  if (!keepsModes) return `, and no token${purpose} has this color in light and in dark mode.`
  return difference < MAX_EQUAL_DIFFERENCE
    ? `; the token ${name} has the same color.`
    : `; the token ${name} has nearly the same color (${amount}).`
}

function createRepair(file: SourceFile, color: WrittenColor): Repair {
  const { range, literal, choice, isEditable } = color
  if (!choice?.keepsModes || !isEditable) return createManualRepair(color)
  const { name } = choice.token.token
  const { text, isCertain } = choice.notation
  return {
    kind: 'edit',
    title: `Use ${name} instead of ${literal.text}.`,
    steps: [`Replace ${literal.text} with ${text}.`, ...describeModes(choice, literal)],
    autofix: choice.isSame && isCertain ? 'safe' : 'suggest',
    edits: [{ file: file.path, range, text }],
  }
}

/** Warns of a token that has another color in the other mode. */
function describeModes({ token, isSame }: TokenChoice, literal: ColorLiteral): string[] {
  const [light, dark] = [token, token.dark].map((value) => value && toHexNotation(value.color))
  if (isSame || light === dark) return []
  return [
    `${token.token.name} is ${light} in light and ${dark ?? 'unknown'} in dark mode. Replace ${literal.text} only if the color should change with the mode here.`,
  ]
}

function createManualRepair({ literal, choice }: WrittenColor): Repair {
  const { text } = literal
  const allow = 'If the color belongs to no palette, add it to tokens.allow in svc.config.json.'
  if (choice?.keepsModes) {
    const { name } = choice.token.token
    return manualRepair(`Use ${name} instead of ${text}.`, [`Write the value with ${name}.`, allow])
  }
  return manualRepair(`Use a token instead of ${text}.`, [
    'Choose the token that has the meaning of this color, or define one where the tokens are.',
    ...(choice?.isNear ? describeModes(choice, literal) : []),
    allow,
  ])
}
