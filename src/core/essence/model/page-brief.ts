import { groupBy, unique } from '../../lists.ts'
import { memoizeRecent } from '../../memoize.ts'
import type { Page } from '../version.ts'

/** A pattern of a page and the patterns that follow it, by their names on the page. */
export interface Wire {
  readonly from: string
  readonly to: readonly string[]
}

/** A job that people do on a page, and the key that does it. */
export interface BriefJob {
  readonly label: string
  readonly key?: string | undefined
}

/** What a page is for and what is decided about it. */
export interface PageBrief {
  /** The name of the page, as its heading shows it. */
  readonly title?: string | undefined
  /** Who opens the page, how often, with what question, and what they leave with. */
  readonly purpose?: string | undefined
  /** What readers notice first and second, and what stays in the background. */
  readonly first?: string | undefined
  readonly second?: string | undefined
  readonly quiet?: string | undefined
  readonly primaryAction?: string | undefined
  /** The other jobs, the most important first. */
  readonly then: readonly string[]
  readonly sample?: string | undefined
  /** The data flow that replaces the one derived from the patterns. */
  readonly wiring: readonly Wire[]
  /** All other directives. */
  readonly decisions: readonly string[]
}

type TextField = 'title' | 'purpose' | 'first' | 'second' | 'quiet' | 'primaryAction' | 'sample'

/** The labels of directives with a meaning of their own. An essence has no fields for them. */
const TEXT_LABELS: Readonly<Record<TextField, string>> = {
  title: 'Title',
  purpose: 'Purpose',
  first: 'Notice first',
  second: 'Notice second',
  quiet: 'Quiet',
  primaryAction: 'Primary action',
  sample: 'Sample',
}

const THEN_LABEL = 'Then'
const WIRING_LABEL = 'Wiring'

/** Stands for an empty list of patterns. */
const NOTHING = 'none'

const FIELD_BY_LABEL = new Map(
  Object.entries(TEXT_LABELS).map(([field, label]) => [label.toLowerCase(), field as TextField]),
)

/** A line with a label in front: `Errors: Name the record.` */
export interface LabeledLine {
  /** The label in lower case, so that labels can be compared. */
  readonly label: string
  readonly text: string
}

/** The label of the rule that names the business of all sample content. */
export const SAMPLE_WORLD = 'sample world'

const LABELED_LINE = /^([A-Z][A-Za-z -]{1,30}):\s+(\S.*)$/s

/**
 * Splits a line into its label and its text; undefined if it has no label. Several packs read the
 * same lines, so the last ones are kept.
 */
export const parseLabeledLine = memoizeRecent(4096, (line: string): LabeledLine | undefined => {
  const [, label, text] = LABELED_LINE.exec(line) ?? []
  return label && text ? { label: label.toLowerCase(), text } : undefined
})

/** Returns what a line decides, so that it can replace another one: its label, else all of it. */
export const getLineKey = (line: string): string =>
  parseLabeledLine(line)?.label ?? line.toLowerCase()

/**
 * Reads the brief of a page from its directives. A label counts once; a second directive with the
 * same label, and a wiring that names a pattern that the page lacks, are decisions like any other.
 */
export function readPageBrief(
  { directives = [] }: Pick<Page, 'directives'>,
  instanceNames: ReadonlySet<string>,
): PageBrief {
  const texts: Partial<Record<TextField, string>> = {}
  const wiring: Wire[] = []
  const decisions: string[] = []
  let then: readonly string[] = []
  for (const directive of directives) {
    const { label = '', text = '' } = parseLabeledLine(directive) ?? {}
    const field = FIELD_BY_LABEL.get(label)
    const wire = label === 'wiring' ? parseWire(text, instanceNames) : undefined
    if (field && texts[field] === undefined) texts[field] = text
    else if (label === 'then' && then.length === 0) then = splitItems(text, ';')
    else if (wire) wiring.push(wire)
    else decisions.push(directive)
  }
  return { ...texts, then, wiring: mergeWires(wiring), decisions }
}

/** Merges the wires of each pattern into one. */
const mergeWires = (wires: readonly Wire[]): Wire[] =>
  [...groupBy(wires, ({ from }) => from)].map(([from, group]) => ({
    from,
    to: unique(group.flatMap(({ to }) => to)),
  }))

/** Reads one text of the brief of a page. */
export function readBriefText(
  { directives = [] }: Pick<Page, 'directives'>,
  field: TextField,
): string | undefined {
  for (const directive of directives) {
    const { label = '', text } = parseLabeledLine(directive) ?? {}
    if (FIELD_BY_LABEL.get(label) === field) return text
  }
  return undefined
}

/** Returns the purpose of a page, else its first directive. */
export const summarizePage = (page: Pick<Page, 'directives'>): string | undefined =>
  readBriefText(page, 'purpose') ?? page.directives?.[0]

/**
 * Parses `a -> b, c` or `a -> none`; undefined unless the page has all these patterns and none
 * follows itself.
 */
function parseWire(text: string, instanceNames: ReadonlySet<string>): Wire | undefined {
  const [from = '', targets, ...rest] = splitItems(text.replace(/\.$/, ''), /->|→/)
  const to = targets === NOTHING ? [] : splitItems(targets ?? '', ',')
  const isKnown = [from, ...to].every((name) => instanceNames.has(name)) && !to.includes(from)
  return isKnown && targets && rest.length === 0 ? { from, to } : undefined
}

const splitItems = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)

/** The fields of a brief that an author writes. */
export interface BriefFields extends Partial<Record<TextField, string | undefined>> {
  readonly jobs?: readonly BriefJob[]
  readonly wiring?: readonly Wire[]
  readonly decisions?: readonly string[]
}

/** Writes a brief as directives, which `readPageBrief` reads again. */
export function writePageBrief({
  jobs = [],
  wiring = [],
  decisions = [],
  ...texts
}: BriefFields): string[] {
  const [primaryAction, ...then] = jobs.map(describeJob)
  const { sample, ...leading } = texts
  return [
    ...labelTexts({ ...leading, primaryAction }),
    ...(then.length > 0 ? [`${THEN_LABEL}: ${then.join('; ')}`] : []),
    ...labelTexts({ sample }),
    ...wiring.map(({ from, to }) => `${WIRING_LABEL}: ${from} -> ${to.join(', ') || NOTHING}`),
    ...decisions,
  ]
}

const labelTexts = (texts: Partial<Record<TextField, string | undefined>>): string[] =>
  Object.entries(TEXT_LABELS).flatMap(([field, label]) => {
    const text = texts[field as TextField]
    return text ? [`${label}: ${text}`] : []
  })

const describeJob = ({ label, key }: BriefJob): string => (key ? `${label} (\`${key}\`)` : label)

/** Returns the label of a directive that holds a part of a brief. */
export const getBriefLabel = (field: TextField): string => TEXT_LABELS[field]
