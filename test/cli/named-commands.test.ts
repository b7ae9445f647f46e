import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import type { Io } from '../../src/cli/io.ts'
import { createProgram } from '../../src/cli/program.ts'
import { assembleContent } from '../../src/core/content/assemble-content.ts'
import { checkContent } from '../../src/core/health/check.ts'
import { createHealthReport } from '../../src/core/health/report.ts'
import { agentsBlock } from '../../src/packs.ts'
import { officialBundles } from '../core/packs/official-bundles.ts'
import { officialContent } from '../support/corpus/official-content.ts'
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

const listSources = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`)

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
test.each(['src/core/packs', 'src/core/health'])(
  'the source texts of %s name only commands that exist',
  (folder) => {
    const unknown = listSources(folder).flatMap((file) =>
      findUnknownCommands(readFileSync(`${ROOT}${file}`, 'utf8').replaceAll('\\`', '`')),
    )
    expect(unknown).toEqual([])
  },
)
