import { expect, type Page, test } from 'playwright/test'
import { takeSample } from '../support/sample.ts'
import { collectConsoleMessages } from './support/console-messages.ts'
import {
  editor,
  frame,
  issues,
  notice,
  pack,
  pasteText,
  readText,
  replaceText,
  status,
} from './support/playground.ts'

test('editing an essence updates the issues, the packs and the page', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid: 6 packs, no issues\.$/)
  await expect(pack(page)).toContainText('# Today, `/` (page `desk/today`)')
  await expect(frame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()

  await replaceText(page, '"auto"', '"blue"')
  await expect(status(page)).toHaveText('Not an essence yet: 1 error.')
  await expect(issues(page)).toContainText('/dna/theme/mode')
  await issues(page).getByRole('button', { name: /^line/ }).click()
  await expect(editor(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('"blue"')

  await replaceText(page, '"blue"', '"dark"')
  await expect(status(page)).toHaveText(/^Valid/)
  await expect(frame(page).locator('html')).toHaveAttribute('data-mode', 'dark')

  const essence = JSON.parse(await readText(page))
  essence.blueprint.sections[0].pages[0].layout[0] = 'stats-section'
  await pasteText(page, JSON.stringify(essence))
  await expect(frame(page).locator('[data-pattern="stats-section"]')).toBeVisible()
  await expect(pack(page)).toContainText('stats-section')
  await replaceText(page, '"stats-section"', '"stats-setcion"')
  await expect(issues(page).first()).toContainText('stats-setcion')
  await expect(status(page)).toHaveText(/^Fix the errors: 6 packs, 1 error/)
  // The page and the packs of the last text without errors stay.
  await expect(frame(page).locator('[data-pattern="stats-section"]')).toBeVisible()
  await expect(page.getByText('The last version without errors')).toBeVisible()

  await page.getByRole('button', { name: /^scaffold/ }).click()
  await expect(pack(page)).toContainText('# ')
  await expect(page.getByText(/^[\d,]+ tokens, \d+% of all packs$/)).toBeVisible()
  expect(messages).toEqual([])
})

test('a blueprint can be loaded, and links between its pages work', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid: 6 packs/)
  await page.getByLabel('Start from').selectOption('blueprints/product-landing')
  await expect(status(page)).toHaveText(/^Valid: \d\d packs/)
  const selectedPage = page.locator('.try-preview').getByLabel('Page')
  const before = await selectedPage.inputValue()
  const link = frame(page).locator('a:not([href^="#"], [href="./"])').first()
  await link.click()
  await expect(selectedPage).not.toHaveValue(before)
  await expect(page).toHaveURL(/\/try\/$/)
  await page.goto('/try/?start=internal-admin')
  await expect(notice(page)).toContainText('Your last document is kept.')
  expect(await readText(page)).toContain('"auth-enterprise"')
})

/** Expects the page to respond while the worker is busy. */
async function expectResponsive(page: Page): Promise<void> {
  const start = Date.now()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // A generous limit for busy machines: a blocked page took three times as long.
  expect(Date.now() - start).toBeLessThan(5000)
}

test('any text has a status, and the page stays responsive', { tag: '@full' }, async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  const MIB = 1024 * 1024
  const texts: [text: string, status: RegExp][] = [
    ['', /^Nothing here yet/],
    ['{ "version": ', /^Not JSON yet/],
    ['é'.repeat(MIB / 2 + 1), /may have 1,048,576/],
    ['{"a":\n'.repeat(150_000), /^Not JSON yet/],
    ['['.repeat(MIB), /^Not JSON yet/],
    [`${'['.repeat(300)}${']'.repeat(300)}`, /^Not an essence yet/],
    ['null', /^Not an essence yet/],
  ]
  for (const [text, expected] of texts) {
    await (text === '' ? deleteText(page) : pasteText(page, text))
    await expectResponsive(page)
    await expect(status(page)).toHaveText(expected)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(messages).toEqual([])
})

async function deleteText(page: Page): Promise<void> {
  await editor(page).press('Control+a')
  await editor(page).press('Delete')
}

test('a text that is larger than an essence is not inserted', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/try/')
  const before = await readText(page)
  await pasteText(page, 'x'.repeat(1024 * 1024 + 1))
  await expect(page.getByRole('alert')).toHaveText(/^The text has .* Nothing was inserted\.$/)
  expect(await readText(page)).toBe(before)
})

const HOSTILE = [
  '<img src=x onerror="parent.hit=1;top.hit=1;window.hit=1">',
  '</style></textarea></pre></iframe><script>top.hit=1;window.hit=1</script>',
  '"><svg onload=top.hit=1>',
  'javascript:top.hit=1',
  '\'";--></title><script>parent.hit=1</script>',
]

/** Replaces the free texts of an essence with a text that tries to break out of the HTML. */
function withHostileTexts(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withHostileTexts(item, text, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withHostileTexts(inner, text, name)]),
    )
  }
  const isFree =
    /^(description|label|directives|personality|archetype|target|palette|features|surface|content_gap|scale|philosophy|system|preference|cvd_preference|pattern|preset|as|shell)$/
  return typeof value === 'string' && isFree.test(key) ? text : value
}

test('texts of an essence are never inserted as HTML', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  const essence = JSON.parse(await readText(page))
  for (const text of takeSample(HOSTILE, 2)) {
    const hostile = withHostileTexts(essence, text) as typeof essence
    hostile.blueprint.sections[0].navigation_items = [{ label: text, route: '/' }]
    hostile.blueprint.sections[0].pages[0].directives = [text]
    await pasteText(page, JSON.stringify(hostile))
    await expect(status(page)).toHaveText(/^(Valid|Not an essence|Fix the errors)/)
    await expect(page.locator('.try-issues')).toContainText(JSON.stringify(text).slice(1, 12))
    const injected = await frame(page)
      .locator('html')
      .evaluate(
        (html) =>
          [...html.querySelectorAll('*')].filter(
            (element) =>
              element.matches('script, iframe, object, embed, base') ||
              [...element.attributes].some(
                ({ name, value }) =>
                  name.startsWith('on') ||
                  (/^(href|src|action|formaction|data)$/.test(name) &&
                    /^\s*javascript:/i.test(value)),
              ),
          ).length,
      )
    expect(injected).toBe(0)
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(dialogs).toEqual([])
  await expect(page.locator('.drawn iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
})

test('hostile texts of the API are escaped in results and on cards', async ({ page }) => {
  const text = HOSTILE[0] ?? ''
  await page.route('**/v1/_i/cards.*', async (route) => {
    const response = await route.fetch()
    const cards = await response.json()
    for (const row of cards.rows) Object.assign(row, { name: `a ${text}`, description: text })
    await route.fulfill({ response, json: cards })
  })
  await page.goto('/patterns/?sort=name')
  await expect(page.locator('.card h2 a').first()).toHaveText(`a ${text}`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hero')
  await expect(page.locator('.results a').first()).toHaveText(`a ${text}`)
  await page.locator('dialog input[type=search]').fill('a')
  await expect(page.locator('.results a').first()).toHaveText(`a ${text}`)
  expect(await page.locator(':is(.card, .results) img[src=x]').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  // A later request may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
