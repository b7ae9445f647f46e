import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench, describe } from 'vitest'
import { openProject } from '../../src/project/project.ts'
import { readProject } from '../../src/project/verify/read-project.ts'
import type { SourceCache } from '../../src/project/verify/read-sources.ts'
import { CHECKS, runChecks } from '../../src/verify.ts'
import { generateFile, generateProject } from '../support/verify/generate-project.ts'

const root = mkdtempSync(join(tmpdir(), 'svc-bench-'))
generateProject(root, 2_000)
const project = await openProject(root)

async function verify(cache: SourceCache, paths?: readonly string[]): Promise<number> {
  const snapshot = await readProject(project, cache)
  return runChecks(snapshot, CHECKS, paths ? { paths } : {}).length
}

const warm: SourceCache = new Map()
const findings = await verify(warm)
const memory = process.memoryUsage().rss / 1e6
console.info(`2,000 files: ${findings} findings, ${Math.round(memory)} MB`)

/** Changes ten files, as an editor would, and returns their paths. */
function changeFiles(): string[] {
  const paths = Array.from({ length: 10 }, (_, index) => generateFile(index * 6).path)
  for (const path of paths) appendFileSync(join(root, path), '\n')
  return paths
}

// Required: all files in under 3 s on two cores, ten changed files in less than a twentieth of that.
describe('verify 2,000 files', () => {
  bench('all, parsed for the first time', async () => void (await verify(new Map())), {
    iterations: 3,
    warmupIterations: 1,
    time: 0,
    warmupTime: 0,
  })
  bench('ten of them have changed', async () => void (await verify(warm, changeFiles())), {
    iterations: 10,
    time: 0,
    warmupTime: 0,
    warmupIterations: 1,
  })
})
