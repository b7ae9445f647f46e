import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, type Random } from '../support/random.ts'

/** What a group of scenarios gets: its choices, its folders, and where it reports. */
export interface GroupContext {
  /** Choices that are the same on every run with the same seed. */
  readonly random: Random
  readonly seed: number
  /** Creates a folder that is removed after the group. */
  createFolder(): Promise<string>
  /**
   * Runs a scenario and counts it under a kind, such as `kill svc build`. An error that it throws is
   * a failure; its name says how to repeat it.
   */
  attempt(kind: string, name: string, scenario: () => Promise<void>): Promise<void>
}

/** A group of scenarios, such as what happens with origins that lie. */
export interface Group {
  readonly name: string
  run(context: GroupContext): Promise<void>
}

export interface RunOptions {
  /** The names of the groups to run; all if empty. */
  readonly only?: readonly string[]
  readonly seed: number
  readonly log: (line: string) => void
}

/** Failures of a kind that are printed; the others are only counted. */
const MAX_PRINTED = 5

/** Runs groups one after the other, prints what was tried, and returns the number of failures. */
export async function runGroups(groups: readonly Group[], options: RunOptions): Promise<number> {
  const { only = [], log } = options
  const unknown = only.filter((name) => !groups.some((group) => group.name === name))
  if (unknown.length > 0) {
    const names = groups.map(({ name }) => name).join(', ')
    throw new Error(`Unknown group ${unknown.join(', ')}. The groups are ${names}.`)
  }
  const selected = groups.filter(({ name }) => only.length === 0 || only.includes(name))
  let tried = 0
  let failed = 0
  for (const group of selected) {
    const start = performance.now()
    const kinds = await runGroup(group, options)
    log(`\n== ${group.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    for (const [kind, result] of kinds) {
      tried += result.tried
      failed += result.failures.length
      log(`${result.failures.length === 0 ? 'ok  ' : 'FAIL'}  ${kind}: ${result.tried} tried`)
      for (const failure of result.failures.slice(0, MAX_PRINTED)) log(`      ${failure}`)
    }
  }
  log(`\n${tried} tried, ${failed} failed (seed ${options.seed})`)
  return failed
}

interface KindResult {
  tried: number
  readonly failures: string[]
}

async function runGroup(
  { name, run }: Group,
  { seed }: RunOptions,
): Promise<Map<string, KindResult>> {
  const kinds = new Map<string, KindResult>()
  const folders: string[] = []
  const attempt: GroupContext['attempt'] = async (kind, label, scenario) => {
    const result = kinds.get(kind) ?? { tried: 0, failures: [] }
    kinds.set(kind, result)
    result.tried += 1
    try {
      await scenario()
    } catch (error) {
      result.failures.push(`${label}: ${describe(error)}`)
    }
  }
  const createFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'svc-faults-'))
    folders.push(folder)
    return folder
  }
  try {
    await attempt(name, 'the group runs to its end', () =>
      run({ random: createRandom(seed), seed, createFolder, attempt }),
    )
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  return kinds
}

/** Returns the message of an error, without the colors and the many lines of an assertion. */
function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.split('\n').slice(0, 12).join(' | ')
}
