import { indexRecords } from '../../../content/corpus.ts'
import { findDanglingReferences, type KnownRecords } from '../../../content/dangling-references.ts'
import { findPageReferences } from '../../../content/references.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import { type ArchetypePage, listArchetypePages } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires every layout item to name an existing pattern and preset. */
export const patternsExistRule: ContextRule<'archetypes'> = {
  id: 'A2',
  requirement:
    'Every layout item of a page is an object that names an existing pattern and preset.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const known = indexRecords(records)
    return listArchetypePages(record).flatMap((page) => [
      ...findSlugOnlyItems(page),
      ...findDanglingPatterns(page, known),
    ])
  },
}

const findSlugOnlyItems = ({ uses }: ArchetypePage): RecordDraft[] =>
  uses
    .filter(({ isSlugOnly, pattern }) => isSlugOnly || pattern === undefined)
    .map(({ path, pattern }) => ({
      pointer: toPointer(path),
      message: pattern
        ? `"${pattern}" is a plain string, which could be a pattern or an alias.`
        : 'The item does not name a pattern.',
      hint: `Write {"pattern": ${pattern ? `"${pattern}"` : '...'}, "preset": ...}.`,
    }))

const findDanglingPatterns = (
  { authored, index }: ArchetypePage,
  known: KnownRecords,
): RecordDraft[] => {
  const references = findPageReferences(authored, ['pages', index])
  const patterns = references.filter(({ type }) => type === 'patterns')
  return findDanglingReferences(patterns, known).map(({ pointer, message, hint }) => ({
    pointer,
    message,
    hint: hint ?? 'Name an existing pattern and preset, or add them.',
  }))
}
