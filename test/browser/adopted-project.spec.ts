import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { compile } from 'tailwindcss'
import { build, type Plugin } from 'vite'
import { serveFolder } from '../../src/check/serve-folder.ts'
import { ROOT } from '../support/root.ts'
import { findAxeViolations } from './support/page-violations.ts'

// A project with React, Tailwind v4 and shadcn/ui adopts svc, and is built and opened.

const CACHE = `${ROOT}node_modules/.cache/adopt`

/** Compiles the style sheet with Tailwind, as its plugin for Vite does. */
const createTailwindPlugin = (folder: string): Plugin => ({
  name: 'tailwind',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/index.css')) return undefined
    const { build: buildCss } = await compile(await readFile(id, 'utf8'), {
      base: join(folder, 'src'),
      loadStylesheet: async (name, base) => {
        const path = name.startsWith('.')
          ? join(base, name)
          : `${ROOT}node_modules/tailwindcss/index.css`
        return { path, base, content: await readFile(path, 'utf8') }
      },
    })
    const files = await readdir(join(folder, 'src'), { recursive: true })
    const sources = files.filter((file) => file.endsWith('.tsx'))
    const texts = await Promise.all(
      sources.map((file) => readFile(join(folder, 'src', file), 'utf8')),
    )
    return buildCss(texts.join('\n').split(/[\s"'`]+/))
  },
})

const runSvc = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${ROOT}dist/lib/cli/main.js`, ...args],
    { cwd, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout
}

/** Ways to switch to dark mode: the selector in the style sheet and the attribute that it matches. */
const SWITCHES = [
  { name: 'a class', selector: '.dark', attribute: ['class', 'dark'] },
  { name: 'an attribute', selector: '[data-theme="dark"]', attribute: ['data-theme', 'dark'] },
  { name: 'the system', selector: undefined, attribute: undefined },
] as const

/** Creates the project with a way to switch to dark mode. */
async function createProject(index: number): Promise<{ folder: string; css: string }> {
  const folder = `${CACHE}/${index}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  await cp(`${ROOT}test/fixtures/adopt/shadcn`, folder, { recursive: true })
  const file = join(folder, 'src/index.css')
  const original = await readFile(file, 'utf8')
  const { selector } = SWITCHES[index] ?? {}
  const css =
    selector === undefined
      ? original
          .replace(/@custom-variant.*\n/, '')
          .replace(/^\.dark (\{[^}]*\})/m, '@media (prefers-color-scheme: dark) { :root $1 }')
      : original.replaceAll('.dark', selector)
  await writeFile(file, css)
  return { folder, css }
}

/** Opens the app in both modes, checks each, and returns the background of its list in each. */
async function openInBothModes(
  page: Page,
  origin: string,
  attribute: readonly [name: string, value: string] | undefined,
): Promise<string[]> {
  const backgrounds: string[] = []
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: attribute ? 'light' : mode })
    await page.goto(origin)
    const list = page.getByRole('list')
    await expect(list).toBeVisible()
    if (attribute && mode === 'dark') {
      await page.evaluate(
        ([key, value]) => document.documentElement.setAttribute(key, value),
        attribute,
      )
    }
    const exportButton = page.getByRole('button', { name: 'Export' })
    await expect(exportButton).toHaveCSS('font-weight', mode === 'dark' ? '700' : '400')
    expect(await findAxeViolations(page)).toEqual([])
    backgrounds.push(await list.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  return backgrounds
}

for (const [index, { name, attribute }] of SWITCHES.entries()) {
  test(`an adopted project is readable in both modes, switched by ${name}`, {
    tag: '@full',
  }, async ({ page }) => {
    const { folder, css } = await createProject(index)
    const report = runSvc(folder, 'init', '--blank', '--page', '/orders=filter-bar,data-table')
    const [, line = ''] = /Add `(@import [^`]*)` to src\/index\.css/.exec(report) ?? []
    const file = join(folder, 'src/index.css')
    expect(await readFile(file, 'utf8')).toBe(css)
    await writeFile(file, css.replace('@import "tailwindcss";', `$&\n${line}`))
    await build({ root: folder, logLevel: 'error', plugins: [createTailwindPlugin(folder)] })

    const served = await serveFolder(join(folder, 'dist'))
    try {
      // The values are those of the project: `--card` in each mode.
      expect(await openInBothModes(page, served.origin, attribute)).toEqual([
        'oklch(1 0 0)',
        'oklch(0.22 0.012 160)',
      ])
    } finally {
      await served.close()
    }
    runSvc(folder, 'compile', '--check')
    const tokens = await readFile(join(folder, 'src/tokens.css'), 'utf8')
    expect(tokens).not.toMatch(/^\s*--(card|background|primary|radius): /m)
  })
}
