// Long run: starts commands in many projects.
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { runCli } from '../support/package/run-cli.ts'
import { createPlantedProject } from '../support/project/planted-project.ts'

/** Commands that do not read a project, or that start an app because they are told to. */
const OTHERS = ['check', 'init', 'look', 'registry', 'serve']

const READING = [
  ...['validate', 'validate --fix', 'compile', 'pack', 'pack scaffold', 'task record-admin/list'],
  ...['diff HEAD', 'migrate', 'state', 'verify', 'verify --since HEAD', 'verify --format sarif'],
  ...['verify --report health', 'verify --report scan', 'verify --report governance --since HEAD'],
  ...['verify --recheck last', 'repair', 'repair --patch', 'ci', 'ci --since HEAD', 'baseline'],
  ...['baseline save', 'baseline prune', 'graph', 'graph --compare-to HEAD', 'graph --write'],
  ...['graph --impact src/c.tsx', 'export', 'export --format css', 'search table'],
  ...['list patterns', 'get pattern hero', 'schema essence.v4', 'summary', 'showcase'],
  ...['build --out site', 'completion bash', 'content check .svc/custom', 'doctor'],
  ...['mcp install claude --print', 'next', 'guide', 'docs start', 'plan --check'],
  ...['theme create --color #ffcc1f'],
]

test('every command that reads a project is run', () => {
  const names = COMMANDS.map(({ name }) => name.split(' ')[0] ?? '')
  const run = READING.map((command) => command.split(' ')[0] ?? '')
  expect([...new Set(names)].filter((name) => !run.includes(name)).sort()).toEqual(OTHERS)
})

test('no command that reads a project runs code of it', async () => {
  const { folder, listMarks } = await createPlantedProject()
  vi.stubEnv('PATH', `${join(folder, 'node_modules/.bin')}:.:${process.env.PATH}`)
  const outputs = new Map<string, string>()
  for (const command of READING) {
    const { out, err } = await runCli(folder, command.split(' '))
    outputs.set(command, out + err)
  }
  vi.unstubAllEnvs()
  expect(await listMarks()).toEqual([])
  expect(outputs.get('verify --since HEAD')).toMatch(/finding/)
  expect([...outputs.values()].filter((text) => /internal error/i.test(text))).toEqual([])
})
