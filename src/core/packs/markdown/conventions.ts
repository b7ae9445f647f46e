import { findMainSection } from '../../essence/model/outline.ts'
import { parseLabeledLine, SAMPLE_WORLD } from '../../essence/model/page-brief.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import type { Effective } from '../../generated/types/execution-pack.common.v1.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import { memoizeByObject, memoizeByString } from '../../memoize.ts'
import { getCommonDirectives, listPatternIds } from '../app-plan.ts'
import type { PackContext } from '../context.ts'
import { usesTailwind } from '../targets/find-target.ts'
import { describeConstraints, describeModes, unresolvedNote } from './app-facts.ts'
import { detailLine, type Line, usefulLine } from './lines.ts'
import {
  EMPTY,
  escapeInline,
  joinMarkdown,
  md,
  raw,
  type SafeMarkdown,
  toFirstSentence,
} from './sentence.ts'

/** A convention of the app. Its label names the thing that it decides. */
interface Convention {
  readonly label: string
  readonly line: Line
}

/**
 * Creates the lines about what is the same on every page of an app. They come from the theme, the
 * DNA and the rules that all sections share. A section or a page replaces a convention by a
 * directive with its label, so the lines leave out the labels that are overridden.
 */
export const conventionLines = (
  context: PackContext,
  { density, mode }: Effective,
  overridden: ReadonlySet<string> = new Set(),
): Line[] =>
  getConventions(context)(
    [density.value, mode.value, ...PANEL_LABELS.filter((label) => overridden.has(label))].join(' '),
  )
    .filter(({ label }) => !overridden.has(label))
    .map(({ line }) => line)

/** The labels of what the convention about panels decides, unless another line does. */
const PANEL_LABELS = ['borders', 'corners']

/**
 * Returns the conventions by density, mode and what a page decides about panels. Cached: most pages
 * of an app have the same.
 */
const getConventions = memoizeByObject((context: PackContext) =>
  memoizeByString((values): readonly Convention[] => {
    const [density = '', mode = '', ...panelLabels] = values.split(' ')
    const declared = getCommonDirectives(context.essence).map(toConvention)
    const labels = new Set(declared.map(({ label }) => label))
    const constraints = describeConstraints(context)
      .map(({ markdown }) => createConvention(markdown.replace(/:.*/s, ''), raw(markdown)))
      .filter(({ label }) => !labels.has(label))
    const conventions = [...declared, ...constraints]
    const decided = new Set([...panelLabels, ...conventions.map(({ label }) => label)])
    const defaults = listDefaults(context, { density, mode, decided })
      .map(([label, text]) =>
        createConvention(label, text.markdown ? md`${raw(label)}: ${text}` : EMPTY),
      )
      .filter(({ label, line }) => line.text && !decided.has(label))
    return [...defaults, ...constraints, ...declared]
  }),
)

/** The conventions that a page pack leaves out first: the scaffold pack has them as well. */
const MINOR_LABELS = new Set(['button verbs', 'loading', 'never write', 'empty states', 'errors'])

function createConvention(name: string, text: SafeMarkdown | undefined): Convention {
  const label = name.toLowerCase()
  // Lines that the scaffold pack has as well are dropped without a word about it.
  const line = MINOR_LABELS.has(label)
    ? detailLine(text, '')
    : usefulLine(text, 'conventions', { subject: name })
  return { label, line }
}

/** Turns a rule that all sections share into a convention. */
function toConvention(directive: string): Convention {
  const { label, text } = parseLabeledLine(directive) ?? {}
  if (label !== SAMPLE_WORLD) return createConvention(label ?? directive, escapeInline(directive))
  // The scaffold pack has the whole text.
  return createConvention(label, md`Sample world: ${toFirstSentence(text)}`)
}

interface DefaultOptions {
  readonly density: string
  readonly mode: string
  /** The labels that the essence decides. */
  readonly decided: ReadonlySet<string>
}

/** Lists what an app decides unless its essence says otherwise. A text without a value is empty. */
function listDefaults(
  context: PackContext,
  { density, mode, decided }: DefaultOptions,
): [label: string, text: SafeMarkdown][] {
  const { dna, blueprint } = context.essence
  const { control_rem, row_rem } = getVocabularyNumbers(SPACING_DENSITY, density)
  const token = createTokenFormatter(context)
  const isPublic = findMainSection(blueprint.sections)?.role === 'public'
  return [
    [
      'Theme',
      md`${dna.theme.id}${unresolvedNote('theme', context.theme)}, ${describeModes(mode)}; colors, fonts and radii only from its variables.`,
    ],
    ...(isPublic ? listSiteHeadings(context, token) : listAppHeadings(context, token)),
    ['Panels', describePanels(token, decided)],
    [
      'Controls',
      md`${control_rem}rem high, one-line rows ${row_rem}rem, targets 24px or more; at most one filled button (${token('--color-primary', 'bg-primary')})${raw(isPublic ? ' in `main`' : ' per page')}, others outlined.`,
    ],
    [
      'Status',
      isPublic
        ? EMPTY
        : md`one badge style, icon and word; ${token('--color-danger', 'text-danger')} only for errors, deletion and missed dates or targets.`,
    ],
    [
      'Numbers',
      md`tabular, right-aligned in tables; \`$1,240.50\`, \`Mar 12\`; omit \`.00\` and the current year.`,
    ],
    ['Phones', describePhones(context)],
    ['Empty states', md`one sentence and the action that fills the part.`],
    ['Errors', md`what failed, what was kept, and a retry in place.`],
  ]
}

type TokenFormatter = ReturnType<typeof createTokenFormatter>

/** Describes the headings of an app, whose pages are scanned. */
const listAppHeadings = (
  { essence: { dna } }: PackContext,
  token: TokenFormatter,
): [label: string, text: SafeMarkdown][] => [
  [
    'Page header',
    md`\`h1\` in ${token('--text-2xl', 'text-2xl')}, at most one muted line below, actions on the right.`,
  ],
  [
    'Sections',
    md`${dna.spacing.content_gap} apart, \`h2\` in ${token('--text-lg', 'text-lg')}; ${describeWeights(dna)}.`,
  ],
]

/** Describes the headings of a public site, whose pages are read. */
const listSiteHeadings = (
  { essence: { dna } }: PackContext,
  token: TokenFormatter,
): [label: string, text: SafeMarkdown][] => [
  [
    'Page header',
    md`\`h1\` from 2.5rem on phones to 4rem, in ${token('--font-display', 'font-display')}, one sentence below it, then the primary button if there is one.`,
  ],
  [
    'Sections',
    md`at least 5rem apart, \`h2\` in ${token('--text-3xl', 'text-3xl')}; lines of at most 65 characters; ${describeWeights(dna)}.`,
  ],
]

/** Describes the font weights. */
const describeWeights = ({ typography }: PackContext['essence']['dna']): SafeMarkdown =>
  md`weight ${typography.heading_weight} in headings, ${typography.body_weight} in text`

/** Describes panels, except for what the essence decides about them itself. */
function describePanels(token: TokenFormatter, decided: ReadonlySet<string>): SafeMarkdown {
  const facts = [
    token('--color-surface', 'bg-surface'),
    !decided.has('borders') && md`hairline ${token('--color-border', 'border-border')}`,
    !decided.has('corners') && token('--radius-card', 'rounded-card'),
  ]
  return md`${facts}.`
}

/** Describes how the wide patterns of the app fit a phone. */
function describePhones({ pages }: PackContext): SafeMarkdown {
  const patterns = pages.flatMap(listPatternIds)
  const hasPattern = (words: RegExp): boolean => patterns.some((id) => words.test(id))
  const rules = [
    hasPattern(/table|matrix/) && md`tables scroll in a labeled region or become a list`,
    hasPattern(/filter/) && md`filters collapse into one button`,
  ]
  return md`${joinMarkdown(rules, '; ')}.`
}

/** Creates a function that formats a variable that the theme has, with its Tailwind class. */
function createTokenFormatter({ tokens, essence }: PackContext) {
  const names = new Set(tokens.map(({ name }) => name))
  const hasTailwind = usesTailwind(essence.meta.target)
  return (name: string, utility: string): SafeMarkdown | undefined =>
    names.has(name) ? md`${name}${md` (${hasTailwind && utility})`}` : undefined
}
