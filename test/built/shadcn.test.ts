import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { serveStatic } from '../support/servers/static-server.ts'

const run = promisify(execFile)

const CLI = `${ROOT}node_modules/.cache/shadcn-cli`
const APP = `${ROOT}node_modules/.cache/shadcn-app`
const ITEMS = `${ROOT}dist/site/v1/r`

const VERSION = '4.23.0'

/** Installs the command line of shadcn once; it has two hundred packages that nothing else needs. */
async function installShadcn(): Promise<string> {
  const folder = `${CLI}/node_modules/shadcn`
  if (!existsSync(folder)) {
    await mkdir(CLI, { recursive: true })
    await writeFile(`${CLI}/package.json`, '{ "private": true }\n')
    await run('npm', ['install', `shadcn@${VERSION}`, '--no-audit', '--no-fund'], { cwd: CLI })
  }
  return folder
}

async function writeApp(): Promise<void> {
  await rm(APP, { recursive: true, force: true })
  await mkdir(`${APP}/src`, { recursive: true })
  const files = {
    'package.json': '{ "name": "app", "private": true, "type": "module" }\n',
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" }, "include": ["src"] }\n',
    'vite.config.ts': 'export default {}\n',
    'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { DataTableCompact, sample } from './components/data-table-compact'

createRoot(document.body).render(<DataTableCompact {...sample} />)
`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(`${APP}/${name}`, text)
}

test.runIf(process.env.SVC_FULL)(
  'shadcn adds a pattern to a new Vite app, which builds',
  async () => {
    const shadcn = await installShadcn()
    await writeApp()
    const { url, close } = await serveStatic(`${ROOT}dist/site`)
    try {
      const item = `${url}/v1/r/data-table/compact.json`
      await run(process.execPath, [`${shadcn}/dist/index.js`, 'add', item, '--yes', '--cwd', APP])
    } finally {
      await close()
    }
    expect((await readdir(`${APP}/src/components`)).sort()).toEqual([
      'data-table-compact.css',
      'data-table-compact.tsx',
    ])
    await build({ root: APP, configFile: false, logLevel: 'error' })
    const assets = await readdir(`${APP}/dist/assets`)
    const texts = await Promise.all(
      assets.map((name) => readFile(`${APP}/dist/assets/${name}`, 'utf8')),
    )
    expect(texts.join('')).toContain('REQ-2474, Refund to Alder Street Bikes')
    expect(texts.join('')).toContain('@scope')
    await rm(APP, { recursive: true, force: true })
  },
)

test.runIf(process.env.SVC_FULL)(
  'every registry item is valid by the schema of shadcn',
  async () => {
    const shadcn = await installShadcn()
    const { registryItemSchema } = await import(`${shadcn}/dist/schema/index.js`)
    const names = (await readdir(ITEMS, { recursive: true })).filter((name) =>
      name.endsWith('.json'),
    )
    expect(names.length).toBeGreaterThan(100)
    for (const name of names) {
      const item = JSON.parse(await readFile(`${ITEMS}/${name}`, 'utf8'))
      const { success, error } = registryItemSchema.safeParse(item)
      expect(success, `${name}: ${error}`).toBe(true)
    }
  },
)
