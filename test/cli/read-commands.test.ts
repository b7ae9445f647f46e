// Long run: runs every reading command.
import { expect, test } from 'vitest'
import { patternDetails, resolvePreset } from '../../src/describe.ts'
import { createClient } from '../../src/index.ts'
import { asObject, parsePointer } from '../../src/internal.ts'
import { corpusSource } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { runCli } from '../support/package/run-cli.ts'

const client = createClient(corpusSource(officialCorpus))

/** Converts a response of the client to the value that is printed. */
const toPrinted = async (response: Promise<unknown>): Promise<unknown> =>
  JSON.parse(JSON.stringify(await response))

test.each<[args: string[], request: () => Promise<unknown>]>([
  [['search', 'table', 'paging'], () => client.search({ q: 'table paging' })],
  [
    ['search', 'hero', '--type', 'pattern', '--limit', '2'],
    () => client.search({ q: 'hero', type: 'patterns', limit: '2' }),
  ],
  [
    ['list', 'themes', '--sort', 'name', '--recommended'],
    () => client.list('themes', { sort: 'name', recommended: true }),
  ],
  [
    ['list', 'blueprint', '--blueprint-set', 'labs', '--limit', '1'],
    () => client.list('blueprints', { blueprint_set: 'labs', limit: '1' }),
  ],
  [
    ['list', 'pattern', '--sort', 'name', '--offset', '1'],
    () => client.list('patterns', { sort: 'name', offset: '1' }),
  ],
  [['get', 'pattern', 'hero'], () => client.get('patterns', 'hero')],
  [['schema'], () => client.schemas()],
  [['schema', 'theme.v1'], () => client.schema('theme.v1.json')],
  [['summary'], () => client.summary()],
  [['summary', '--namespace', '@acme'], () => client.summary({ namespace: '@acme' })],
  [['showcase'], () => client.showcase('manifest')],
  [['showcase', 'shortlist'], () => client.showcase('shortlist')],
  [['showcase', 'verification'], () => client.showcase('shortlist-verification')],
])('%j --json prints the response of the client', async (args, request) => {
  const { exit, out, err } = await runCli('/', [...args, '--json'])
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  expect(JSON.parse(out)).toEqual(await toPrinted(request()))
})

test('rows are truncated to the width of the terminal', async () => {
  const terminal = { isTerminal: true, columns: 60, env: { NO_COLOR: '1' } }
  const { out } = await runCli('/', ['list', 'patterns', '--limit', '5'], terminal)
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(6)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
  expect(lines[5]).toMatch(/^5 of \d+\. Add --offset 5 for more\.$/)
})

test('a search without results prints a note', async () => {
  const { exit, out, err } = await runCli('/', ['search', 'zzqqxx'])
  expect({ exit, out }).toEqual({ exit: 0, out: '' })
  expect(err).toMatch(/^No results for "zzqqxx"\./)
})

test.each([
  [['search', 'settions'], 'Did you mean "settings"?\n'],
  [['search', 'tabel'], ''],
  [['search', 'table'], ''],
  [['search', 'tables'], ''],
  [['list', 'shells', '--offset', '500'], /^No rows from 500 on; there are \d+\.\n$/],
  [['list', 'shells', '--blueprint-set', 'labs'], '--blueprint-set applies to blueprints only.\n'],
  [['list', 'blueprints', '--blueprint-set', 'labs'], ''],
])('%j prints the note %s', async (args, note) => {
  const { exit, err } = await runCli('/', args)
  expect(exit).toBe(0)
  expect(err).toEqual(typeof note === 'string' ? note : expect.stringMatching(note))
})

test('text is wrapped to the width of a terminal, and nowhere else', async () => {
  const args = ['get', 'pattern', 'hero', '--preset', 'nothing']
  const terminal = { isErrorTerminal: true, columns: 40, env: { NO_COLOR: '1' } }
  const { err } = await runCli('/', args, terminal)
  for (const line of err.split('\n')) expect(line.length).toBeLessThanOrEqual(40)
  expect((await runCli('/', args)).err).toBe(err.trim().replaceAll('\n', ' ').concat('\n'))
})

test('a record is printed as Markdown with its examples', async () => {
  const { out } = await runCli('/', ['get', 'pattern', 'data-table'])
  expect(out).toMatch(/^# /)
  expect(out).toContain('data-pattern="data-table"')
})

test('a pattern is printed with a note about its presets', async () => {
  const { err } = await runCli('/', ['get', 'pattern', 'data-table'])
  expect(err).toMatch(/^Presets: "standard", "compact", "selectable", .*--preset <name>/)
  expect(await runCli('/', ['get', 'pattern', 'data-table', '--quiet'])).toMatchObject({ err: '' })
  expect(await runCli('/', ['get', 'theme', 'slate'])).toMatchObject({ err: '' })
})

test('a preset of a pattern is printed in detail', async () => {
  const args = ['get', 'pattern', 'data-table', '--preset', 'selectable']
  const { data } = await client.get('patterns', 'data-table')
  expect(await runCli('/', args)).toEqual({
    exit: 0,
    out: patternDetails(data, 'selectable'),
    err: '',
  })
  const { out } = await runCli('/', [...args, '--json'])
  expect(JSON.parse(out)).toEqual(resolvePreset(data, 'selectable'))
})

test('the details of a preset say where its example is', async () => {
  const { out } = await runCli('/', ['get', 'pattern', 'data-table', '--preset', 'inline-edit'])
  const [, command = '', pointer = ''] =
    /HTML: `npx @svc\/content (.*)` has it at `(.*)`/.exec(out) ?? []
  const record = await runCli('/', command.split(' '))
  const example = parsePointer(pointer).reduce<unknown>(
    (value, key) => asObject(value)[key],
    JSON.parse(record.out),
  )
  expect(example).toContain('data-preset="inline-edit"')
})

test('the summary and the showcase are printed as tables', async () => {
  const { out } = await runCli('/', ['summary'])
  expect(out).toMatch(/^type +records +rated +recommended +verified +high confidence\n/)
  const { total } = await client.list('themes')
  expect(out).toMatch(new RegExp(`\\ntheme +${total} +${total} +\\d+ `))
  const sites = await runCli('/', ['showcase'])
  expect(sites.out).toMatch(/\ninternal-admin +published +\w+ +internal-admin +\w/)
  const results = await runCli('/', ['showcase', 'verification'])
  expect(results.out).toMatch(/^site +result +grade +routes +assets +drift\n/)
})
