import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'playwright/test'
import { PREVIEW_POLICY } from '../../src/api/http/headers.ts'
import { ROOT } from '../support/root.ts'
import { serveStatic } from '../support/servers/static-server.ts'
import { collectConsoleMessages } from './support/console-messages.ts'
import { findAxeViolations } from './support/page-violations.ts'

const PROJECT = `${ROOT}node_modules/.cache/behaviors`

const EXAMPLE = `<section data-pattern="tally-counter" data-preset="standard">
  <h2>Visitors</h2>
  <p><span data-field="count">4</span> visitors</p>
  <button type="button" data-slot="add">Add one</button>
  <button type="button" data-slot="reset">Reset</button>
</section>
`

const BEHAVIOR = `/** @type {Behavior} */
export default {
  click: {
    // Counts, and announces the result.
    '[data-slot="add"]': (_button, tools) => add(tools),
  },
}

/** @param {BehaviorTools} tools */
function add({ root, announce, getText, setFields }) {
  const count = Number(getText(root.querySelector('[data-field="count"]'))) + 1
  setFields(root, { count })
  announce(\`\${count} visitors\`)
}
`

/** Writes a project with a pattern of its own. */
async function createProject(behavior: string): Promise<void> {
  const hero = JSON.parse(await readFile(`${ROOT}test/fixtures/corpus/patterns/hero.json`, 'utf8'))
  const standard = { ...hero.presets[hero.default_preset], code: undefined }
  const record = { ...hero, id: 'tally-counter', name: 'Tally counter' }
  const files = {
    'pattern.json': JSON.stringify({
      ...record,
      default_preset: 'standard',
      presets: { standard },
    }),
    'standard.html': EXAMPLE,
    'behavior.js': behavior,
  }
  await rm(PROJECT, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    const file = `${PROJECT}/.svc/custom/patterns/tally-counter/${name}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const buildSite = () =>
  spawnSync(
    process.execPath,
    [
      ...[`${ROOT}dist/lib/cli/main.js`, 'build', '--content', '.svc/custom', '--out', 'site'],
      ...['--without', 'plane,terms,alias,twins'],
    ],
    { cwd: PROJECT, encoding: 'utf8' },
  )

test("the behavior of a project's own pattern runs in its preview", async ({ page }) => {
  await createProject(BEHAVIOR)
  const { status, stderr } = buildSite()
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const headers = { 'Content-Security-Policy': PREVIEW_POLICY }
  const site = await serveStatic(`${PROJECT}/site`, '/', headers)
  const messages = collectConsoleMessages(page)
  await page.goto(`${site.url}/preview/patterns/tally-counter/standard/`)
  await page.getByRole('button', { name: 'Add one' }).click()
  await expect(page.getByText('5 visitors', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('5 visitors')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('status')).toHaveText('“Reset” is not part of this demo.')
  expect(await findAxeViolations(page)).toEqual([])
  expect(messages).toEqual([])
  await site.close()
})

test('a behavior that leaves its pattern stops the build, with its line', async () => {
  await createProject(BEHAVIOR.replace('announce(', 'document.title = announce('))
  const { status, stderr } = buildSite()
  expect(status).not.toBe(0)
  expect(stderr).toContain('.svc/custom/patterns/tally-counter/behavior.js:13:3')
  expect(stderr).toContain('"document" is not available in a behavior.')
})

test('the preview of a pattern with a behavior works alone, and others load no script for it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/^.*\//, ''))
  })
  const messages = collectConsoleMessages(page)
  await page.goto('/preview/patterns/command-palette/standard/')
  expect(scripts).toEqual(['look.js', 'command-palette.js', 'controls.js'])
  const options = page.getByRole('option')
  await page.getByRole('combobox').fill('report')
  await expect(options).toHaveCount(1)
  await page.goto('/preview/patterns/page-tree/docs/')
  await page.getByRole('searchbox').fill('queues')
  await expect(page.getByRole('link', { name: 'Queues and priorities' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rate limits' })).toBeHidden()
  scripts.length = 0
  await page.goto('/preview/patterns/hero/split/')
  expect(scripts).toEqual(['look.js'])
  expect(messages).toEqual([])
})
