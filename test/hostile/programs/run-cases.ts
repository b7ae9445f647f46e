import { deepEqual, equal, ok } from 'node:assert/strict'
import { writeTree } from '../../../src/internal/node.ts'
import { mapConcurrent } from '../../../src/site.ts'
import type { GroupContext } from '../../faults/run-groups.ts'
import { createPool, type Job, type Outcome, type Pool } from './pool.ts'
import {
  createSandbox,
  describeOutside,
  findSecrets,
  removeSandbox,
  type Sandbox,
  SECRET,
} from './sandbox.ts'

/** A command line in a project that someone has prepared for it. */
export interface Case extends Omit<Job, 'cwd'> {
  readonly kind: string
  readonly name: string
  /** Makes the project hostile. */
  readonly prepare?: (sandbox: Sandbox) => Promise<unknown> | unknown
  /** The arguments, if they depend on the sandbox. */
  readonly argsIn?: (sandbox: Sandbox) => readonly string[]
  /** What takes the place of the arguments and the input, if it is known only after `prepare`. */
  readonly jobIn?: () => Pick<Job, 'args' | 'input' | 'answers'>
  /** Judges what was printed, beyond what holds for every case. Throws if it is wrong. */
  readonly judge?: (shown: string, sandbox: Sandbox) => Promise<unknown> | unknown
  /** Ends what was started for the case. */
  readonly close?: () => Promise<unknown>
  /** The command line names a file outside of the project, so it may read and write there. */
  readonly mayLeave?: boolean
}

/** How many cases run at the same time. */
const CONCURRENCY = 2

/** Runs cases, each in a sandbox of its own, and judges what they did. */
export async function runCases(
  { attempt, createFolder }: GroupContext,
  listCases: () => readonly Case[],
): Promise<void> {
  const pool = createPool()
  try {
    const folder = await createFolder()
    const template = await createTemplate(pool, await createFolder())
    await mapConcurrent(
      listCases(),
      (item) => attempt(item.kind, item.name, () => runCase({ pool, folder, template }, item)),
      { concurrency: CONCURRENCY },
    )
  } finally {
    pool.close()
  }
}

interface Setting {
  readonly pool: Pool
  readonly folder: string
  readonly template: string
}

async function runCase({ pool, folder, template }: Setting, item: Case): Promise<void> {
  const sandbox = await createSandbox(folder, template)
  try {
    await item.prepare?.(sandbox)
    const before = await describeOutside(sandbox)
    const start = Date.now()
    const { argsIn, jobIn, ...fixed } = item
    const { args, input = '', answers = 0 } = jobIn?.() ?? fixed
    const outcome = await pool.run({
      ...{ cwd: sandbox.root, args: argsIn?.(sandbox) ?? args, input, answers },
      env: { HOME: `${sandbox.root}/home`, TMPDIR: `${sandbox.base}/tmp`, ...item.env },
    })
    judgeOutcome(outcome)
    const shown = answers > 0 ? readAnswers(outcome.text) : outcome.text
    const [hidden] = HIDDEN.exec(shown) ?? []
    equal(hidden, undefined, `The output has a hidden character: ${cut(JSON.stringify(shown))}`)
    await item.judge?.(shown, sandbox)
    if (item.mayLeave) return
    ok(!outcome.text.includes(SECRET), `The output has a text from outside: ${cut(outcome.text)}`)
    deepEqual(await describeOutside(sandbox), before, 'Something outside has changed.')
    deepEqual(await findSecrets(sandbox, start), [], 'A file has a text from outside.')
  } finally {
    await item.close?.()
    await removeSandbox(sandbox)
  }
}

/** Characters that change a terminal or reorder a line. */
const HIDDEN = /[^\P{Cc}\n\t\r]|\r(?!\n)|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

/** Checks that a command ended as documented, in time. */
function judgeOutcome({ exit, text, computed }: Outcome): void {
  ok(exit !== undefined, cut(text))
  ok(DOCUMENTED_EXITS.includes(exit), `The exit code is ${exit}: ${cut(text)}`)
  ok(computed < TIME_LIMIT_MS, `It took ${Math.round(computed)} ms.`)
  ok(!/internal error|a bug in svc|unhandled/i.test(text), cut(text))
  ok(!/^\s+at .+:\d+:\d+\)?$/m.test(text), `The output has a stack: ${cut(text)}`)
}

/** Returns the texts of the answers of tools. Other parts of messages are values for programs. */
const readAnswers = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line.startsWith('{"'))
    .flatMap((line) => (JSON.parse(line).result?.content ?? []) as { text?: string }[])
    .map(({ text }) => text ?? '')
    .join('\n')

/** The time that any command line may compute on hostile input. Waiting for a core is not counted. */
const TIME_LIMIT_MS = 20_000

const DOCUMENTED_EXITS = [0, 1, 2, 3, 4, 5]

const cut = (text: string): string => text.slice(0, 600)

const SOURCES: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "shop", "workspaces": ["packages/*", "packages/ui"], "dependencies": { "react": "19.0.0" } }\n',
  'src/App.tsx': 'export const App = () => <main><img src="a.png" /></main>\n',
  'src/card.vue': '<template><img src="b.png"></template>\n',
  'src/list.svelte': '<img src="c.png">\n',
  'src/page.astro': '---\n---\n<img src="d.png">\n',
  'src/style.css': '@import "./other.css";\n.a { color: #ff0001; outline: none }\n',
  'src/other.scss': '.b { color: #ff0002 }\n',
  'index.html': '<img src="e.png"><script type="module" src="/src/App.tsx"></script>\n',
  'dist/index.html': '<!doctype html><title>Shop</title><img src="f.png">\n',
  'lint.json': '[]\n',
}

/** Creates a project with a contract, source code, own records and what commands save. */
async function createTemplate(pool: Pool, cwd: string): Promise<string> {
  await writeTree(cwd, new Map(Object.entries(SOURCES)))
  for (const args of TEMPLATE_COMMANDS) {
    const { exit, text } = await pool.run({ cwd, args: [...args, '--offline'] })
    ok(exit !== undefined && exit < 5, `svc ${args.join(' ')}: ${text}`)
  }
  return cwd
}

const TEMPLATE_COMMANDS: readonly (readonly string[])[] = [
  ['init', '--blueprint', 'internal-admin', '--sections', 'record-admin', '--theme', 'slate'],
  ['verify'],
  ['baseline', 'save'],
  ['graph', '--write'],
]
