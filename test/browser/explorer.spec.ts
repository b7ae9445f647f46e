import { expect, type Page, test } from 'playwright/test'

const PAGES = ['/', '/schema/', '/schema/essence.v4/', '/problem/', '/problem/schema-not-found/']

/** Everything that a page complains about: errors, warnings and breaches of its policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

for (const path of PAGES) {
  test(`${path} loads without a complaint and asks no other host`, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
    expect([...hosts]).toEqual([baseURL])
  })
}

for (const path of [...PAGES, '/schema/governance-delta.v1/', '/no/such/page']) {
  test(`${path} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page
      .locator('details')
      .evaluateAll((all) => all.map((one) => one.setAttribute('open', '')))
    await page.waitForLoadState('networkidle')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
}

test('the frame is set: a small sign, and a skip link that waits for focus', async ({ page }) => {
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path)
    expect((await page.locator('.mark').boundingBox())?.width).toBeLessThan(32)
  }
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  const clip = () => skip.evaluate((link) => getComputedStyle(link).clipPath)
  expect(await clip()).not.toBe('none')
  await skip.focus()
  expect(await clip()).toBe('none')
})

test('hydration moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  }
})

test('a problem page leads back to the list of problems', async ({ page }) => {
  await page.goto('/problem/uri-too-long/')
  await page.getByRole('navigation', { name: 'Site' }).getByText('Problems').click()
  await expect(page).toHaveURL(/\/problem\/$/)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(15)
})

test('an unknown address is answered with 404 and a page without a script', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no page at this address/)
  expect(await page.locator('script').count()).toBe(0)
  await page.getByRole('link', { name: 'The start page of this host' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a colour scheme is kept from page to page, and can be given back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const scheme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await scheme()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await scheme()
  expect(dark).not.toBe(light)
  await page.goto('/schema/')
  expect(await scheme()).toBe(dark)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Follow the system' }).check()
  expect(await scheme()).toBe(light)
})

test('the first tab stop leads past the header', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the raw file is read only when it is asked for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/schema/theme.v1/', { waitUntil: 'networkidle' })
  expect(asked).not.toContain('/schemas/theme.v1.json')
  await page.getByText('Show the file here').click()
  await expect(page.locator('pre')).toContainText('"title": "Visual theme"')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(text)).toMatchObject({ title: 'Visual theme' })
})

test.describe('with a policy that lets the test add a script', () => {
  test.use({ bypassCSP: true })

  test('the code on the start page runs as it stands', async ({ page }) => {
    await page.goto('/')
    const logged = page.waitForEvent('console')
    const content = await page
      .getByRole('region', { name: 'Use the module' })
      .locator('pre')
      .innerText()
    await page.addScriptTag({ type: 'module', content })
    expect((await logged).text()).toMatch(/^59 adoption-truth\.v1\.json \[/)
  })
})
