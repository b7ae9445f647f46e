import type { Reader, Wire } from '../../essence/model/page-brief.ts'
import { joinWords } from '../../kernel/text.ts'
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
    ...brief.readers.map((reader) => describeReader(reader, brief.wiring)),
  ].map((text) => usefulLine(text, 'data flow'))
}

/** Describes which parts a part follows; the wiring of those parts wins. */
function describeReader({ part, from }: Reader, wiring: readonly Wire[]): SafeMarkdown {
  const wired = wiring.filter(({ to }) => to.includes(part)).map((wire) => wire.from)
  const isWired = new Set(wiring.map((wire) => wire.from))
  const sources = [...wired, ...from.filter((source) => !isWired.has(source))]
  const list = listParts(sources)
  return list
    ? md`${toSelector(part)} follows only ${list}.`
    : md`${toSelector(part)} follows no other part.`
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
