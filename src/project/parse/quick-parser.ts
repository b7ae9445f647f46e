import type { Parsers } from './load-parsers.ts'
import { areScriptsQuick, isUnbounded } from './parse-cost.ts'
import { DEFERRED, parseSource, type ReadFile, type ReadResult } from './read-source.ts'
import { runWithin, TIMED_OUT } from './time-limit.ts'

/** A file with its text, or what became of it if it is not to be parsed. */
interface SourceText {
  readonly path: string
  readonly text: string | ReadFile
}

/**
 * Parses files in this thread, and returns them in their order. Those that may take long, or have
 * taken too long, are deferred.
 */
export type QuickParser = (files: readonly SourceText[], parsers: Parsers) => readonly ReadResult[]

/** The milliseconds that some files may take here; most take a hundredth of it. */
const MAX_TIME = 500

/** After as many files that took longer, the others whose time has no bound are not tried here. */
const MAX_INTERRUPTED = 3

/** Creates a parser of the files that take little time. */
export function createQuickParser(): QuickParser {
  let interrupted = 0
  return (files, parsers) => {
    const results = files.map(
      ({ text }): ReadResult => (typeof text === 'string' ? DEFERRED : text),
    )
    const pending: (() => void)[] = []
    for (const [index, { path, text }] of files.entries()) {
      if (typeof text !== 'string' || !areScriptsQuick(path, text)) continue
      const parse = (): void => {
        results[index] = parseSource(path, text, parsers)
      }
      if (isUnbounded(path, text)) pending.push(parse)
      else parse()
    }
    // A limit for each file alone would cost more time than many files take.
    let next = 0
    const parseNext = (): void => {
      while (next < pending.length) pending[next++]?.()
    }
    while (next < pending.length && interrupted < MAX_INTERRUPTED)
      if (runWithin(MAX_TIME, parseNext) === TIMED_OUT) interrupted += 1
    return results
  }
}
