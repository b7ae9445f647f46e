import { expect, type Page, test } from 'playwright/test'

/** Opens a page and returns the paths of its requests. */
async function listRequests(page: Page, path: string): Promise<string[]> {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'networkidle' })
  return paths
}

const isPicture = (scheme: string) => (path: string) => path.endsWith(`-${scheme}.webp`)

for (const { path, limit, frames } of [
  { path: '/patterns/', limit: 20, frames: 0 },
  { path: '/archetypes/', limit: 20, frames: 0 },
  // The page that the stage shows is a frame.
  { path: '/blueprints/internal-admin/', limit: 26, frames: 1 },
]) {
  test(`${path} shows pictures instead of frames, with at most ${limit} requests`, async ({
    page,
  }) => {
    const paths = await listRequests(page, path)
    expect(paths.length).toBeLessThanOrEqual(limit)
    expect(paths.filter(isPicture('light')).length).toBeGreaterThan(2)
    expect(paths.filter(isPicture('dark'))).toEqual([])
    await expect(page.locator('main iframe')).toHaveCount(frames)
    const first = page.locator('.thumbnail img:visible').first()
    await expect(first).toHaveJSProperty('complete', true)
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
}

test('pictures follow the color scheme of the site, not that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const paths = await listRequests(page, '/themes/')
  expect(paths.filter(isPicture('light'))).toEqual([])
  const visible = page.locator('.card').first().locator('img:visible')
  await expect(visible).toHaveAttribute('src', /-dark\.webp$/)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(visible).toHaveAttribute('src', /-light\.webp$/)
  await expect(visible).toHaveJSProperty('complete', true)
  await page.reload()
  await expect(visible).toHaveAttribute('src', /-light\.webp$/)
})
