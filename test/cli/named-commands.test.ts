// Long run: runs every command that a text names.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import type { Io } from '../../src/cli/io.ts'
import { createProgram } from '../../src/cli/program.ts'
import { assembleContent } from '../../src/core/content/assemble-content.ts'
import { checkContent } from '../../src/core/quality/check.ts'
import { createHealthReport } from '../../src/core/quality/report.ts'
import { agentsBlock } from '../../src/packs.ts'
import { officialBundles } from '../core/packs/official-bundles.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

const program = createProgram({
  commands: COMMANDS,
  version: '0.0.0',
  io: {} as Io,
  style: (_, text) => text,
  execute: async () => {},
})

/** A command line in a text: the program, the command, and the rest up to the end of the code span. */
const COMMAND_LINE = /(?<![\w@/.-])(?:svc|@svc\/content) ([a-z][\w-]*)([^`"'\n]*)/g

/** Lists the command lines in a text that the program would not accept. */
function findUnknownCommands(text: string): string[] {
  return [...text.matchAll(COMMAND_LINE)].flatMap(([line, name, rest = '']) => {
    const command = program.commands.find((candidate) => candidate.name() === name)
    const options = [...program.options, ...(command?.options ?? [])]
    const flags = rest.match(/(?<=\s)--?[a-z][\w-]*/g) ?? []
    const isKnown = flags.every((flag) =>
      options.some(({ short, long }) => flag === short || flag === long),
    )
    return command && isKnown ? [] : [line.trim()]
  })
}

/** Lists every string inside a JSON value, keys included. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(Object(value)).flatMap(([key, item]) => [key, ...listStrings(item)])
}

const BROKEN_FOLDER = {
  name: 'broken',
  files: new Map([
    ['themes/torn.json', '{ "id": '],
    ['patterns/nameless.json', '{}'],
    ['shells/bare.json', '{ "$schema": "../../schemas/shell.v1.json", "id": "bare" }'],
    ['notes.txt', 'Not a record.'],
  ]),
}

const reportFolders = async (folders: Parameters<typeof assembleContent>[0]) => {
  const content = assembleContent(folders)
  const findings = await checkContent(content, officialContent.vocabulary, { pairwise: true })
  return createHealthReport(content, findings, {
    contentRoot: 'content',
    command: 'npm run content',
    generatedAt: '2026-11-15T08:00:00Z',
    failOn: 'error',
  })
}

const listFiles = (folder: string, pattern: RegExp): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)

const readSource = (file: string): string =>
  readFileSync(`${ROOT}${file}`, 'utf8').replaceAll('\\`', '`')

test('an unknown command or flag is recognized, and a known one is not reported', () => {
  expect(findUnknownCommands('Run `svc dif` and `npx @svc/content compile --chek`.')).toEqual([
    'svc dif',
    '@svc/content compile --chek',
  ])
  expect(
    findUnknownCommands(
      '`svc pack page --route /x`, `npx @svc/content compile --check`, `@svc/content`',
    ),
  ).toEqual([])
})

test.each(officialBundles)('the packs of %s name only commands that exist', (_, bundle) => {
  const texts = listStrings(bundle)
  expect(texts.some((text) => text.includes('`npx @svc/content compile --check`'))).toBe(true)
  expect(texts.flatMap(findUnknownCommands)).toEqual([])
})

test('the block in AGENTS.md names only commands that exist', () => {
  const blocks = [{ svc: 'npx @svc/content' }, { svc: 'npx @svc/content', css: 'src/app.css' }].map(
    agentsBlock,
  )
  expect(blocks.flatMap(findUnknownCommands)).toEqual([])
})

test('a content health report names only commands that exist', async () => {
  const report = await reportFolders([BROKEN_FOLDER])
  expect(report.findings.length).toBeGreaterThan(3)
  expect(listStrings(report).flatMap(findUnknownCommands)).toEqual([])
})

// Covers the remedies and steps that no record of a test brings up.
test.each(['src/core/packs', 'src/core/quality'])(
  'the source texts of %s name only commands that exist',
  (folder) => {
    const unknown = listFiles(folder, /\.ts$/).flatMap((file) =>
      findUnknownCommands(readSource(file)),
    )
    expect(unknown).toEqual([])
  },
)

/** Commands that would run the unrelated package, or that a shell without svc does not find. */
const UNRELATED = /npx (-\S+ )*svc\b(?!\/)|\b([Rr]un|[Uu]se) `?svc /

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

test('a command of the unrelated npm package is recognized', () => {
  for (const text of ['npx svc init', 'npx --yes svc', 'Run `svc init`', 'run svc compile']) {
    expect(text).toMatch(UNRELATED)
  }
  for (const text of ['npx @svc/content init', 'Run `npx @svc/content init`', '`svc init` asks']) {
    expect(text).not.toMatch(UNRELATED)
  }
})

test('no document, message, schema or record tells people to run the unrelated npm package', () => {
  const files = [
    ...DOCUMENTS,
    ...listFiles('src', /\.(ts|tsx|md)$/),
    ...listFiles('schemas', /\.json$/),
    ...listFiles('content', /\.(json|html)$/),
  ]
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => UNRELATED.test(readSource(file)))).toEqual([])
})

test('nor does a pack, the block in AGENTS.md or a help page', async () => {
  const helpPages = COMMANDS.map(async ({ name }) => (await runCli('/', [name, '--help'])).out)
  const texts = [
    ...officialBundles.flatMap(([, bundle]) => listStrings(bundle)),
    agentsBlock({ svc: 'npx @svc/content' }),
    ...(await Promise.all([...helpPages, runCli('/', []).then(({ out }) => out)])),
  ]
  expect(texts.filter((text) => UNRELATED.test(text))).toEqual([])
})
