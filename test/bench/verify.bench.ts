import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench, describe } from 'vitest'
import { CHECKS, runChecks } from '../../src/internal/verify.ts'
import { openProject } from '../../src/project/folder/project.ts'
import type { ThreadOptions } from '../../src/project/parse/parse-threads.ts'
import type { SourceCache } from '../../src/project/parse/read-sources.ts'
import { readProject } from '../../src/project/verify/read-project.ts'
import { generateFile, generateProject } from '../support/verify/generate-project.ts'

const root = mkdtempSync(join(tmpdir(), 'svc-bench-'))
generateProject(root, 2_000)
const project = await openProject(root)

// The threads run the built module.
const worker = new URL('../../dist/lib/cli/parse-worker.js', import.meta.url)
const THREADS = { worker, threads: 2 }
const ONE_THREAD = { threads: 1 }

async function verify(
  cache: SourceCache,
  threads: ThreadOptions,
  paths?: readonly string[],
): Promise<number> {
  const snapshot = await readProject(project, cache, threads)
  return runChecks(snapshot, CHECKS, paths ? { paths } : {}).length
}

const warm: SourceCache = new Map()
const findings = await verify(warm, ONE_THREAD)
const memory = process.memoryUsage().rss / 1e6
console.info(`2,000 files: ${findings} findings, ${Math.round(memory)} MB`)

/** Measures the milliseconds of CPU time of a run: a busy machine changes them least. */
async function measureCpu(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Changes ten files, as an editor would, and returns their paths. */
function changeFiles(): string[] {
  const paths = Array.from({ length: 10 }, (_, index) => generateFile(index * 6).path)
  for (const path of paths) appendFileSync(join(root, path), '\n')
  return paths
}

const all = await measureCpu(() => verify(new Map(), ONE_THREAD))
const few = await measureCpu(() => verify(warm, ONE_THREAD, changeFiles()))
console.info(`CPU time of all: ${(all / few).toFixed(1)} times that of ten changed files`)

const COLD = { iterations: 3, warmupIterations: 1, time: 0, warmupTime: 0 }
const WARM = { ...COLD, iterations: 10 }

// Required: all files in under 3 s on two cores, ten changed files in less than a twentieth of that.
describe('verify 2,000 files', () => {
  bench('all, in two threads', async () => void (await verify(new Map(), THREADS)), COLD)
  bench('all, in one thread', async () => void (await verify(new Map(), ONE_THREAD)), COLD)
  bench('ten changed files', async () => void (await verify(warm, ONE_THREAD, changeFiles())), WARM)
})
