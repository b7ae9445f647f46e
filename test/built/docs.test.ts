import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { DOC_PAGES, type DocBlock, listDocBlocks } from '../support/package/doc-blocks.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { ROOT } from '../support/root.ts'
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
  const blocks = [...(SETUP_BLOCKS[page] ?? []), ...listDocBlocks(page)]
  // `test/check` runs `svc check` on a built app.
  for (const block of blocks.filter(({ needsBrowser }) => !needsBrowser)) {
    if (block.language === 'text') expect(output).toContain(block.text)
    else if (block.file !== undefined) await writeBlock(folder, block)
    else if (block.server !== undefined) await serve(folder, block)
    else if (block.language === 'json') await changeFirstPage(folder, block)
    else output = await runBlock(folder, block)
  }
})

/**
 * Runs a shell block and returns its output; `npm install` links the built package, which is
 * installed only once.
 */
async function runBlock(folder: string, { language, text }: DocBlock): Promise<string> {
  expect(language).toBe('sh')
  const script = text
    .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => ports.get(port) ?? port)
    .replace(/^npm install -D @svc\/content$/m, LINK)
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const
  return execFileSync('sh', ['-e', '-c', script], options)
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
  const script = text.replace(documentedPort, port)
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
