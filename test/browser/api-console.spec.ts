import { expect, test } from 'playwright/test'
import { expectHealthyPage } from './support/expect-healthy-page.ts'

test('the console calls the handler in the page, by keyboard', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/docs/api/get-search/')
  const query = page.getByLabel('q query')
  await query.fill('calendar')
  await expect(page.locator('#request')).toContainText(
    new URL('/v1/search?q=calendar&limit=3', page.url()).href,
  )
  await query.press('Enter')
  const answer = page.getByRole('region', { name: 'Response', exact: true })
  await expect(answer.getByRole('status')).toHaveText(/^Status 200, [\d,]+ bytes$/)
  await expect(answer.locator('pre')).toContainText('"slug": "')
  await answer.getByText(/^\d+ headers$/).press('Enter')
  await expect(answer.getByText('ETag', { exact: true })).toBeVisible()
  expect(paths).not.toContain('/v1/search')
})

test('the request is shown in three languages', { tag: '@full' }, async ({ page }) => {
  await page.goto('/docs/api/get-records-slug/')
  await page.getByLabel('type path').selectOption('themes')
  await page.getByRole('radio', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#request')).toContainText('await fetch(')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#request')).toContainText('urlopen(')
  await expect(page.locator('#request')).toContainText('/v1/themes/@official/slate')
})

test('a wrong value shows the problem, and a body is compiled', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/docs/api/get-records-slug/')
  await page.getByLabel('slug path').fill('heroo')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: 'Response', exact: true })).toContainText(
    'record-not-found',
  )
  await page.goto('/docs/api/post-packs-select/')
  await page.getByLabel('Body (JSON)').press('Control+Enter')
  const answer = page.getByRole('region', { name: 'Response', exact: true })
  await expect(answer.getByRole('status')).toHaveText(/^Status 200/)
  await expect(answer.locator('pre')).toContainText('renderedMarkdown')
})

test('an operation with its answer is a healthy page', { tag: '@full' }, ({ page, baseURL }) =>
  expectHealthyPage({ page, baseURL }, '/docs/api/get-records/', {
    async prepare() {
      await page.getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText(/^Status 200/)).toBeVisible()
    },
  }),
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an operation shows its request, highlighted, and a real response', async ({ page }) => {
    await page.goto('/docs/api/get-records/')
    await expect(page.locator('.samples pre')).toHaveCount(3)
    await expect(page.locator('.samples .token-function').first()).toBeVisible()
    await expect(page.locator('.example')).toContainText('"items"')
  })
})
