import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import { build, type Rollup } from 'vite'
import { ROOT } from '../support/root.ts'
import { type ListedPreset, selectPresets } from './support/listed-presets.ts'

const run = promisify(execFile)

const APP = `${ROOT}node_modules/.cache/react-code-${process.pid}`

/** A file of a registry item. */
interface ItemFile {
  readonly path: string
  readonly content: string
}

async function readItemFiles({ pattern, preset }: ListedPreset): Promise<readonly ItemFile[]> {
  const text = await readFile(`${ROOT}dist/site/v1/r/${pattern}/${preset}.json`, 'utf8')
  return JSON.parse(text).files
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['react', 'vite/client'],
    skipLibCheck: true,
    noUnusedLocals: true,
    noUncheckedIndexedAccess: true,
  },
  include: ['src'],
}

/** Writes an app that shows the component that the fragment of the URL names. */
async function writeApp(presets: readonly ListedPreset[]): Promise<void> {
  await mkdir(`${APP}/src/components`, { recursive: true })
  const names = presets.map(({ pattern, preset }) => `${pattern}-${preset}`)
  const imports = names.map((name, index) => `import * as m${index} from './components/${name}'`)
  const main = [
    "import { createElement, type ComponentType } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    ...imports,
    `const modules: Record<string, object> = { ${names.map((name, index) => `'${name}': m${index}`).join(', ')} }`,
    'const root = createRoot(document.body)',
    'const show = () => {',
    '  const module = modules[location.hash.slice(1)] as { sample?: object }',
    "  const component = Object.values(module).find((one) => typeof one === 'function')",
    '  root.render(createElement(component as ComponentType, module.sample))',
    '}',
    "addEventListener('hashchange', show)",
    'show()',
  ]
  await writeFile(`${APP}/tsconfig.json`, JSON.stringify(TSCONFIG))
  await writeFile(`${APP}/src/main.tsx`, `${main.join('\n')}\n`)
  for (const preset of presets) {
    for (const { path, content } of await readItemFiles(preset)) {
      await writeFile(`${APP}/src/${path}`, content)
    }
  }
}

interface Bundle {
  readonly script: string
  readonly styles: string
}

async function bundleApp(): Promise<Bundle> {
  const output = await build({
    root: APP,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: `${APP}/src/main.tsx` } },
  })
  const { output: files } = (Array.isArray(output) ? output[0] : output) as Rollup.RollupOutput
  return {
    script: files.map((file) => ('code' in file ? file.code : '')).join(''),
    styles: files.map((file) => ('source' in file ? String(file.source) : '')).join(''),
  }
}

const DOCUMENT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>App</title><link rel="stylesheet" href="/react-app/app.css">
<body></body><script type="module" src="/react-app/app.js"></script></html>`

/** Serves the app below the origin of the site. */
const serveApp = (page: Page, { script, styles }: Bundle): Promise<unknown> =>
  page.route('**/react-app/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
    return route.fulfill({ contentType: 'text/html', body: DOCUMENT })
  })

test.afterAll(() => rm(APP, { recursive: true, force: true }))

test('React components compile with strict types and have the tree of their HTML', {
  tag: '@full',
}, async ({ page }) => {
  const presets = selectPresets(34)
  await writeApp(presets)
  const tsc = `${ROOT}node_modules/typescript/bin/tsc`
  const { stdout } = await run(process.execPath, [tsc, '-p', APP]).catch((error) => error)
  expect(stdout).toBe('')
  const app = await page.context().newPage()
  await serveApp(app, await bundleApp())
  const errors: string[] = []
  app.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) errors.push(message.text())
  })
  const readTree = (shown: Page) => shown.locator('body').ariaSnapshot()
  for (const { pattern, preset } of presets) {
    await page.goto(`/code/${pattern}/${preset}.html`)
    // The title of the page is not a part of the component.
    await page.locator('main > h1:first-child').evaluate((heading) => heading.remove())
    await page.locator('main').evaluate((main) => main.replaceWith(...main.childNodes))
    const expected = await readTree(page)
    await app.goto(`/react-app/#${pattern}-${preset}`)
    const root = app.locator(`[data-pattern="${pattern}"][data-preset="${preset}"]`)
    await expect(root.first()).toBeAttached()
    expect.soft(await readTree(app), `${pattern} ${preset}`).toBe(expected)
  }
  expect(errors).toEqual([])
})
