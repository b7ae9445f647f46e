import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'

/** Writes the official records, with copies of the patterns until there are `count`. */
async function writeLargeCorpus(folder: string, count: number): Promise<void> {
  await cp(`${ROOT}content`, folder, { recursive: true })
  const patterns = join(folder, 'patterns')
  const files = (await readdir(patterns)).filter((name) => name.endsWith('.json'))
  for (let index = files.length; index < count; index++) {
    const slug = String(files[index % files.length]).replace('.json', '')
    const copy = `${slug}-copy-${index}`
    const text = await readFile(join(patterns, `${slug}.json`), 'utf8')
    await writeFile(
      join(patterns, `${copy}.json`),
      text.replace(`"id": "${slug}"`, `"id": "${copy}"`),
    )
    await cp(join(patterns, slug), join(patterns, copy), { recursive: true })
  }
}

/** Prints the most memory that a process has had, in kB, when it ends. */
const PRINT_PEAK = `data:text/javascript,process.on('exit', () =>
  console.error('peak:', process.resourceUsage().maxRSS))`

/** Builds a site from a corpus of `count` patterns, and returns its peak memory in MB. */
async function measureBuild(count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-large-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeLargeCorpus(join(folder, 'records'), count)
  // Copies of files take no memory.
  const parts = ['--without', 'terms,alias,twins', '--max-files', '0']
  const build = spawn(
    process.execPath,
    ['--import', PRINT_PEAK, `${ROOT}dist/lib/cli/main.js`, 'build', '--content', 'records'].concat(
      parts,
    ),
    { cwd: folder },
  )
  let log = ''
  build.stderr.on('data', (data) => {
    log += data
  })
  const [exit] = await once(build, 'exit')
  expect(exit, log).toBe(0)
  return Number(/peak: (\d+)/.exec(log)?.[1]) / 1024
}

test.runIf(process.env.SVC_FULL)(
  'another record takes so little memory that 10,000 fit into 1 GB',
  async () => {
    const [small, large] = [await measureBuild(200), await measureBuild(1_200)]
    expect(small + ((large - small) / 1_000) * 9_800).toBeLessThan(1_024)
  },
  600_000,
)
