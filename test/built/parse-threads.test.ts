import { expect, test } from 'vitest'
import { openProject } from '../../src/project/project.ts'
import { parseInThreads } from '../../src/project/verify/parse-threads.ts'
import { readProject } from '../../src/project/verify/read-project.ts'
import type { SourceCache } from '../../src/project/verify/read-sources.ts'
import { CHECKS, runChecks } from '../../src/verify.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { generateFile } from '../support/verify/generate-project.ts'
import { SEEDED_DEFECTS, toTexts } from '../support/verify/seeded-defects.ts'

const WORKER = new URL(`file://${ROOT}dist/lib/cli/parse-worker.js`)

/** Code that is as deep as it may be: the stack of a thread must be large enough for the parser. */
const DEEP = {
  'src/deep/chain.js': `let a = ${Array.from({ length: 7_900 }, () => 'b').join(' + ')}`,
  'src/deep/brackets.js': `${'['.repeat(490)}${']'.repeat(490)}`,
  'src/deep/tags.jsx': `const A = ${'<p>'.repeat(3_900)}${'</p>'.repeat(3_900)}`,
}

const FILES = {
  ...toTexts(SEEDED_DEFECTS, false),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => generateFile(number)).map(({ path, text }) => [
      path,
      text,
    ]),
  ),
  'src/broken.ts': 'let = (',
  'src/binary.ts': 'a\u0000b',
}

test.each([2, 3])('%d threads find what one thread finds, in the same order', async (threads) => {
  const project = await openProject(await createTestFolder(FILES))
  const verify = async (options?: { worker: URL; threads: number; minFiles: number }) => {
    const cache: SourceCache = new Map()
    const { files, ...snapshot } = await readProject(project, cache, options)
    return { files, snapshot, findings: runChecks({ files, ...snapshot }, CHECKS) }
  }
  const one = await verify()
  const many = await verify({ worker: WORKER, threads, minFiles: 1 })
  expect(one.findings.length).toBeGreaterThan(60)
  expect(many.findings).toEqual(one.findings)
  expect(many.snapshot).toEqual(one.snapshot)
  expect(many.files).toEqual(one.files)
})

test('threads read the deepest code, and a few files need none', async () => {
  const root = await createTestFolder(DEEP)
  const job = { root, paths: Object.keys(DEEP), syntaxes: ['script', 'jsx'] as const }
  const result = await parseInThreads(job, { worker: WORKER, threads: 2, minFiles: 1 })
  expect(result).toMatchObject({ isComplete: true, limitations: [] })
  expect(await parseInThreads(job, { worker: WORKER, threads: 2 })).toBeNull()
  expect(await parseInThreads(job, { worker: WORKER, threads: 1, minFiles: 1 })).toBeNull()
})

test('files that a thread does not send are read without it', async () => {
  const root = await createTestFolder({ ...FILES, 'fails.mjs': 'throw new Error()\n' })
  const project = await openProject(root)
  const worker = new URL(`file://${root}/fails.mjs`)
  const { files } = await readProject(project, new Map(), { worker, threads: 2, minFiles: 1 })
  expect(files).toEqual((await readProject(project)).files)
})
