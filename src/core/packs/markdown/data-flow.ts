import { joinWords } from '../../text.ts'
import type { PageFacts } from '../checks.ts'
import type { PageSignals } from '../signals.ts'
import { toSelector } from './layout-outline.ts'
import { type Line, usefulLine } from './lines.ts'
import { md, raw, type SafeMarkdown } from './sentence.ts'

/**
 * Creates a line for each pattern that updates others. Data flow that the page declares comes first,
 * and is not derived again.
 */
export function dataLines({ signals, brief }: PageFacts): Line[] {
  const declared = new Map(brief.wiring.map(({ from, to }) => [from, to]))
  return [
    ...[...declared].map(
      ([source, readers]) => md`${toSelector(source)} updates only ${listParts(readers)}.`,
    ),
    ...[...groupReaders(signals, declared)].map(
      ([source, readers]) => md`${toSelector(source)} updates ${listParts([...readers])}.`,
    ),
  ].map((text) => usefulLine(text, 'data flow'))
}

/** Lists parts as in `#a, #b and #c`; undefined for an empty list. */
function listParts(names: readonly string[]): SafeMarkdown | undefined {
  const words = joinWords(
    names.map((name) => md`${toSelector(name)}`.markdown),
    'and',
  )
  return words === undefined ? undefined : raw(words)
}

/**
 * Returns the patterns that follow each pattern without declared data flow; of several sources of
 * a signal, the first.
 */
function groupReaders(
  { shared, follows }: PageSignals,
  declared: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const readersBySource = new Map<string, Set<string>>()
  for (const { from, to } of shared) {
    const source = from.find((name) => !declared.has(name))
    if (source === undefined) continue
    const readers = readersBySource.get(source) ?? new Set()
    for (const reader of to) {
      if (!from.includes(reader) && follows(reader, source)) readers.add(reader)
    }
    if (readers.size > 0) readersBySource.set(source, readers)
  }
  return readersBySource
}
