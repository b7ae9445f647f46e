import type { Check, FileCheck } from './check.ts'
import type { SourceDraft } from './finding.ts'
import type { Snapshot } from './snapshot.ts'
import type { SourceFile } from './source-file.ts'

/** A check that has not looked at everything, because it or others took too long. */
export interface UnfinishedCheck {
  readonly code: string
  /** The file on which it was stopped; null for a check of the whole project. */
  readonly file: string | null
  /** The milliseconds after which it was stopped; null if it did not run because of others. */
  readonly limit: number | null
}

/** How long checks may take. The host brings the clock, because core has none. */
export interface CheckLimits {
  /** The milliseconds that a check may take for one file. */
  readonly fileTimeout: number
  /** Runs a function, and stops it after some milliseconds. Returns false if it was stopped. */
  readonly runWithin: (milliseconds: number, run: () => void) => boolean
  readonly onUnfinished: (unfinished: UnfinishedCheck) => void
}

/** A check may take longer for the whole project, and where it first computes facts about it. */
const PROJECT_FACTOR = 10

/** After as many checks were stopped, the others do not run. */
const MAX_STOPPED = 3

/** Runs the checks of a run one after the other, and stops those that take too long. */
export class LimitedChecks {
  readonly #limits: CheckLimits
  #stopped = 0

  constructor(limits: CheckLimits) {
    this.#limits = limits
  }

  /** Returns what a check finds, as `finish` completes it. */
  run<Finding>(
    check: Check,
    { snapshot, files }: { readonly snapshot: Snapshot; readonly files: readonly SourceFile[] },
    finish: (drafts: readonly SourceDraft[]) => readonly Finding[],
  ): readonly Finding[] {
    if (!this.#canStart(check.code)) return []
    const drafts =
      check.scope === 'file'
        ? this.#runOnFiles(check, snapshot, files)
        : this.#runOnProject(check.code, () => [...check.run(snapshot)])
    return drafts.length === 0 ? [] : this.#runOnProject(check.code, () => finish(drafts))
  }

  #runOnProject<Item>(code: string, list: () => readonly Item[]): readonly Item[] {
    let items: readonly Item[] = []
    const limit = this.#limits.fileTimeout * PROJECT_FACTOR
    const run = (): void => {
      items = list()
    }
    if (this.#limits.runWithin(limit, run)) return items
    this.#stop({ code, file: null, limit })
    return []
  }

  #runOnFiles(
    { code, run }: FileCheck,
    snapshot: Snapshot,
    files: readonly SourceFile[],
  ): readonly SourceDraft[] {
    const drafts: SourceDraft[][] = []
    let next = 0
    while (next < files.length && this.#canStart(code)) {
      const first = next
      // A limit for each file alone would cost more time than most checks of a file take.
      const end = first === 0 ? 1 : files.length
      const limit = this.#limits.fileTimeout * (first === 0 ? PROJECT_FACTOR : 1)
      const isDone = this.#limits.runWithin(limit, () => {
        for (; next < end; next += 1) drafts[next] = [...run(files[next] as SourceFile, snapshot)]
      })
      // If files before the last one have taken a part of the time, that one starts again.
      if (isDone || next > first) continue
      this.#stop({ code, file: files[next]?.path ?? null, limit })
      next += 1
    }
    return drafts.flat()
  }

  #canStart(code: string): boolean {
    if (this.#stopped < MAX_STOPPED) return true
    this.#limits.onUnfinished({ code, file: null, limit: null })
    return false
  }

  #stop(unfinished: UnfinishedCheck): void {
    this.#stopped += 1
    this.#limits.onUnfinished(unfinished)
  }
}

/** Describes what checks have not looked at, in sentences. */
export function describeUnfinished(unfinished: readonly UnfinishedCheck[]): string[] {
  const slow = unfinished.flatMap(({ code, file, limit }) => {
    if (limit === null) return []
    const place = file === null ? '' : ` on ${file}`
    return [`${code} did not finish${place} within ${limit / 1000} s.`]
  })
  const skipped = unfinished.flatMap(({ code, limit }) => (limit === null ? code : []))
  if (skipped.length === 0) return slow
  const codes = [...new Set(skipped)].join(', ')
  return [...slow, `Not run to the end, because ${MAX_STOPPED} checks took too long: ${codes}.`]
}
