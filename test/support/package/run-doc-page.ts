import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../root.ts'
import { findFreePort } from '../servers/free-port.ts'
import { type DocBlock, listDocBlocks } from './doc-blocks.ts'
import { installPackage } from './installed-package.ts'

// Runs the code blocks of a page of the docs in a project of its own: files are written, shell
// commands run, and the output in a text block must appear in the output of the block before it.

let installed = ''
const servers: ChildProcess[] = []

/** A project in which the blocks of one page run. */
interface Project {
  readonly folder: string
  /** Shell code that runs before each command. */
  readonly prelude: string
  /** The ports that servers listen on, by the ports that the page names. */
  readonly ports: Map<string, string>
}

beforeAll(async () => {
  installed = await installPackage()
})

afterAll(() => {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid)
})

const LINK = 'ln -s ../node_modules node_modules'

const readTheme = (slug: string): string =>
  readFileSync(`${ROOT}content/themes/${slug}.json`, 'utf8')

const COMMIT = `git init --quiet
git add svc.essence.json
git -c user.name=Docs -c user.email=docs@svc.example commit --quiet --message Start`

/** A page without findings, so that the routes of the project are known. */
const HOME_PAGE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Orders</title></head><body><main><h1>Orders</h1></main></body></html>\n'

/** The setup of pages that do not start in an empty folder. */
const SETUP_BLOCKS: Readonly<Record<string, readonly DocBlock[]>> = {
  adopt: [{ language: 'sh', text: 'npm init -y' }],
  use: [{ language: 'sh', text: 'npm init -y' }],
  commands: [
    { language: 'sh', text: `npm init -y\n${LINK}` },
    ...listDocBlocks('deploy').filter(({ file }) => file?.startsWith('records/')),
    { language: 'json', file: 'brand/themes/slate.json', text: readTheme('slate') },
    { language: 'html', file: 'index.html', text: HOME_PAGE },
    { language: 'css', file: 'src/app.css', text: ':focus-visible { outline: 2px solid }\n' },
    { language: 'sh', text: `cp "${ROOT}public/icon-192.png" logo.png` },
    {
      language: 'sh',
      text: `npx @svc/content init --blueprint internal-admin --theme slate\n${COMMIT}`,
    },
  ],
}

/**
 * Calls the command of the package directly. npm takes longer to find it than most commands take,
 * so that the short run uses the real `npx` on one page only.
 */
const createPrelude = (page: string): string =>
  process.env.SVC_FULL || page === 'start'
    ? ''
    : `npx() { shift; node "${installed}/node_modules/@svc/content/dist/lib/cli/main.js" "$@"; }\n`

/** Runs every code block of a page of the docs that no other test runs. */
export async function runDocPage(page: string): Promise<void> {
  const project = {
    folder: `${installed}/docs-${page}`,
    prelude: createPrelude(page),
    ports: new Map<string, string>(),
  }
  await mkdir(project.folder)
  let output = ''
  const blocks = [...(SETUP_BLOCKS[page] ?? []), ...listDocBlocks(page)]
  // `test/check` and `test/look` open built apps, and the page "plan" starts from a brief.
  for (const block of blocks.filter(({ needs }) => needs === undefined)) {
    if (block.language === 'text') expect(output).toContain(block.text)
    else if (block.file !== undefined) await writeBlock(project, block)
    else if (block.server !== undefined) await serve(project, block)
    else if (block.language === 'json') await changeFirstPage(project, block)
    else output = await runBlock(project, block)
  }
}

/**
 * Runs a shell block and returns its output; `npm install` links the built package, which is
 * installed only once.
 */
async function runBlock(project: Project, { language, text }: DocBlock): Promise<string> {
  expect(language).toBe('sh')
  const { folder, prelude, ports } = project
  const script = text
    .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => ports.get(port) ?? port)
    .replace(/^npm install -D @svc\/content$/m, LINK)
  const run = promisify(execFile)('sh', ['-e', '-c', prelude + script], { cwd: folder })
  run.child.stdin?.end()
  return (await run).stdout
}

/** Changes the first page of the essence: the block has some of its properties. */
async function changeFirstPage({ folder }: Project, { text }: DocBlock): Promise<void> {
  const file = `${folder}/svc.essence.json`
  const essence = JSON.parse(await readFile(file, 'utf8'))
  Object.assign(essence.blueprint.sections[0].pages[0], JSON.parse(`{${text}}`))
  await writeFile(file, JSON.stringify(essence))
}

async function writeBlock(project: Project, block: DocBlock): Promise<void> {
  const path = `${project.folder}/${block.file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, block.text)
  await RUNNERS[block.language]?.(project, block.text)
}

/** Checks files that no later command reads, by language. HTML pages are tested in a browser. */
const RUNNERS: Readonly<Record<string, (project: Project, text: string) => Promise<unknown>>> = {
  yaml: async (project, text) => {
    const { jobs } = parse(text)
    const steps: { run?: string }[] = jobs.deploy.steps
    const commands = steps.flatMap(({ run = [] }) => run).filter((run) => run !== 'npm ci')
    expect(commands).toHaveLength(1)
    for (const text of commands) await runBlock(project, { language: 'sh', text })
  },
  toml: (project, text) => {
    const [, command = ''] = /^command = "(.+)"$/m.exec(text) ?? []
    return runBlock(project, { language: 'sh', text: command })
  },
}

async function serve(project: Project, { text, server = '' }: DocBlock): Promise<void> {
  const port = String(await findFreePort())
  const { port: documentedPort } = new URL(server)
  project.ports.set(documentedPort, port)
  expect(text).toContain(documentedPort)
  const script = project.prelude + text.replace(documentedPort, port)
  servers.push(
    spawn('sh', ['-e', '-c', script], { cwd: project.folder, detached: true, stdio: 'ignore' }),
  )
  await vi.waitUntil(
    async () => (await fetchStatus(server.replace(documentedPort, port))) === 200,
    { timeout: 120_000, interval: 100 },
  )
}

/** Returns the status of a response, or undefined while the server is not listening. */
const fetchStatus = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  )
