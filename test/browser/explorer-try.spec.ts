import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Essence' })
const status = (page: Page) => page.locator('.try-issues').getByRole('status')
const issues = (page: Page) => page.locator('.issues li')
const pack = (page: Page) => page.locator('.try-packs pre')
const frame = (page: Page) => page.frameLocator('.drawn iframe')

/** The text of the field with one part of it changed. */
async function change(page: Page, from: string, to: string): Promise<void> {
  const text = await field(page).inputValue()
  expect(text).toContain(from)
  await field(page).fill(text.replace(from, to))
}

test('an essence is edited: an issue, its place, the packs and the page follow', async ({
  page,
}) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid: 6 packs, nothing to mend\.$/)
  await expect(pack(page)).toContainText('# Page `desk/today` at `/`')
  await expect(frame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()

  await change(page, '"auto"', '"blue"')
  await expect(status(page)).toHaveText('Not an essence yet: 1 issue.')
  await expect(issues(page)).toContainText('/dna/theme/mode')
  await issues(page).getByRole('button', { name: /^line/ }).click()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toMatch(/^"blue",?$/)

  await change(page, '"blue"', '"dark"')
  await expect(status(page)).toHaveText(/^Valid/)
  await expect(frame(page).locator('html')).toHaveAttribute('data-mode', 'dark')

  await change(page, '"kpi-grid"', '"stats-section"')
  await expect(frame(page).locator('[data-pattern="stats-section"]')).toBeVisible()
  await expect(pack(page)).toContainText('stats-section')
  await change(page, '"stats-section"', '"stats-setcion"')
  await expect(issues(page).first()).toContainText('stats-setcion')
  await expect(issues(page).first()).toContainText('warning')

  await page.getByLabel('Show').selectOption({ label: 'scaffold' })
  await expect(pack(page)).toContainText('# ')
  await expect(page.locator('.drawn')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a blueprint can be started from, and its pages lead to each other', async ({ page }) => {
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

/** Whether the page answers at once, while something is being worked on. */
async function expectAwake(page: Page): Promise<void> {
  const start = Date.now()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // What stopped it took three times as long, and a busy machine is slow.
  expect(Date.now() - start).toBeLessThan(5000)
}

const put = (page: Page, text: string): Promise<void> =>
  field(page).evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

test('whatever is put in, the page says what it is and stays awake', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  const MIB = 1024 * 1024
  const texts: [text: string, told: RegExp][] = [
    ['', /^Nothing here yet/],
    ['{ "version": ', /^Not JSON yet/],
    ['x'.repeat(MIB + 1), /may have 1,048,576/],
    ['{"a":\n'.repeat(5000), /^Not JSON yet/],
    ['['.repeat(MIB), /^Not JSON yet/],
    [`${'['.repeat(300)}${']'.repeat(300)}`, /^Not an essence yet/],
    ['null', /^Not an essence yet/],
  ]
  for (const [text, told] of texts) {
    await put(page, text)
    await expectAwake(page)
    await expect(status(page)).toHaveText(told)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(messages).toEqual([])
})

test('a text that would stop the browser is not put into the field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/try/')
  const before = await field(page).inputValue()
  await field(page).focus()
  for (const [part, times] of [
    ['{"a":\n', 150_000],
    ['x', 1024 * 1024 + 1],
  ] as const) {
    await page.evaluate(([one, count]) => navigator.clipboard.writeText(one.repeat(count)), [
      part,
      times,
    ] as const)
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('alert')).toHaveText(/^The text has .* left out/)
    await expectAwake(page)
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

/** The essence with each of its free texts replaced by one that would break out. */
function withHostile(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withHostile(one, text, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withHostile(inner, text, name)]),
    )
  }
  const isFree =
    /^(description|label|directives|personality|archetype|target|palette|features|surface|content_gap|scale|philosophy|system|preference|cvd_preference|pattern|preset|as|shell)$/
  return typeof value === 'string' && isFree.test(key) ? text : value
}

test('no text of an essence becomes part of a page', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (one) => {
    dialogs.push(one.message())
    void one.dismiss()
  })
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  const essence = JSON.parse(await field(page).inputValue())
  for (const text of HOSTILE) {
    const hostile = withHostile(essence, text) as typeof essence
    hostile.blueprint.sections[0].navigation_items = [{ label: text, route: '/' }]
    hostile.blueprint.sections[0].pages[0].directives = [text]
    await put(page, JSON.stringify(hostile))
    await expect(status(page)).toHaveText(/^(Valid|Not an essence)/)
    await expect(page.locator('.try-issues')).toContainText(JSON.stringify(text).slice(1, 12))
    const inside = await frame(page)
      .locator('html')
      .evaluate(
        (html) =>
          [...html.querySelectorAll('*')].filter(
            (one) =>
              one.matches('script, iframe, object, embed, base') ||
              [...one.attributes].some(
                ({ name, value }) =>
                  name.startsWith('on') ||
                  (/^(href|src|action|formaction|data)$/.test(name) &&
                    /^\s*javascript:/i.test(value)),
              ),
          ).length,
      )
    expect(inside).toBe(0)
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(dialogs).toEqual([])
  await expect(page.locator('.drawn iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
})

test('hostile rows of the API are texts in results and on cards', async ({ page }) => {
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
})
