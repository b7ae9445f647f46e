import { toHexNotation } from '../../kernel/color/color.ts'
import { pluralize } from '../../kernel/text.ts'
import type { FileCheck } from '../check.ts'
import type { Repair, SourceDraft } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile, TextRange } from '../source-file.ts'
import { type ArbitraryClass, findArbitraryClasses } from '../styles/arbitrary-classes.ts'
import { readClassBackground, readRuleBackground } from '../styles/background-tokens.ts'
import { getClassMode, getRuleMode } from '../styles/color-modes.ts'
import { getPropertyUse, getUtilityUse } from '../styles/color-roles.ts'
import { type ColorLiteral, findColorLiterals } from '../styles/css-colors.ts'
import { type ColorQuery, chooseToken, type TokenChoice } from '../styles/nearest-token.ts'
import {
  getStyleAnchor,
  getTokenFiles,
  isDefinition,
  isInDrawing,
  type LocatedDeclaration,
  listDeclarations,
} from '../styles/style-files.ts'
import { getClassNotation, getStyleNotation } from '../styles/token-notation.ts'
import { getTokenTable, hasPalette, MIN_COLOR_TOKENS } from '../styles/token-table.ts'
import { getVariantTriggers } from '../styles/variant-triggers.ts'

/** Finds colors that are written out where the project has tokens for them. */
export const hardcodedColor: FileCheck = {
  code: 'TOKEN010',
  check: 'hardcoded-colour',
  family: 'tokens',
  layer: 'dna',
  severity: 'warn',
  summary: 'a color is written out instead of a token',
  scope: 'file',
  describeGap: (snapshot) => {
    const { length } = getTokenTable(snapshot).colors
    return length < MIN_COLOR_TOKENS
      ? `Colors were not compared with tokens (TOKEN010): the project defines ${pluralize(length, 'color token')}; ${MIN_COLOR_TOKENS} are needed.`
      : undefined
  },
  *run(file, snapshot) {
    if (!hasPalette(snapshot)) return
    if (getTokenFiles(snapshot).has(file.path)) return
    for (const located of listDeclarations(file)) yield* checkDeclaration(located, snapshot)
    for (const arbitrary of findArbitraryClasses(file)) yield* checkClass(file, arbitrary, snapshot)
  },
}

/** Where colors do not follow the palette: prints, system colors and masks. */
const SKIPPED_CONDITION = /^@media\b.*(?:\bprint\b|forced-colors)|^@(?:font-face|property)/
const COLOR_PROPERTY =
  /color$|^(?:background|background-image|border|border-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?|outline|box-shadow|text-shadow|fill|stroke|text-decoration|column-rule|caret|filter)$/

function* checkDeclaration(
  { file, rule, declaration }: LocatedDeclaration,
  snapshot: Snapshot,
): Generator<SourceDraft> {
  const { property, value, valueRange } = declaration
  if (isDefinition(declaration) || !COLOR_PROPERTY.test(property)) return
  if ([...rule.conditions, ...rule.selectors].some((scope) => SKIPPED_CONDITION.test(scope))) return
  const literals = findColorLiterals(value)
  if (literals.length === 0) return
  const table = getTokenTable(snapshot)
  const ruleMode = getRuleMode(rule.selectors, rule.conditions, getVariantTriggers(snapshot))
  for (const literal of literals) {
    if (isAllowed(literal, snapshot) || isInDrawing(file, rule)) continue
    const isExact = file.text.slice(valueRange.start, valueRange.end) === value
    const start = valueRange.start + literal.start
    const range = isExact ? { start, end: start + literal.text.length } : valueRange
    const mode = literal.scheme ? { scheme: literal.scheme, trigger: null } : ruleMode
    const query: ColorQuery = {
      color: literal.color,
      use: getPropertyUse(property),
      mode,
      isOnBackground: readRuleBackground(rule, table, mode.scheme),
      getNotation: (token) => getStyleNotation(token, { file, rule }),
    }
    yield createDraft({
      place: { file, range, anchor: getStyleAnchor(rule, property, literal.text) },
      literal,
      use: query.use,
      choice: chooseToken(table, query),
      isEditable: isExact && !literal.isArgument,
    })
  }
}

function* checkClass(
  file: SourceFile,
  arbitrary: ArbitraryClass,
  snapshot: Snapshot,
): Generator<SourceDraft> {
  const { text, variants, utility, value, range } = arbitrary
  const [literal] = findColorLiterals(value)
  if (literal === undefined || literal.text !== value || isAllowed(literal, snapshot)) return
  const table = getTokenTable(snapshot)
  const mode = getClassMode(variants, getVariantTriggers(snapshot))
  const use = getUtilityUse(utility)
  const choice = chooseToken(table, {
    color: literal.color,
    use,
    mode,
    isOnBackground: readClassBackground(arbitrary, table, mode.scheme),
    getNotation: (token) => getClassNotation(token, { file, arbitrary }),
  })
  yield createDraft({
    place: { file, range, anchor: `class ${text}` },
    literal,
    use,
    choice,
    isEditable: true,
  })
}

const isAllowed = ({ text }: ColorLiteral, { settings }: Snapshot): boolean =>
  settings.tokens.allow.some((literal) => literal.toLowerCase() === text.toLowerCase())

interface DraftInput {
  readonly place: {
    readonly file: SourceFile
    readonly range: TextRange
    readonly anchor: string
  }
  readonly literal: ColorLiteral
  readonly use: ColorQuery['use']
  readonly choice: TokenChoice | undefined
  /** False if the place allows no token. */
  readonly isEditable: boolean
}

function createDraft(input: DraftInput): SourceDraft {
  const { place, literal, choice } = input
  const { file, range, anchor } = place
  return {
    file: file.path,
    range,
    message: `${literal.text} is written out${describeChoice(input)}`,
    confidence: isSurelyFrom(choice, literal) ? 'certain' : 'likely',
    anchor,
    repair: createRepair(input),
  }
}

/** Up to this difference (CIEDE2000), two colors differ only by rounding. */
const MAX_EQUAL_DIFFERENCE = 0.05

/**
 * True if a color can only be that of its token: a color that no token has may belong to a chart, a
 * brand or the code of others, and white or a gray is that of some token by chance.
 */
const isSurelyFrom = (choice: TokenChoice | undefined, { color, isArgument }: ColorLiteral) =>
  choice !== undefined &&
  choice.difference < MAX_EQUAL_DIFFERENCE &&
  !isArgument &&
  new Set([color.r, color.g, color.b]).size > 1

const USES: Readonly<Record<ColorQuery['use'], string>> = {
  text: ' for text',
  background: ' for backgrounds',
  border: ' for borders',
  shadow: ' for shadows',
  icon: ' for icons',
  any: '',
}

function describeChoice({ choice, use }: DraftInput): string {
  if (choice === undefined) return `, and no token${USES[use]} is near it.`
  const { token, difference, isNear } = choice
  const { name } = token.token
  const amount = `ΔE ${difference.toFixed(1)}`
  if (!isNear)
    return `, and no token has this color. The nearest${USES[use]} is ${name} (${amount}).`
  return difference < MAX_EQUAL_DIFFERENCE
    ? `; the token ${name} has the same color.`
    : `; the token ${name} has nearly the same color (${amount}).`
}

function createRepair({ place, literal, choice, isEditable }: DraftInput): Repair {
  const { file, range } = place
  if (choice === undefined || !choice.isNear || !isEditable) {
    return describeManualRepair(literal, choice)
  }
  const { name } = choice.token.token
  const { text, isCertain } = choice.notation
  return {
    kind: 'edit',
    title: `Use ${name} instead of ${literal.text}.`,
    steps: [`Replace ${literal.text} with ${text}.`, ...describeOtherMode(choice, literal)],
    autofix: choice.isSame && isCertain ? 'safe' : 'suggest',
    edits: [{ file: file.path, range, text }],
  }
}

/** Asks about a token that has another color in the other mode. */
function describeOtherMode({ token, isSame }: TokenChoice, literal: ColorLiteral): string[] {
  const [light, dark] = [token, token.dark].map((value) => value && toHexNotation(value.color))
  if (isSame || light === dark) return []
  return [
    `${token.token.name} is ${light} in light and ${dark ?? 'unknown'} in dark mode. Replace ${literal.text} only if the color should change with the mode here.`,
  ]
}

const describeManualRepair = ({ text }: ColorLiteral, choice?: TokenChoice): Repair => ({
  kind: 'manual',
  title: choice?.isNear
    ? `Use ${choice.token.token.name} instead of ${text}.`
    : `Use a token instead of ${text}.`,
  steps: [
    choice?.isNear
      ? `Write the value with ${choice.token.token.name}.`
      : 'Choose the token that has the meaning of this color, or define one where the tokens are.',
    `If the color belongs to no palette, add it to tokens.allow in svc.config.json.`,
  ],
  autofix: 'none',
})
