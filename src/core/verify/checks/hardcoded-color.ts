import { pluralize } from '../../kernel/text.ts'
import type { FileCheck } from '../check.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile } from '../source-file.ts'
import { type ArbitraryClass, findArbitraryClasses } from '../styles/arbitrary-classes.ts'
import {
  hasTokenBackground,
  hasTokenBackgroundClass,
  readClassBackground,
  readRuleBackground,
} from '../styles/background-tokens.ts'
import { getClassMode, getRuleMode } from '../styles/color-modes.ts'
import { getPropertyUse, getUtilityUse } from '../styles/color-roles.ts'
import { type ColorLiteral, findColorLiterals } from '../styles/css-colors.ts'
import { type ColorQuery, chooseToken } from '../styles/nearest-token.ts'
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
import { createColorDrafts, type WrittenColor } from '../styles/written-colors.ts'

/** Finds colors that are written out where the project has tokens for them. */
export const hardcodedColor: FileCheck = {
  code: 'TOKEN010',
  check: 'hardcoded-colour',
  family: 'tokens',
  layer: 'dna',
  severity: 'warn',
  summary: 'a color is written out instead of a token',
  details:
    'A token is suggested if it is for the same use (text, backgrounds, borders) and looks the same in light and in dark mode. A color for which there is no such token is reported once for each file, with the number of places. Plain white and black without a token are not reported in borders and shadows, or if they are translucent.',
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
    const colors = [
      ...[...listDeclarations(file)].flatMap((located) => readDeclaration(located, snapshot)),
      ...[...findArbitraryClasses(file)].flatMap((found) => readClass(file, found, snapshot)),
    ]
    yield* createColorDrafts(file, colors)
  },
}

/** Where colors do not follow the palette: prints, system colors and masks. */
const SKIPPED_CONDITION = /^@media\b.*(?:\bprint\b|forced-colors)|^@(?:font-face|property)/
const COLOR_PROPERTY =
  /color$|^(?:background|background-image|border|border-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?|outline|box-shadow|text-shadow|fill|stroke|text-decoration|column-rule|caret|filter)$/

function readDeclaration(
  { file, rule, declaration }: LocatedDeclaration,
  snapshot: Snapshot,
): WrittenColor[] {
  const { property, value, valueRange } = declaration
  if (isDefinition(declaration) || !COLOR_PROPERTY.test(property)) return []
  if ([...rule.conditions, ...rule.selectors].some((scope) => SKIPPED_CONDITION.test(scope)))
    return []
  const literals = findColorLiterals(value)
  if (literals.length === 0) return []
  const table = getTokenTable(snapshot)
  const ruleMode = getRuleMode(rule.selectors, rule.conditions, getVariantTriggers(snapshot))
  return literals.flatMap((literal) => {
    if (isAllowed(literal, snapshot) || isInDrawing(file, rule)) return []
    const isExact = file.text.slice(valueRange.start, valueRange.end) === value
    const start = valueRange.start + literal.start
    const range = isExact ? { start, end: start + literal.text.length } : valueRange
    const mode = literal.scheme ? { scheme: literal.scheme, trigger: null } : ruleMode
    const query: ColorQuery = {
      color: literal.color,
      use: getPropertyUse(property),
      mode,
      isOnBackground: readRuleBackground(rule, table, mode.scheme),
      hasTokenBackground: hasTokenBackground(rule),
      getNotation: (token) => getStyleNotation(token, { file, rule }),
    }
    return {
      range,
      anchor: getStyleAnchor(rule, property, literal.text),
      literal,
      use: query.use,
      choice: chooseToken(table, query),
      isEditable: isExact && !literal.isArgument,
    }
  })
}

function readClass(
  file: SourceFile,
  arbitrary: ArbitraryClass,
  snapshot: Snapshot,
): WrittenColor[] {
  const { text, variants, utility, value, range } = arbitrary
  const [literal] = findColorLiterals(value)
  if (literal === undefined || literal.text !== value || isAllowed(literal, snapshot)) return []
  const table = getTokenTable(snapshot)
  const mode = getClassMode(variants, getVariantTriggers(snapshot))
  const use = getUtilityUse(utility)
  const choice = chooseToken(table, {
    color: literal.color,
    use,
    mode,
    isOnBackground: readClassBackground(arbitrary, table, mode.scheme),
    hasTokenBackground: hasTokenBackgroundClass(arbitrary.classes),
    getNotation: (token) => getClassNotation(token, { file, arbitrary }),
  })
  return [{ range, anchor: `class ${text}`, literal, use, choice, isEditable: true }]
}

const isAllowed = ({ text }: ColorLiteral, { settings }: Snapshot): boolean =>
  settings.tokens.allow.some((literal) => literal.toLowerCase() === text.toLowerCase())
