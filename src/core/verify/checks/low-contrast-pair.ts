import { type CssColor, labDeltaE, mixColors, rgbToLab, toHex } from '../../kernel/color/color.ts'
import { contrastRatio } from '../../kernel/color/contrast.ts'
import { findTone } from '../../kernel/color/readable-tone.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { ProjectCheck } from '../check.ts'
import type { Repair, SourceDraft } from '../finding.ts'
import type { DiscoveredToken, Snapshot } from '../snapshot.ts'
import type { SourceFile, StyleDeclaration, StyleRule, TextRange } from '../source-file.ts'
import type { ColorScheme } from '../styles/color-modes.ts'
import { parseColorValue } from '../styles/css-colors.ts'
import { listTextTokens } from '../styles/nearest-token.ts'
import { getStyleAnchor } from '../styles/style-files.ts'
import { listTokenPairs } from '../styles/token-pairs.ts'
import { getTokenTable, hasPalette } from '../styles/token-table.ts'

/** Finds text colors with too little contrast to their background. */
export const lowContrastPair: ProjectCheck = {
  code: 'TOKEN013',
  check: 'low-contrast-pair',
  family: 'tokens',
  layer: 'dna',
  severity: 'error',
  summary: 'text and background have too little contrast',
  scope: 'project',
  *run(snapshot) {
    for (const file of snapshot.files) {
      if (file.role !== 'production') continue
      for (const pair of listColorRules(file)) yield* checkRule(file, pair, snapshot)
    }
    yield* checkTokenPairs(snapshot)
  },
}

/** The ratios of WCAG 2.2, 1.4.3 and 1.4.6: for normal and for large text. */
const RATIOS = { AA: [4.5, 3], AAA: [7, 4.5] } as const

function getRequiredRatio({ contract }: Snapshot, isLarge: boolean): number {
  const level = contract?.essence.dna.accessibility?.wcag_level === 'AAA' ? 'AAA' : 'AA'
  return RATIOS[level][isLarge ? 1 : 0]
}

/** Inactive controls and decoration need no contrast; a selection mixes with the system's color. */
const EXEMPT_SELECTOR = /disabled|::selection|::(?:-webkit-scrollbar|-moz-)|aria-hidden/
const EXEMPT_CONDITION = /\bprint\b|forced-colors|^@keyframes/

/** A rule that sets the color of a text and of its background. */
interface ColorRule {
  readonly rule: StyleRule
  readonly color: StyleDeclaration
  readonly background: StyleDeclaration
  readonly isLarge: boolean
}

const listColorRules = memoizeByObject(({ styles }: SourceFile): readonly ColorRule[] =>
  styles.flatMap((rule) => {
    const background = findBackground(rule)
    const color = rule.declarations.findLast(({ property }) => property === 'color')
    if (color === undefined || background === undefined) return []
    if (rule.selectors.some((selector) => EXEMPT_SELECTOR.test(selector))) return []
    if (rule.conditions.some((condition) => EXEMPT_CONDITION.test(condition))) return []
    const last = new Map(rule.declarations.map((item) => [item.property, item]))
    return [{ rule, color, background, isLarge: isLargeText(last) }]
  }),
)

function* checkRule(
  file: SourceFile,
  { rule, color, background, isLarge }: ColorRule,
  snapshot: Snapshot,
): Generator<SourceDraft> {
  const required = getRequiredRatio(snapshot, isLarge)
  const pair = findLowestPair(color.value, background.value, snapshot)
  if (pair === undefined || pair.ratio >= required) return
  yield createDraft(
    { ...pair, required, file: file.path, range: color.range },
    {
      snapshot,
      anchor: getStyleAnchor(rule, 'color', color.value, background.value),
      target: isLiteral(color) ? { file: file.path, range: color.valueRange } : undefined,
      source: isLiteral(color) ? color.value : undefined,
      background: background.value,
      subject: `${color.value} on ${background.value}`,
      isRule: true,
    },
  )
}

/** Returns the background color of a rule, unless an image covers it or a later one resets it. */
function findBackground({ declarations }: StyleRule): StyleDeclaration | undefined {
  const image = declarations.some(({ property }) => property === 'background-image')
  const found = declarations.filter(({ property }) => /^background(?:-color)?$/.test(property))
  return image || found.length !== 1 ? undefined : found[0]
}

const isLiteral = ({ value }: StyleDeclaration): boolean => parseColorValue(value) !== undefined

// https://www.w3.org/TR/WCAG22/#dfn-large-scale
function isLargeText(declarations: ReadonlyMap<string, StyleDeclaration>): boolean {
  const [, digits = '0', unit] =
    /^(\d+(?:\.\d+)?|\.\d+)(px|rem|pt)$/.exec(declarations.get('font-size')?.value ?? '') ?? []
  const factors: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 }
  const pixels = Number(digits) * (factors[unit ?? ''] ?? 0)
  const weight = declarations.get('font-weight')?.value ?? ''
  return pixels >= 24 || (pixels >= 18.66 && /^(?:bold|bolder|[7-9]00)$/.test(weight))
}

/** A text color on a background, in the scheme in which their contrast is lowest. */
interface ColorPair {
  readonly text: CssColor
  readonly background: CssColor
  readonly ratio: number
  readonly scheme: ColorScheme | undefined
  readonly isCertain: boolean
}

function findLowestPair(
  text: string,
  background: string,
  snapshot: Snapshot,
): ColorPair | undefined {
  const { hasDark, resolve } = getTokenTable(snapshot)
  const schemes: readonly ColorScheme[] = hasDark ? ['light', 'dark'] : ['light']
  const pairs = schemes.flatMap((scheme) => {
    const pair = toPair(resolve(text, scheme), resolve(background, scheme))
    return pair ? [{ ...pair, scheme: hasDark ? scheme : undefined }] : []
  })
  return pairs.sort((a, b) => a.ratio - b.ratio)[0]
}

function toPair(text = '', background = ''): Omit<ColorPair, 'scheme'> | undefined {
  const [front, back] = [parseColorValue(text), parseColorValue(background)]
  if (front === undefined || back === undefined || back.alpha < 0.5 || front.alpha === 0) {
    return undefined
  }
  // What is behind a translucent background is not known; the text is mixed with what it covers.
  const solid = mixColors(toHex(back), toHex(front), front.alpha) ?? toHex(front)
  const ratio = contrastRatio(solid, toHex(back)) ?? 21
  return { text: front, background: back, ratio, isCertain: front.alpha === 1 && back.alpha === 1 }
}

function* checkTokenPairs(snapshot: Snapshot): Generator<SourceDraft> {
  const { names, find } = getTokenTable(snapshot)
  const roles = new Map(snapshot.files.map(({ path, role }) => [path, role]))
  const required = getRequiredRatio(snapshot, false)
  for (const { text, background } of listTokenPairs(names, find)) {
    const pair = findLowestPair(`var(${text})`, `var(${background})`, snapshot)
    const token = pair && find(text, pair.scheme ?? 'light')
    if (pair === undefined || token === undefined || pair.ratio >= required) continue
    if (roles.get(token.file) !== 'production') continue
    yield createDraft(
      { ...pair, required, file: token.file, range: token.range },
      {
        snapshot,
        anchor: `${token.conditions.join(' ')} ${token.selector} ${text} ${background}`,
        target: findValueRange(token, snapshot),
        source: parseColorValue(token.value) ? token.value : undefined,
        subject: `${text} on ${background}`,
        isRule: false,
      },
    )
  }
}

/** Returns where the value of a token is, if it is a color that can be replaced. */
function findValueRange(
  { file, range, value }: DiscoveredToken,
  { files }: Snapshot,
): { file: string; range: TextRange } | undefined {
  if (parseColorValue(value) === undefined) return undefined
  const source = files.find(({ path }) => path === file)?.text.slice(range.start, range.end) ?? ''
  const index = source.lastIndexOf(value)
  if (index === -1) return undefined
  const start = range.start + index
  return { file, range: { start, end: start + value.length } }
}

interface LowPair extends ColorPair {
  readonly required: number
  readonly file: string
  readonly range: TextRange
}

interface DraftContext {
  readonly snapshot: Snapshot
  readonly anchor: string
  /** The color that can be replaced. */
  readonly target: { readonly file: string; readonly range: TextRange } | undefined
  /** The text color as written; undefined if it is not written out. */
  readonly source: string | undefined
  /** The background of a rule, whose text color can be a token. */
  readonly background?: string
  readonly subject: string
  /** True if the pair is in a rule, which another rule may change. */
  readonly isRule: boolean
}

function createDraft(pair: LowPair, context: DraftContext): SourceDraft {
  const { snapshot, anchor, subject, isRule } = context
  const { ratio, required, file, range, scheme, isCertain } = pair
  const isDarkOnly = isRule && scheme === 'dark'
  const level = snapshot.contract?.essence.dna.accessibility?.wcag_level
  return {
    file,
    range,
    message: `${subject} has a contrast of ${formatRatio(ratio)}${scheme ? ` in ${scheme} mode` : ''}, below ${required}:1.`,
    // Another rule may replace one of the two in dark mode.
    confidence: !isCertain ? 'possible' : isDarkOnly ? 'likely' : 'certain',
    // Level A asks for no contrast.
    severity: level === 'A' || level === 'none' ? 'warn' : 'error',
    anchor,
    repair: createRepair(pair, context),
  }
}

/** Rounds down, so that a ratio that is too low never reads like the required one. */
const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

function createRepair(pair: LowPair, context: DraftContext): Repair {
  const { target, source, snapshot } = context
  const token = pair.isCertain ? findReadableToken(pair, context) : undefined
  // Where the project has a palette, another color that is written out would be the next finding.
  const isFree = context.background === undefined || !hasPalette(snapshot)
  const tone =
    pair.isCertain && source !== undefined && isFree ? findReadableTone(pair, source) : undefined
  const replacement = token === undefined ? tone : `var(${token})`
  if (replacement === undefined || target === undefined) {
    return {
      kind: 'manual',
      title: `Choose colors with a contrast of at least ${pair.required}:1.`,
      steps: [
        token
          ? `${token} has enough contrast on this background.`
          : 'Darken or lighten one of the two colors.',
      ],
      autofix: 'none',
    }
  }
  return {
    kind: 'edit',
    title: `Change the text color to ${replacement}.`,
    steps: [
      `Replace the color with ${replacement}, which has a contrast of at least ${pair.required}:1.`,
    ],
    autofix: 'suggest',
    edits: [{ ...target, text: replacement }],
  }
}

/** Finds the token for text that is nearest to a color and has enough contrast in every mode. */
function findReadableToken(
  { text, required }: LowPair,
  { background, snapshot }: DraftContext,
): string | undefined {
  if (background === undefined) return undefined
  const lab = rgbToLab(text)
  return listTextTokens(getTokenTable(snapshot))
    .filter(({ token: { name } }) => {
      const pair = name.startsWith('--')
        ? findLowestPair(`var(${name})`, background, snapshot)
        : undefined
      return pair !== undefined && pair.ratio >= required
    })
    .sort((a, b) => labDeltaE(a.lab, lab) - labDeltaE(b.lab, lab))[0]?.token.name
}

const findReadableTone = ({ background, required }: LowPair, source: string): string | undefined =>
  findTone(source, (hex) => (contrastRatio(hex, toHex(background)) ?? 0) >= required)
