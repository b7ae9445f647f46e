import type { FileCheck } from '../check.ts'
import type { FindingDraft, Repair } from '../finding.ts'
import type { DiscoveredToken, Snapshot } from '../snapshot.ts'
import type { SourceFile, TextRange } from '../source-file.ts'
import { type ArbitraryClass, findArbitraryClasses } from '../styles/arbitrary-classes.ts'
import { type ColorLiteral, findColorLiterals } from '../styles/css-colors.ts'
import {
  getStyleAnchor,
  getTokenFiles,
  isDefinition,
  isInDrawing,
  type LocatedDeclaration,
  listDeclarations,
} from '../styles/style-files.ts'
import { findNearestColor, getTokenTable, type NearestToken } from '../styles/token-table.ts'

/** Projects with fewer color tokens have no palette that a color could belong to. */
const MIN_COLOR_TOKENS = 8

/** Beyond this difference (CIEDE2000), a token is another color. */
const MAX_DIFFERENCE = 10

/** Below this difference, nobody sees that the color has changed. */
const SAFE_DIFFERENCE = 0.5

/** Finds colors that are written out where the project has tokens for them. */
export const hardcodedColor: FileCheck = {
  code: 'TOKEN010',
  check: 'hardcoded-colour',
  family: 'tokens',
  layer: 'dna',
  severity: 'warn',
  summary: 'a color is written out instead of a token',
  scope: 'file',
  *run(file, snapshot) {
    if (getTokenTable(snapshot).colors.length < MIN_COLOR_TOKENS) return
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
): Generator<FindingDraft> {
  const { property, value, valueRange } = declaration
  if (isDefinition(declaration) || !COLOR_PROPERTY.test(property)) return
  if ([...rule.conditions, ...rule.selectors].some((scope) => SKIPPED_CONDITION.test(scope))) return
  for (const literal of findColorLiterals(value)) {
    if (isAllowed(literal, snapshot) || isInDrawing(file, rule)) continue
    const isExact = file.text.slice(valueRange.start, valueRange.end) === value
    const start = valueRange.start + literal.start
    const range = isExact ? { start, end: start + literal.text.length } : valueRange
    yield createDraft({
      file,
      range,
      literal,
      snapshot,
      anchor: getStyleAnchor(rule, property, literal.text),
      toText: isExact && !literal.isArgument ? toReference : undefined,
    })
  }
}

function* checkClass(
  file: SourceFile,
  { text, variants, utility, value, range, valueRange }: ArbitraryClass,
  snapshot: Snapshot,
): Generator<FindingDraft> {
  const [literal] = findColorLiterals(value)
  if (literal === undefined || literal.text !== value || isAllowed(literal, snapshot)) return
  const suffix = file.text.slice(valueRange.end + 1, range.end)
  yield createDraft({
    file,
    range,
    literal,
    snapshot,
    anchor: `class ${text}`,
    toText: (token) => {
      const color = getThemeColor(token)
      if (color !== undefined) return `${variants}${utility}-${color}${suffix}`
      return (
        file.text.slice(range.start, valueRange.start) +
        toReference(token) +
        file.text.slice(valueRange.end, range.end)
      )
    },
  })
}

/** Returns the name of a color in Tailwind's theme: `brand-500` for `bg-brand-500`. */
function getThemeColor({ name, conditions }: DiscoveredToken): string | undefined {
  const [, path] = /^theme\(colors\.([\w.-]+)\)$/.exec(name) ?? []
  if (path !== undefined) return path.replaceAll('.', '-')
  const isThemed = conditions.some((condition) => condition.startsWith('@theme'))
  return isThemed && name.startsWith('--color-') ? name.slice('--color-'.length) : undefined
}

const isAllowed = ({ text }: ColorLiteral, { settings }: Snapshot): boolean =>
  settings.tokens.allow.some((literal) => literal.toLowerCase() === text.toLowerCase())

/** Writes a use of a token in CSS: a custom property, or a function of Tailwind 3. */
const toReference = ({ name }: DiscoveredToken): string =>
  name.startsWith('--') ? `var(${name})` : name

interface DraftInput {
  readonly file: SourceFile
  readonly range: TextRange
  readonly literal: ColorLiteral
  readonly snapshot: Snapshot
  readonly anchor: string
  /** Writes the text that replaces the range; absent if the place allows no token. */
  readonly toText: ((token: DiscoveredToken) => string) | undefined
}

function createDraft({ file, range, literal, snapshot, anchor, toText }: DraftInput): FindingDraft {
  const nearest = findNearestColor(getTokenTable(snapshot), literal.color)
  const isNear = nearest !== undefined && nearest.difference <= MAX_DIFFERENCE
  const message = isNear
    ? `${literal.text} is written out; the token ${nearest.token.name} has ${describeDifference(nearest)}.`
    : `${literal.text} is written out, and no token of the project is near it.`
  const edits =
    isNear && toText ? [{ file: file.path, range, text: toText(nearest.token) }] : undefined
  return {
    file: file.path,
    range,
    message,
    // A shade over something else is rarely a color of the palette.
    confidence: literal.isArgument || (literal.color.alpha < 1 && !isNear) ? 'likely' : 'certain',
    anchor,
    repair: edits
      ? {
          kind: 'edit',
          title: `Use ${nearest?.token.name} instead of ${literal.text}.`,
          steps: [`Replace ${literal.text} with ${edits[0]?.text}.`],
          autofix: (nearest?.difference ?? 1) < SAFE_DIFFERENCE ? 'safe' : 'suggest',
          edits,
        }
      : describeManualRepair(literal, isNear ? nearest : undefined),
  }
}

const describeDifference = ({ difference }: NearestToken): string =>
  difference < 0.05 ? 'the same color' : `nearly the same color (ΔE ${difference.toFixed(1)})`

const describeManualRepair = ({ text }: ColorLiteral, nearest?: NearestToken): Repair => ({
  kind: 'manual',
  title: nearest
    ? `Use ${nearest.token.name} instead of ${text}.`
    : `Use a token instead of ${text}.`,
  steps: [
    nearest
      ? `Write the value with ${nearest.token.name}, whose color is nearest.`
      : 'Choose the token that has the meaning of this color, or define one where the tokens are.',
    `If the color belongs to no palette, add it to tokens.allow in svc.config.json.`,
  ],
  autofix: 'none',
})
