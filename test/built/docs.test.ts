import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { DOC_PAGES, type DocBlock, listDocBlocks } from '../support/package/doc-blocks.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { runCli } from '../support/package/run-cli.ts'
import { findFreePort } from '../support/servers/free-port.ts'

// Every block of code of the docs, run as it stands in a project of its own: files are written,
// shell is run, and what a block is said to print is found in what the one before it printed.

let installed = ''
const servers: ChildProcess[] = []

beforeAll(async () => {
  installed = await installPackage()
})

afterAll(() => {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid)
})

const LINK = 'ln -s ../node_modules node_modules'

// npx only finds what is installed, and npm init writes this; both take their time for it.
const NPX = process.env.SVC_FULL
  ? ''
  : `npx() { PATH="$PWD/node_modules/.bin:$PATH" "$@"; }
npm() { [ "$*" = "init -y" ] && echo '{ "name": "app", "version": "1.0.0" }' > package.json; }`

/** What a page starts from, where it is not an empty folder. */
const SETUP_BLOCKS: Readonly<Record<string, readonly DocBlock[]>> = {
  adopt: [{ language: 'sh', text: 'npm init -y' }],
  use: [{ language: 'sh', text: 'npm init -y' }],
  commands: [
    { language: 'sh', text: `npm init -y\n${LINK}` },
    ...listDocBlocks('deploy').filter(({ file }) => file?.startsWith('records/')),
  ],
}

test.each(DOC_PAGES)(
  'every block of %s does what it says',
  async (page) => {
    const folder = `${installed}/docs-${page}`
    await mkdir(folder)
    let printed = ''
    for (const block of [...(SETUP_BLOCKS[page] ?? []), ...listDocBlocks(page)]) {
      if (block.language === 'text') expect(printed).toContain(block.text)
      else if (block.file !== undefined) await writeBlock(folder, block)
      else if (block.server !== undefined) await serve(folder, block)
      else printed = await printedBy(folder, block)
    }
  },
  60_000,
)

/** Runs a block, line by line, and gives what it prints. */
async function printedBy(folder: string, { language, text }: DocBlock): Promise<string> {
  expect(language).toBe('sh')
  if (process.env.SVC_FULL) return shell(folder, text)
  const printed: string[] = []
  for (const line of text.split('\n')) {
    const args = parseArguments(line)
    printed.push(args ? await call(folder, args) : shell(folder, line))
  }
  return printed.join('')
}

/** The arguments of a line that only calls svc: that the program starts is seen in `cli.test.ts`. */
const parseArguments = (line: string): string[] | undefined =>
  /^npx svc( ("[\w ]+"|[\w@:/.,=-]+))+$/.test(line)
    ? [...line.matchAll(/"([^"]+)"|\S+/g)].slice(2).map(([word, quoted]) => quoted ?? word)
    : undefined

async function call(cwd: string, args: readonly string[]): Promise<string> {
  const { exit, out, err } = await runCli(cwd, args)
  expect({ args, exit, err }).toMatchObject({ args, exit: 0 })
  return out
}

/** Runs some shell. What it installs is the package that was built, installed once for all pages. */
function shell(folder: string, text: string): string {
  const script = text.replace(/^npm install -D @svc\/content$/m, LINK)
  return execFileSync('sh', ['-e', '-c', `${NPX}\n${script}`], {
    ...{ cwd: folder, encoding: 'utf8', stdio: 'pipe' },
  })
}

async function writeBlock(folder: string, block: DocBlock): Promise<void> {
  const path = `${folder}/${block.file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, block.text)
  await RUNNERS[block.language]?.(folder, block.text)
}

/** What is done with a file that no later command reads. Those of a page are met in a browser. */
const RUNNERS: Readonly<Record<string, (folder: string, text: string) => Promise<unknown>>> = {
  yaml: async (folder, text) => {
    const { jobs } = parse(text)
    const steps: { run?: string }[] = jobs.deploy.steps
    const commands = steps.flatMap(({ run = [] }) => run).filter((run) => run !== 'npm ci')
    expect(commands).toHaveLength(1)
    for (const text of commands) await printedBy(folder, { language: 'sh', text })
  },
  toml: (folder, text) => {
    const [, command = ''] = /^command = "(.+)"$/m.exec(text) ?? []
    return printedBy(folder, { language: 'sh', text: command })
  },
}

async function serve(folder: string, { text, server = '' }: DocBlock): Promise<void> {
  const port = String(await findFreePort())
  const { port: said } = new URL(server)
  expect(text).toContain(said)
  const script = `${NPX}\n${text.replace(said, port)}`
  servers.push(spawn('sh', ['-e', '-c', script], { cwd: folder, detached: true, stdio: 'ignore' }))
  await expect.poll(() => fetchStatus(server.replace(said, port)), { timeout: 20_000 }).toBe(200)
}

/** The status of an answer, or nothing while nobody listens. */
const fetchStatus = (address: string): Promise<number | undefined> =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  )
