import { type AppPage, getCommonDirectives } from '../../essence/app/app-plan.ts'
import { usesTailwind } from '../../essence/app/find-target.ts'
import type { PageKind } from '../../essence/model/label-vocabulary.ts'
import { findMainSection } from '../../essence/model/outline.ts'
import { parseLabel } from '../../essence/model/parse-label.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import type { Effective } from '../../generated/types/execution-pack.common.v1.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import { memoizeByObject, memoizeByString } from '../../kernel/memoize.ts'
import type { PackContext } from '../context.ts'
import { describeFormats, getFormats, localizeSample } from '../formats.ts'
import { fillConvention, KIND_GUIDES, SHARED_CONVENTIONS } from '../page-kinds.ts'
import { describeConstraints, describeModes, unresolvedNote } from './app-facts.ts'
import { detailLine, essentialLine, type Line, usefulLine } from './lines.ts'
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

/** What the conventions of a page depend on. */
interface ConventionScope {
  readonly effective: Effective
  /** Adds what is the same on the pages of this kind. */
  readonly kind?: PageKind
  /** The pages whose patterns the pack has read. */
  readonly pages?: readonly AppPage[]
}

/**
 * Creates the lines about what is the same on every page of an app, or on every page of a kind. They
 * come from the theme, the DNA, the locale and the rules that all sections share. A section or a page
 * replaces a convention by a directive with its label, so the lines leave out the labels that are
 * overridden.
 */
export const conventionLines = (
  context: PackContext,
  { effective: { density, mode }, kind, pages = [] }: ConventionScope,
  overridden: ReadonlySet<string> = new Set(),
): Line[] =>
  getConventions(context)(
    [
      density.value,
      mode.value,
      kind ?? '',
      listWideParts(context, pages).join('+'),
      ...PANEL_LABELS.filter((label) => overridden.has(label)),
    ].join(' '),
  )
    .filter(({ label }) => !overridden.has(label))
    .map(({ line }) => line)

/** Creates a line about what the pages of a kind add to what all pages share. */
export function kindLine(context: PackContext, [kind, count]: readonly [PageKind, number]): Line {
  const conventions = listKindConventions(context, kind)
    .filter(([label]) => !getDecidedLabels(context).has(label.toLowerCase()))
    .map(([label, text]) => labelText(label, text))
  const text = md`${raw(KIND_GUIDES[kind].title)} (${count}): ${joinMarkdown(conventions)}`
  return essentialLine(text, 'conventions', { subject: kind })
}

/** The labels of what the convention about panels decides, unless another line does. */
const PANEL_LABELS = ['borders', 'corners']

/**
 * Returns the conventions by density, mode, kind, wide parts and what a page decides about panels.
 * Cached: most pages of an app have the same.
 */
const getConventions = memoizeByObject((context: PackContext) =>
  memoizeByString((values): readonly Convention[] => {
    const [density = '', mode = '', kind = '', wideParts = '', ...panelLabels] = values.split(' ')
    const conventions = listDecided(context)
    const decided = new Set([...panelLabels, ...getDecidedLabels(context)])
    const options = { density, mode, kind: kind as PageKind, wideParts, decided }
    const defaults = listDefaults(context, options)
      .map(([label, text]) => createConvention(label, labelText(label, text)))
      .filter(({ label, line }) => line.text && !decided.has(label))
    return [...defaults, ...conventions]
  }),
)

const labelText = (label: string, text: SafeMarkdown): SafeMarkdown =>
  text.markdown ? md`${raw(label)}: ${text}` : EMPTY

/** Lists the constraints of the DNA and the rules that all sections share. */
const listDecided = memoizeByObject((context: PackContext): readonly Convention[] => {
  const declared = getCommonDirectives(context.essence).map((rule) => toConvention(context, rule))
  const labels = new Set(declared.map(({ label }) => label))
  const constraints = describeConstraints(context)
    .map(({ markdown }) => createConvention(markdown.replace(/:.*/s, ''), raw(markdown)))
    .filter(({ label }) => !labels.has(label))
  return [...constraints, ...declared]
})

/** Returns the labels that the essence decides for the whole app. */
const getDecidedLabels = memoizeByObject(
  (context: PackContext): ReadonlySet<string> =>
    new Set(listDecided(context).map(({ label }) => label)),
)

/** The conventions that a page pack leaves out first: the scaffold pack has them as well. */
const MINOR_LABELS = new Set([
  ...['button verbs', 'loading', 'never write', 'empty states', 'errors'],
  ...['panels', 'phones', 'status', 'type pair', 'typography'],
])

/** The conventions without which the content of two pages does not agree. */
const ESSENTIAL_LABELS = new Set(['today'])

function createConvention(name: string, text: SafeMarkdown | undefined): Convention {
  const label = name.toLowerCase()
  // Lines that the scaffold pack has as well are dropped without a word about it.
  const line = MINOR_LABELS.has(label)
    ? detailLine(text, '')
    : ESSENTIAL_LABELS.has(label)
      ? essentialLine(text, 'conventions', { subject: name })
      : usefulLine(text, 'conventions', { subject: name })
  return { label, line }
}

/** Turns a rule that all sections share into a convention. */
function toConvention({ locale }: PackContext, directive: string): Convention {
  const { label, text } = parseLabel(directive) ?? {}
  if (label !== 'Sample world') return createConvention(label ?? directive, escapeInline(directive))
  // The scaffold pack has the whole text.
  const world = text && localizeSample(text, getFormats(locale))
  return createConvention(label, md`Sample world: ${toFirstSentence(world)}`)
}

interface DefaultOptions {
  readonly density: string
  readonly mode: string
  /** Empty for what all kinds share. */
  readonly kind: PageKind | ''
  /** The names of parts in `PHONE_RULES`, joined with a plus. */
  readonly wideParts: string
  /** The labels that the essence decides. */
  readonly decided: ReadonlySet<string>
}

type LabeledText = readonly [label: string, text: SafeMarkdown]

/** Lists what an app decides unless its essence says otherwise. A text without a value is empty. */
function listDefaults(
  context: PackContext,
  { density, mode, kind, wideParts, decided }: DefaultOptions,
): LabeledText[] {
  const { dna } = context.essence
  const { control_rem, row_rem } = getVocabularyNumbers(SPACING_DENSITY, density)
  const token = getTokenFormatter(context)
  const { Grid = '', Typography = '', Status = '', Controls = '', ...minor } = SHARED_CONVENTIONS
  const fill = (text: string): SafeMarkdown =>
    fillConvention(text, { ...getValues(context), control_rem, row_rem }, token)
  return [
    [
      'Theme',
      md`${dna.theme.id}${unresolvedNote('theme', context.theme)}, ${describeModes(mode)}; colors, fonts and radii only from its variables.`,
    ],
    ['Grid', fill(Grid)],
    ['Typography', fill(Typography)],
    ...(kind ? listKindConventions(context, kind) : []),
    ['Panels', describePanels(token, decided)],
    ['Controls', fill(Controls)],
    ['Status', hasNoStatus(context, kind) ? EMPTY : fill(Status)],
    ['Numbers', raw(describeFormats(getFormats(context.locale)))],
    ['Phones', describePhones(wideParts)],
    ...Object.entries(minor).map(([label, text]): LabeledText => [label, fill(text)]),
  ]
}

/** Lists what the pages of a kind have in common. */
const listKindConventions = (context: PackContext, kind: PageKind): LabeledText[] =>
  Object.entries(KIND_GUIDES[kind].conventions).map(([label, text]) => [
    label,
    fillConvention(text, getValues(context), getTokenFormatter(context)),
  ])

/** The values of an app that conventions contain. */
const getValues = ({ essence: { dna } }: PackContext) => ({
  gap: dna.spacing.content_gap,
  heading_weight: dna.typography.heading_weight,
  body_weight: dna.typography.body_weight,
})

/** True if a page shows no status: it is read and not worked in. Without a kind, the app decides. */
const hasNoStatus = ({ essence }: PackContext, kind: PageKind | ''): boolean =>
  kind ? !STATUS_KINDS.has(kind) : findMainSection(essence.blueprint.sections)?.role === 'public'

const STATUS_KINDS: ReadonlySet<PageKind> = new Set(['app', 'flow'])

/** Returns the kinds of the pages of an app with the number of their pages, the most common first. */
export function countKinds(
  { getKind }: Pick<PackContext, 'getKind'>,
  pages: readonly AppPage[],
): (readonly [kind: PageKind, count: number])[] {
  const counts = new Map<PageKind, number>()
  for (const page of pages) counts.set(getKind(page), (counts.get(getKind(page)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

type TokenFormatter = ReturnType<typeof createTokenFormatter>

/** Describes panels, except for what the essence decides about them itself. */
function describePanels(token: TokenFormatter, decided: ReadonlySet<string>): SafeMarkdown {
  const facts = [
    token('--color-surface', 'bg-surface'),
    !decided.has('borders') && md`hairline ${token('--color-border', 'border-border')}`,
    !decided.has('corners') && token('--radius-card', 'rounded-card'),
  ]
  return md`${facts}.`
}

/** How parts that are wide fit a phone. */
const PHONE_RULES = {
  table: 'tables scroll in a labeled region or become a list',
  filters: 'filters collapse into one button',
} as const

type WidePart = keyof typeof PHONE_RULES

/** Lists the wide parts of pages. */
function listWideParts(
  { resolveInstance }: PackContext,
  pages: readonly AppPage[],
): readonly WidePart[] {
  const facts = pages.flatMap(({ instances }) =>
    instances.flatMap((instance) => resolveInstance(instance).facts ?? []),
  )
  return [
    ...(facts.some(({ layout }) => layout === 'table') ? (['table'] as const) : []),
    ...(facts.some(({ produces }) => produces.includes('filters')) ? (['filters'] as const) : []),
  ]
}

const describePhones = (wideParts: string): SafeMarkdown => {
  const parts = wideParts.split('+').filter((part): part is WidePart => part in PHONE_RULES)
  return md`${joinMarkdown(
    parts.map((part) => raw(PHONE_RULES[part])),
    '; ',
  )}.`
}

/** Returns the function that formats variables. Cached: it is the same for all pages of an app. */
const getTokenFormatter = memoizeByObject((context: PackContext) => createTokenFormatter(context))

/** Creates a function that formats a variable that the theme has, with its Tailwind class. */
function createTokenFormatter({ tokens, essence }: PackContext) {
  const names = new Set(tokens.map(({ name }) => name))
  const hasTailwind = usesTailwind(essence.meta.target)
  return (name: string, utility?: string): SafeMarkdown | undefined =>
    names.has(name) ? md`${name}${md` (${hasTailwind && utility})`}` : undefined
}
