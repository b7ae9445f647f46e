import { omitUndefined } from '../../kernel/json/value.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { Essence, Section } from '../version.ts'
import {
  type BriefFieldTable,
  type BriefProblem,
  type Optional,
  parseDirectives,
  readField,
  writeField,
} from './brief-fields.ts'
import { type AppLocale, choice, IDS_CODEC, LOCALE_CODEC } from './label-values.ts'
import { PAGE_KINDS, type PageKind } from './label-vocabulary.ts'

/** What the labels of a section decide. */
interface SectionFields {
  /** The kind of its pages. */
  readonly kind: PageKind
  /** The locale of the app; only that of the first section counts. */
  readonly locale: AppLocale
  /** The patterns of the shells that the app does not have; only those of the first section count. */
  readonly leavesOut: readonly string[]
}

/** What a section decides for its pages, and the first section for the app. */
export interface SectionBrief extends Optional<SectionFields> {
  /** All other directives: plain text and rules with a label. */
  readonly rules: readonly string[]
}

/** The value of the label `Kind`. */
export const KIND_CODEC = choice('kind', PAGE_KINDS)

const FIELDS: BriefFieldTable<SectionFields> = {
  kind: { label: 'Kind', codec: KIND_CODEC },
  locale: { label: 'Locale', codec: LOCALE_CODEC },
  leavesOut: { label: 'Leaves out', codec: IDS_CODEC },
}

/** Reads what the directives of a section decide. Cached: an essence is never changed. */
export const readSectionBrief = memoizeByObject(
  ({ directives = [] }: Pick<Section, 'directives'>): SectionBrief => {
    const { values, rest } = parseDirectives(directives, FIELDS, new Set())
    const { kind = [], locale = [], leavesOut = [] } = values
    return omitUndefined({
      kind: kind[0],
      locale: locale[0],
      leavesOut: leavesOut[0],
      rules: rest,
    })
  },
)

/** Lists the directives of a section that look like a part of its brief and are none. */
export const findSectionProblems = ({
  directives = [],
}: Pick<Section, 'directives'>): readonly BriefProblem[] =>
  parseDirectives(directives, FIELDS, new Set()).problems

/** Writes what a section decides as directives, which `readSectionBrief` reads again. */
export const writeSectionBrief = ({
  kind,
  locale,
  leavesOut,
  rules = [],
}: Partial<SectionBrief>): string[] => [
  ...writeField(FIELDS.kind, kind),
  ...writeField(FIELDS.locale, locale),
  ...writeField(FIELDS.leavesOut, leavesOut),
  ...rules,
]

/** Returns the kind that a page or its section states; undefined if neither does. */
export const getStatedKind = (
  section: Pick<Section, 'directives'>,
  page: Pick<Section, 'directives'>,
): PageKind | undefined => readField(page.directives, FIELDS.kind) ?? readSectionBrief(section).kind

/** Returns the locale of an app; undefined if none is decided. */
export const getAppLocale = ({ blueprint }: Essence): AppLocale | undefined => {
  const [first] = blueprint.sections
  return first && readSectionBrief(first).locale
}

/** Returns the patterns of the shells that an app does not have. */
export const listLeftOut = ({ blueprint }: Essence): readonly string[] => {
  const [first] = blueprint.sections
  return (first && readSectionBrief(first).leavesOut) ?? []
}
