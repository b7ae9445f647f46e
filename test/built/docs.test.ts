import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { DOC_PAGES, type DocBlock, listDocBlocks } from '../support/package/doc-blocks.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'
import { findFreePort } from '../support/servers/free-port.ts'

// Runs every code block of the docs in a project of its own: files are written, shell commands run,
// and the output in a text block must appear in the output of the block before it.

let installed = ''
const servers: ChildProcess[] = []
/** The ports that servers of the docs listen on, by the ports that the docs name. */
const ports = new Map<string, string>()

beforeAll(async () => {
  installed = await installPackage()
})

afterAll(() => {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid)
})

const LINK = 'ln -s ../node_modules node_modules'

// The quick run replaces npx and npm init, which are slow, with equivalent shell functions.
const NPX = process.env.SVC_FULL
  ? ''
  : `npx() { shift; "$PWD/node_modules/.bin/svc" "$@"; }
npm() { [ "$*" = "init -y" ] && echo '{ "name": "app", "version": "1.0.0" }' > package.json; }`

const readTheme = (slug: string): string =>
  readFileSync(`${ROOT}content/themes/${slug}.json`, 'utf8')

const COMMIT = `git init --quiet
git add svc.essence.json
git -c user.name=Docs -c user.email=docs@svc.example commit --quiet --message Start`

/** The setup of pages that do not start in an empty folder. */
const SETUP_BLOCKS: Readonly<Record<string, readonly DocBlock[]>> = {
  adopt: [{ language: 'sh', text: 'npm init -y' }],
  use: [{ language: 'sh', text: 'npm init -y' }],
  commands: [
    { language: 'sh', text: `npm init -y\n${LINK}` },
    ...listDocBlocks('deploy').filter(({ file }) => file?.startsWith('records/')),
    { language: 'json', file: 'brand/themes/slate.json', text: readTheme('slate') },
    {
      language: 'sh',
      text: `npx @svc/content init --blueprint internal-admin --theme slate\n${COMMIT}`,
    },
  ],
}

test.each(DOC_PAGES)('every code block of the docs page "%s" works', async (page) => {
  const folder = `${installed}/docs-${page}`
  await mkdir(folder)
  let output = ''
  const ownBlocks = listDocBlocks(page)
  const blocks = [
    ...(SETUP_BLOCKS[page] ?? []),
    ...(page === 'commands' ? ownBlocks.map(takeExamples) : ownBlocks),
  ]
  // `test/check` runs `svc check` on a built app.
  for (const block of blocks.filter(({ needsBrowser }) => !needsBrowser)) {
    if (block.language === 'text') expect(output).toContain(block.text)
    else if (block.file !== undefined) await writeBlock(folder, block)
    else if (block.server !== undefined) await serve(folder, block)
    else if (block.language === 'json') await changeFirstPage(folder, block)
    else output = await runBlock(folder, block)
  }
})

/** Takes one of four examples of a command, unless the run is full: `test/cli` runs the commands. */
const takeExamples = (block: DocBlock): DocBlock =>
  block.language === 'sh'
    ? { ...block, text: takeSample(block.text.split('\n'), 4).join('\n') }
    : block

/** Runs a shell block line by line and returns its output. */
async function runBlock(folder: string, { language, text: documented }: DocBlock): Promise<string> {
  expect(language).toBe('sh')
  const text = documented.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => ports.get(port) ?? port)
  if (process.env.SVC_FULL) return runShell(folder, text)
  const outputs: string[] = []
  for (const line of text.split('\n')) {
    const args = parseArguments(line)
    outputs.push(args ? await runSvc(folder, args) : runShell(folder, line))
  }
  return outputs.join('')
}

/** Parses a line that only calls svc, so that it can run in this process. */
const parseArguments = (line: string): string[] | undefined =>
  /^npx @svc\/content( ("[\w ]+"|[\w@:/.,=-]+))+$/.test(line)
    ? [...line.matchAll(/"([^"]+)"|\S+/g)].slice(2).map(([word, quoted]) => quoted ?? word)
    : undefined

async function runSvc(cwd: string, args: readonly string[]): Promise<string> {
  const { exit, out, err } = await runCli(cwd, args)
  expect({ args, exit, err }).toMatchObject({ args, exit: 0 })
  return out
}

/** Runs a shell script; `npm install` links the built package, which is installed only once. */
function runShell(folder: string, text: string): string {
  const script = text.replace(/^npm install -D @svc\/content$/m, LINK)
  return execFileSync('sh', ['-e', '-c', `${NPX}\n${script}`], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

/** Changes the first page of the essence: the block has some of its properties. */
async function changeFirstPage(folder: string, { text }: DocBlock): Promise<void> {
  const file = `${folder}/svc.essence.json`
  const essence = JSON.parse(await readFile(file, 'utf8'))
  Object.assign(essence.blueprint.sections[0].pages[0], JSON.parse(`{${text}}`))
  await writeFile(file, JSON.stringify(essence))
}

async function writeBlock(folder: string, block: DocBlock): Promise<void> {
  const path = `${folder}/${block.file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, block.text)
  await RUNNERS[block.language]?.(folder, block.text)
}

/** Checks files that no later command reads, by language. HTML pages are tested in a browser. */
const RUNNERS: Readonly<Record<string, (folder: string, text: string) => Promise<unknown>>> = {
  yaml: async (folder, text) => {
    const { jobs } = parse(text)
    const steps: { run?: string }[] = jobs.deploy.steps
    const commands = steps.flatMap(({ run = [] }) => run).filter((run) => run !== 'npm ci')
    expect(commands).toHaveLength(1)
    for (const text of commands) await runBlock(folder, { language: 'sh', text })
  },
  toml: (folder, text) => {
    const [, command = ''] = /^command = "(.+)"$/m.exec(text) ?? []
    return runBlock(folder, { language: 'sh', text: command })
  },
}

async function serve(folder: string, { text, server = '' }: DocBlock): Promise<void> {
  const port = String(await findFreePort())
  const { port: documentedPort } = new URL(server)
  ports.set(documentedPort, port)
  expect(text).toContain(documentedPort)
  const script = `${NPX}\n${text.replace(documentedPort, port)}`
  servers.push(spawn('sh', ['-e', '-c', script], { cwd: folder, detached: true, stdio: 'ignore' }))
  await expect
    .poll(() => fetchStatus(server.replace(documentedPort, port)), { timeout: 60_000 })
    .toBe(200)
}

/** Returns the status of a response, or undefined while the server is not listening. */
const fetchStatus = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  )
