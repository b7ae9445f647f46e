import { expect, test } from 'vitest'
import { CHECKS, runChecks, type SourceFile } from '../../src/internal/verify.ts'
import { openProject } from '../../src/project/folder/project.ts'
import { createCounts } from '../../src/project/parse/file-batches.ts'
import { areScriptsQuick, isUnbounded } from '../../src/project/parse/parse-cost.ts'
import { getSyntax } from '../../src/project/parse/parse-file.ts'
import { runThread, startThreads } from '../../src/project/parse/parse-threads.ts'
import { DEFERRED, type ReadResult } from '../../src/project/parse/read-source.ts'
import { readSources, type SourceCache } from '../../src/project/parse/read-sources.ts'
import { readProject } from '../../src/project/verify/read-project.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { generateFile } from '../support/verify/generate-project.ts'
import { parseText } from '../support/verify/parse-snippet.ts'
import { SEEDED_DEFECTS, toTexts } from '../support/verify/seeded-defects.ts'

const WORKER = new URL(`file://${ROOT}dist/lib/cli/parse-worker.js`)

/** Code that is as deep as it may be: the stack of a thread must be large enough for the parser. */
const DEEP = {
  'src/deep/chain.js': `let a = ${Array.from({ length: 7_900 }, () => 'b').join('\n+ ')}`,
  'src/deep/brackets.js': `${'['.repeat(490)}${']'.repeat(490)}`,
  'src/deep/tags.jsx': `const A = ${'<p>\n'.repeat(3_900)}${'</p>\n'.repeat(3_900)}`,
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

/** Reads all files in one other thread. */
async function readInThread(texts: Readonly<Record<string, string>>) {
  const root = await createTestFolder(texts)
  const paths = Object.keys(texts).filter((path) => getSyntax(path) !== undefined)
  const files: ReadResult[] = []
  await runThread(WORKER, { root, paths, counts: createCounts() }, files)
  return { root, paths, files }
}

test('another thread reads what this one reads, without what may take long', async () => {
  const { root, paths, files } = await readInThread(FILES)
  const { files: all } = await readSources(root, paths)
  const byPath = new Map(all.map((file) => [file.path, file]))
  const parsed = files.filter((file) => file !== DEFERRED && !('omission' in file))
  expect(parsed.length).toBeGreaterThan(60)
  for (const file of parsed) expect(file).toEqual(byPath.get((file as SourceFile).path))
  // A busy machine may also interrupt files whose time has no bound.
  const deferred = paths.filter((_, index) => files[index] === DEFERRED)
  for (const path of deferred) {
    const text = byPath.get(path)?.text ?? ''
    expect(areScriptsQuick(path, text) && !isUnbounded(path, text), path).toBe(false)
  }
  expect(deferred.length + parsed.length).toBe(all.length)
  expect(files[paths.indexOf('src/binary.ts')]).toEqual({ omission: 'binary' })
})

test('another thread reads the deepest code', async () => {
  const { paths, files } = await readInThread(DEEP)
  expect(files.length).toBe(paths.length)
  for (const file of files) expect(file).toMatchObject({ errors: [] })
})

test('a few files, or one thread, need no other thread', async () => {
  const paths = ['a.ts', 'b.ts']
  const read = (batch: readonly string[]) => batch.map((path) => parseText(path, ''))
  for (const options of [{ threads: 2 }, { threads: 1, minFiles: 1 }]) {
    const threads = startThreads({ root: '/missing', paths }, { worker: WORKER, ...options })
    expect(await threads.finish(read)).toEqual(read(paths))
  }
})

/** A thread that takes files and sends none. */
const SILENT = `import { workerData } from 'node:worker_threads'
const counts = new Int32Array(workerData.counts)
if (Atomics.add(counts, 0, 1) === 0) Atomics.add(counts, 2, 1)
throw new Error()
`

test('files that a thread does not send are read without it', async () => {
  const root = await createTestFolder({ ...FILES, 'fails.mjs': SILENT })
  const project = await openProject(root)
  const worker = new URL(`file://${root}/fails.mjs`)
  const { files } = await readProject(project, new Map(), { worker, threads: 2, minFiles: 1 })
  expect(files).toEqual((await readProject(project)).files)
})
