import { type Duplicate, findDuplicates } from '../../kernel/lists.ts'
import { quote } from '../../kernel/text.ts'
import type { PatternInstance } from '../model/layout-rows.ts'
import type { PageEntry } from '../model/outline.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks that ids and aliases are unique. */
export const DUPLICATE_ID_RULES: readonly DiagnosticRule[] = [
  {
    code: 'section-id-duplicate',
    layer: 'error',
    check: ({ sections }) =>
      toDuplicateIdFindings(
        'section',
        findDuplicates(sections, ({ section }) => section.id),
      ),
  },
  {
    code: 'page-id-duplicate',
    layer: 'error',
    check: ({ pages }) => toDuplicateIdFindings('page', findDuplicates(pages, toPageKey)),
  },
  {
    code: 'alias-duplicate',
    layer: 'error',
    check: ({ pages }) =>
      pages.flatMap(({ displayName, instances }) =>
        findDuplicates(instances, ({ alias }) => alias).map(({ first, duplicate }) => ({
          pointer: `${duplicate.pointer}/as`,
          message: `${describePatterns(first, duplicate)} of ${displayName} have the same alias.`,
          expected: 'an alias that no other pattern of the page has',
          found: quote(duplicate.alias ?? ''),
          hint: 'Spans and data wiring refer to a pattern by its alias.',
        })),
      ),
  },
]

type EntryWithId<K extends string> = { readonly pointer: string } & {
  readonly [key in K]: { readonly id: string }
}

const toDuplicateIdFindings = <K extends 'section' | 'page'>(
  kind: K,
  duplicates: readonly Duplicate<EntryWithId<K>>[],
): DiagnosticFinding[] =>
  duplicates.map(({ first, duplicate }) => ({
    pointer: `${duplicate.pointer}/id`,
    message: `The ${kind}s at ${first.pointer} and ${duplicate.pointer} have the same id.`,
    expected: kind === 'page' ? 'an id that no other page of the section has' : 'a unique id',
    found: quote(duplicate[kind].id),
    hint: 'Routes name sections and pages by their ids.',
  }))

/** Identifies a section by its index, because two sections may have the same id. */
const toPageKey = ({ pointer, page }: PageEntry): string => pointer.replace(/\d+$/, page.id)

const describePatterns = (a: PatternInstance, b: PatternInstance): string =>
  `The patterns ${quote(a.id)} and ${quote(b.id)}`
