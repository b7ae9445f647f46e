import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Group } from '../faults/run-groups.ts'
import { callTool, sendMessage } from './programs/call-tool.ts'
import { HOSTILE_PATHS } from './programs/hostile-paths.ts'
import { EXAMPLE_PATH_CALLS } from './programs/path-calls.ts'
import {
  listEssenceCases,
  listFileNameCases,
  listReferenceCases,
} from './programs/path-documents.ts'
import { type Case, runCases } from './programs/run-cases.ts'
import type { Sandbox } from './programs/sandbox.ts'

/** Command lines with a path in the place of `@`. */
const COMMANDS: readonly string[] = [
  ...[
    'verify @',
    'repair @',
    'repair --patch @',
    'repair --write --safe @',
    'validate @',
    'compile @ --check',
  ],
  ...[
    'migrate @',
    'diff @',
    'diff HEAD @',
    'pack scaffold --essence @',
    'task @',
    'graph --file @',
    'graph @',
  ],
  ...[
    'graph --impact @',
    'verify --import @',
    'verify --dist @',
    'verify --baseline @',
    'ci --baseline @',
  ],
  ...[
    'verify --since @',
    'graph --compare-to @',
    'verify --recheck @',
    'repair --run @',
    'content check @',
  ],
  ...[
    'list patterns --api-url @',
    'state --project @',
    'state --cwd @',
    'get pattern @',
    'schema @',
    'search @',
  ],
  ...[
    'pack page --route @',
    'pack section @',
    'get pattern data-table --preset @',
    'baseline show --file @',
  ],
  ...[
    'init --theme-from @ --force',
    'init --css @ --force',
    'init --components @ --force',
    'mcp install @',
  ],
  ...[
    'check @',
    'doctor @',
    'registry mirror @',
    'showcase @',
    'completion @',
    'help @',
    '__complete svc @',
  ],
]

function* listArgumentCases(): Generator<Case> {
  let turn = 0
  for (const path of HOSTILE_PATHS) {
    for (let count = 0; count < 4; count++) {
      const command = COMMANDS[turn++ % COMMANDS.length] as string
      const args = command.split(' ').map((word) => (word === '@' ? path : word))
      const name = `svc ${command} with ${JSON.stringify(path).slice(0, 60)}`
      // A person may name any file, so reading it is fine.
      yield { kind: 'arguments', name, args: [...args, '--offline'], mayLeave: true }
    }
  }
}

function* listToolCases(): Generator<Case> {
  let turn = 0
  const paths = [...HOSTILE_PATHS, 'a\0b', '../outside/secret.tsx', '../outside/secret.html']
  for (const path of paths) {
    for (let count = 0; count < 2; count++) {
      const calls = EXAMPLE_PATH_CALLS
      const [tool, args, parameter] = calls[turn++ % calls.length] as (typeof calls)[number]
      const value = parameter.endsWith('[]') ? [path] : path
      const call = callTool(tool, { ...args, [parameter.replace('[]', '')]: value })
      const name = `${tool} ${args.action} ${parameter} ${JSON.stringify(path).slice(0, 60)}`
      yield { kind: 'parameters of tools', name, ...call }
    }
    const uri = path.includes('\0') ? 'svc://x' : `svc://${path}`
    if (turn % 4 === 0) {
      const message = sendMessage('resources/read', { uri })
      yield {
        kind: 'resources of the tool server',
        name: JSON.stringify(uri).slice(0, 60),
        ...message,
      }
    }
  }
}

const SETTINGS: readonly ((path: string) => object)[] = [
  (path) => ({ include: [path] }),
  (path) => ({ exclude: [path] }),
  (path) => ({ tokens: { files: [path] } }),
  (path) => ({ tokens: { extends: path } }),
  (path) => ({ tokens: { allow: [path] } }),
  (path) => ({ output: { css: path } }),
  (path) => ({ output: { agents: [path] } }),
  (path) => ({ components: { bind: { [path]: path } } }),
  (path) => ({ routes: { base: `/${path}` } }),
  (path) => ({ apiUrl: path }),
  (path) => ({ checks: { [path]: 'off' } }),
]

const SETTING_COMMANDS = [
  'verify',
  'compile --force',
  'init --force',
  'list patterns',
  'state',
  'graph --write',
]

function* listSettingCases(): Generator<Case> {
  const paths = [
    ...HOSTILE_PATHS,
    'a\0b',
    '../outside/secret.css',
    '/OUTSIDE/secret.css',
    '/OUTSIDE',
  ]
  let turn = 0
  for (const path of paths) {
    for (let count = 0; count < 2; count++) {
      const create = SETTINGS[turn % SETTINGS.length] as (typeof SETTINGS)[number]
      const command = SETTING_COMMANDS[turn++ % SETTING_COMMANDS.length] as string
      const name = `${JSON.stringify(create(path)).slice(0, 80)}: svc ${command}`
      const prepare = (sandbox: Sandbox) =>
        writeFile(
          join(sandbox.root, 'svc.config.json'),
          JSON.stringify(create(path.replace('/OUTSIDE', sandbox.outside))),
        )
      yield { kind: 'settings', name, args: command.split(' '), prepare }
    }
  }
}

/** Paths in every place where a path can come from. */
export const paths: Group = {
  name: 'paths',
  run: (context) =>
    runCases(context, () => [
      ...listArgumentCases(),
      ...listToolCases(),
      ...listSettingCases(),
      ...listEssenceCases(),
      ...listFileNameCases(),
      ...listReferenceCases(),
    ]),
}
