import { expect, type Page, test } from 'playwright/test'
import { takeSample } from '../support/sample.ts'
import { collectConsoleMessages } from './support/console-messages.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Essence' })
const status = (page: Page) => page.locator('.try-issues').getByRole('status')
const issues = (page: Page) => page.locator('.issues li')
const pack = (page: Page) => page.locator('.try-packs pre')
const frame = (page: Page) => page.frameLocator('.drawn iframe')

/** Replaces a part of the text in the field. */
async function replaceText(page: Page, from: string, to: string): Promise<void> {
  const text = await field(page).inputValue()
  expect(text).toContain(from)
  await field(page).fill(text.replace(from, to))
}

test('editing an essence updates the issues, the packs and the page', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid: 6 packs, no issues\.$/)
  await expect(pack(page)).toContainText('# Today, `/` (page `desk/today`)')
  await expect(frame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()

  await replaceText(page, '"auto"', '"blue"')
  await expect(status(page)).toHaveText('Not an essence yet: 1 issue.')
  await expect(issues(page)).toContainText('/dna/theme/mode')
  await issues(page).getByRole('button', { name: /^line/ }).click()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toMatch(/^"blue",?$/)

  await replaceText(page, '"blue"', '"dark"')
  await expect(status(page)).toHaveText(/^Valid/)
  await expect(frame(page).locator('html')).toHaveAttribute('data-mode', 'dark')

  await replaceText(page, '"kpi-grid"', '"stats-section"')
  await expect(frame(page).locator('[data-pattern="stats-section"]')).toBeVisible()
  await expect(pack(page)).toContainText('stats-section')
  await replaceText(page, '"stats-section"', '"stats-setcion"')
  await expect(issues(page).first()).toContainText('stats-setcion')
  await expect(status(page)).toHaveText(/^Fix the errors: 6 packs, 1 error/)

  await page.getByLabel('Show').selectOption({ label: 'scaffold' })
  await expect(pack(page)).toContainText('# ')
  await expect(page.locator('.drawn')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a blueprint can be loaded, and links between its pages work', async ({ page }) => {
  await page.goto('/try/')
  await page
    .getByLabel('Start from')
    .selectOption('v1/packs/blueprints/product-landing.essence.json')
  await expect(status(page)).toHaveText(/^Valid: \d\d packs/)
  const before = await page.getByLabel('Show').inputValue()
  const link = frame(page).locator('a:not([href^="#"], [href="./"])').first()
  await link.click()
  await expect(page.getByLabel('Show')).not.toHaveValue(before)
  await expect(page).toHaveURL(/\/try\/$/)
  await page.goto('/try/?start=internal-admin')
  await expect(field(page)).toHaveValue(/"auth-enterprise"/)
})

/** Expects the page to respond while the worker is busy. */
async function expectResponsive(page: Page): Promise<void> {
  const start = Date.now()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // A generous limit for busy machines: a blocked page took three times as long.
  expect(Date.now() - start).toBeLessThan(5000)
}

const setText = (page: Page, text: string): Promise<void> =>
  field(page).evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

test('any text has a status, and the page stays responsive', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  const MIB = 1024 * 1024
  const texts: [text: string, status: RegExp][] = [
    ['', /^Nothing here yet/],
    ['{ "version": ', /^Not JSON yet/],
    ['x'.repeat(MIB + 1), /may have 1,048,576/],
    ['{"a":\n'.repeat(5000), /^Not JSON yet/],
    ['['.repeat(MIB), /^Not JSON yet/],
    [`${'['.repeat(300)}${']'.repeat(300)}`, /^Not an essence yet/],
    ['null', /^Not an essence yet/],
  ]
  for (const [text, expected] of texts) {
    await setText(page, text)
    await expectResponsive(page)
    await expect(status(page)).toHaveText(expected)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(messages).toEqual([])
})

test('a text that would freeze the browser is not inserted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/try/')
  const before = await field(page).inputValue()
  await field(page).focus()
  for (const [part, times] of [
    ['{"a":\n', 150_000],
    ['x', 1024 * 1024 + 1],
  ] as const) {
    await page.evaluate(([text, count]) => navigator.clipboard.writeText(text.repeat(count)), [
      part,
      times,
    ] as const)
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('alert')).toHaveText(/^The text has .* left out/)
    await expectResponsive(page)
    expect(await field(page).inputValue()).toBe(before)
  }
  await page.keyboard.type(' ')
  await expect(page.getByRole('alert')).toHaveText('')
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
  const essence = JSON.parse(await field(page).inputValue())
  for (const text of takeSample(HOSTILE, 2)) {
    const hostile = withHostileTexts(essence, text) as typeof essence
    hostile.blueprint.sections[0].navigation_items = [{ label: text, route: '/' }]
    hostile.blueprint.sections[0].pages[0].directives = [text]
    await setText(page, JSON.stringify(hostile))
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
  expect(await page.locator('.card img, .results img').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  // A later request may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
