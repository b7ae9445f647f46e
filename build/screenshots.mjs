import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { chromiumArgs, findChromium } from './chromium.mjs'

// `npm run preview:content`: takes screenshots of every record: patterns, shells and themes in every
// theme and mode, pages of archetypes and blueprints in their own theme. `--only patterns/hero` and
// `--theme slate` select some of them; both can be repeated.

const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)
const { values } = parseArgs({
  options: {
    content: { type: 'string', multiple: true, default: ['content'] },
    only: { type: 'string', multiple: true, default: [] },
    theme: { type: 'string', multiple: true, default: [] },
  },
})
/** @type {{ module: typeof import('./screenshots.ts') }} */
const { module } = await runnerImport(`${root}build/screenshots.ts`, {
  configFile: false,
  logLevel: 'error',
})
const pages = await module.renderScreenshotPages({ ...values, root })
const folder = `${root}node_modules/.cache/preview`
if (values.only.length + values.theme.length === 0) rmSync(folder, { recursive: true, force: true })

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  for (const width of [1280, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    for (const { name, html } of pages) {
      const path = `${folder}/${name}-${width}.png`
      mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true })
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
    await page.close()
  }
} finally {
  await browser.close()
}
console.log(`${pages.length * 2} screenshots in node_modules/.cache/preview`)
