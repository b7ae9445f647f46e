import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** Writes the official records, with copies of the patterns until there are `count`. */
async function writeLargeCorpus(folder: string, count: number): Promise<void> {
  await cp(`${ROOT}content`, folder, { recursive: true })
  const patterns = join(folder, 'patterns')
  const slugs = await readdir(patterns)
  for (let index = slugs.length; index < count; index++) {
    const slug = String(slugs[index % slugs.length])
    const copy = `${slug}-copy-${index}`
    await cp(join(patterns, slug), join(patterns, copy), { recursive: true })
    const file = join(patterns, copy, 'pattern.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(`"id": "${slug}"`, `"id": "${copy}"`))
  }
}

/** Builds a site from a corpus of `count` patterns, and returns its peak memory in MB. */
async function measureBuild(count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-large-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeLargeCorpus(folder, count)
  // The setting of `svc build`.
  const heap = '--heap-growing-percent=10'
  const script = `${ROOT}test/support/site/measure-large-build.mjs`
  const { stdout } = await promisify(execFile)(process.execPath, [heap, script, folder])
  const { files, peak } = JSON.parse(stdout)
  expect(files).toBeGreaterThan(10 * count)
  return peak
}

test.runIf(process.env.SVC_FULL)(
  'the memory of a build grows slowly with the number of records',
  async () => {
    const [small, large] = [await measureBuild(200), await measureBuild(1_000)]
    expect(small + ((large - small) / 800) * 9_800).toBeLessThan(1_024)
  },
  600_000,
)
