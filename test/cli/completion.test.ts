import { beforeAll, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'

const folder = await createSuiteFolder()

beforeAll(async () => {
  await runCli(folder, ['init', '--blank', '--page', '/orders=hero', '--page', '/=kpi-grid'])
})

/** Returns the values that complete the last word. */
async function complete(cwd: string, words: readonly string[]): Promise<string[]> {
  const { exit, out, err } = await runCli(cwd, ['__complete', ...words])
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  return out.split('\n').flatMap((line) => line.split('\t')[0] || [])
}

test.each([
  ['commands', ['se'], ['search', 'serve']],
  ['a command after global flags', ['--project', 'x', '--json', 'va'], ['validate']],
  ['flags of the command', ['compile', '--ch'], ['--check']],
  ['global flags', ['compile', '--off'], ['--offline']],
  ['values of an enum', ['compile', '--format', ''], ['markdown', 'json', 'both']],
  ['values of a list', ['build', '--without', 'pre'], ['previews']],
  ['values of a query', ['list', 'themes', '--sort', 'na'], ['name']],
  ['types', ['list', 'pat'], ['patterns']],
  ['types as a flag', ['search', 'x', '--type', 'sh'], ['shells']],
  ['slugs', ['get', 'pattern', 'data-ta'], ['data-table']],
  ['slugs of a flag', ['init', '--theme', 'sla'], ['slate']],
  ['slugs after an equals sign', ['init', '--theme', '=', 'sla'], ['slate']],
  ['presets', ['get', 'pattern', 'data-table', '--preset', 'sel'], ['selectable']],
  ['schemas', ['schema', 'essence.v4'], ['essence.v4.json']],
  ['kinds of packs', ['pack', 'sc'], ['scaffold']],
  ['ids of packs', ['pack', 'page', ''], ['orders', 'home']],
  ['routes', ['pack', 'page', '--route', '/o'], ['/orders']],
  ['shells', ['completion', 'z'], ['zsh']],
  ['no file names, which the shell knows', ['validate', ''], []],
  ['no file names of a flag', ['export', '--out', ''], []],
  ['nothing for an unknown command', ['serach', ''], []],
  ['subcommands', ['content', ''], ['check']],
  ['flags of a subcommand', ['content', 'check', '--max-w'], ['--max-warnings']],
  ['nothing for an unknown type', ['get', 'patern', ''], []],
])('completes %s', async (_, words, values) => {
  expect(await complete(folder, words)).toEqual(values)
})

test('an empty line completes to every command', async () => {
  expect(await complete(folder, [''])).toEqual([
    ...new Set(COMMANDS.map(({ name }) => name.split(' ')[0])),
  ])
})

test('without an essence there are no ids of packs, and no error', async () => {
  expect(await complete(await createTestFolder(), ['pack', 'page', ''])).toEqual([])
})
