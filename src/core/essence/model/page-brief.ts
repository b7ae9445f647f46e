import { groupBy, unique } from '../../kernel/lists.ts'
import type { Page } from '../version.ts'
import {
  type BriefField,
  type BriefFieldTable,
  type BriefProblem,
  type Optional,
  parseDirectives,
  readField,
  writeField,
} from './brief-fields.ts'
import {
  type BriefJob,
  choices,
  JOB_CODEC,
  JOBS_CODEC,
  type PartLink,
  type PartNames,
  partLink,
  TEXT,
  YES_NO,
} from './label-values.ts'
import { type PageKind, URL_STATES, type UrlState } from './label-vocabulary.ts'
import type { LabelName } from './labels.ts'
import { KIND_CODEC } from './section-brief.ts'

/** A pattern of a page and the patterns that follow it, by their names on the page. */
export interface Wire {
  readonly from: string
  readonly to: readonly string[]
}

/** A pattern of a page and the patterns that it follows, by their names on the page. */
export interface Reader {
  readonly part: string
  readonly from: readonly string[]
}

/** The parts of a brief with one value. */
interface SingleFields {
  /** The name of the page, as its heading shows it. */
  readonly title: string
  /** Who opens the page, how often, with what question, and what they leave with. */
  readonly purpose: string
  /** The answer to their question, in one sentence, as the top of the page can show it. */
  readonly answer: string
  readonly kind: PageKind
  /** What readers notice first and second, and what stays in the background. */
  readonly first: string
  readonly second: string
  readonly quiet: string
  readonly primaryAction: BriefJob
  /** The other jobs, the most important first. */
  readonly otherActions: readonly BriefJob[]
  readonly sample: string
  /** What a copied link restores; empty for nothing. */
  readonly keepsInUrl: readonly UrlState[]
  /** True if each part keeps working when the others fail. */
  readonly failsApart: boolean
}

/** What a page is for and what is decided about it. */
export interface PageBrief extends Optional<SingleFields> {
  /** The data flow that replaces the one derived from the patterns. */
  readonly wiring: readonly Wire[]
  /** The patterns that follow only the listed ones. */
  readonly readers: readonly Reader[]
  /** All other directives: plain text and rules with a label. */
  readonly decisions: readonly string[]
}

/** The fields with one value, in the order in which they are written. */
const FIELDS: BriefFieldTable<SingleFields> = {
  title: { label: 'Title', codec: TEXT },
  purpose: { label: 'Purpose', codec: TEXT },
  answer: { label: 'Answer', codec: TEXT },
  kind: { label: 'Kind', codec: KIND_CODEC },
  first: { label: 'Notice first', codec: TEXT },
  second: { label: 'Notice second', codec: TEXT },
  quiet: { label: 'Quiet', codec: TEXT },
  primaryAction: { label: 'Primary action', codec: JOB_CODEC },
  otherActions: { label: 'Then', codec: JOBS_CODEC },
  sample: { label: 'Sample', codec: TEXT },
  keepsInUrl: { label: 'Keeps in URL', codec: choices('state', URL_STATES) },
  failsApart: { label: 'Fails apart', codec: YES_NO },
}

/** The fields with a directive for each part of the page. */
const LINKS: BriefFieldTable<{ wiring: PartLink; readers: PartLink }> = {
  wiring: { label: 'Wiring', codec: partLink('->'), isList: true },
  readers: { label: 'Reads', codec: partLink('<-'), isList: true },
}

const ALL_FIELDS = { ...FIELDS, ...LINKS }

type Directives = Pick<Page, 'directives'>

/**
 * Reads the brief of a page from its directives. What is no part of it is a decision: plain text, a
 * second directive with the same label, and a value that breaks the grammar of its label.
 */
export function readPageBrief({ directives = [] }: Directives, parts: PartNames): PageBrief {
  const { values, rest } = parseDirectives(directives, ALL_FIELDS, parts)
  const { wiring = [], readers = [], ...lists } = values
  const fields = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list[0]]))
  return {
    ...fields,
    wiring: mergeLinks(wiring).map(({ part, others }) => ({ from: part, to: others })),
    readers: mergeLinks(readers).map(({ part, others }) => ({ part, from: others })),
    decisions: rest,
  }
}

/** Merges the links of each part into one. */
const mergeLinks = (links: readonly PartLink[]): PartLink[] =>
  [...groupBy(links, ({ part }) => part)].map(([part, group]) => ({
    part,
    others: unique(group.flatMap(({ others }) => others)),
  }))

/** Lists the directives of a page that look like a part of its brief and are none. */
export const findBriefProblems = (
  { directives = [] }: Directives,
  parts: PartNames,
): readonly BriefProblem[] => parseDirectives(directives, ALL_FIELDS, parts).problems

/** Reads one field of the brief of a page. */
export const readBriefField = <Name extends keyof SingleFields>(
  { directives }: Directives,
  name: Name,
): SingleFields[Name] | undefined =>
  readField(directives, FIELDS[name] as BriefField<SingleFields[Name]>)

/** Returns the purpose of a page, else its first directive. */
export const summarizePage = (page: Directives): string | undefined =>
  readBriefField(page, 'purpose') ?? page.directives?.[0]

/** Writes a brief as directives, which `readPageBrief` reads again. */
export function writePageBrief(brief: Partial<PageBrief>): string[] {
  const { wiring = [], readers = [], decisions = [] } = brief
  return [
    ...(Object.keys(FIELDS) as (keyof SingleFields)[]).flatMap((name) =>
      writeField<unknown>(FIELDS[name], brief[name]),
    ),
    ...wiring.flatMap(({ from, to }) => writeField(LINKS.wiring, { part: from, others: to })),
    ...readers.flatMap(({ part, from }) => writeField(LINKS.readers, { part, others: from })),
    ...decisions,
  ]
}

/** Returns the label of a directive that holds a part of a brief. */
export const getBriefLabel = (name: keyof SingleFields): LabelName => FIELDS[name].label
