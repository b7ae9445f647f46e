import { findDanglingReferences, type KnownRecords } from '../../content/dangling.ts'
import { findPageReferences } from '../../content/page-references.ts'
import { toPointer } from '../../pointer.ts'
import { knownPatterns } from '../known-patterns.ts'
import { type ArchetypePage, pagesOf } from '../pages-of.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** Pages are made of patterns and presets that exist. */
export const patternsResolve: RecordRule<'archetypes'> = {
  id: 'A2',
  asks: 'Every item of a page is an object that names an existing pattern and preset.',
  severity: 'error',
  source: 'reference',
  types: ['archetypes'],
  check(record, corpus) {
    const known = knownPatterns(corpus)
    return pagesOf(record).flatMap((page) => [...bare(page), ...lost(page, known)])
  },
}

const bare = ({ uses }: ArchetypePage): Finding[] =>
  uses
    .filter(({ isBare, pattern }) => isBare || pattern === undefined)
    .map(({ path, pattern }) => ({
      pointer: toPointer(path),
      message: pattern
        ? `"${pattern}" stands alone, so that nobody can tell a pattern from an alias.`
        : 'The item names no pattern.',
      remedy: `Write {"pattern": "${pattern ?? 'hero'}", "preset": ...}.`,
    }))

const lost = ({ authored, at }: ArchetypePage, known: KnownRecords): Finding[] => {
  const references = findPageReferences(authored, ['pages', at])
  const patterns = references.filter(({ type }) => type === 'patterns')
  return findDanglingReferences(patterns, known).map(({ pointer, message, hint }) => ({
    pointer,
    message,
    remedy: hint ?? 'Name a pattern and a preset that exist, or add them.',
  }))
}
