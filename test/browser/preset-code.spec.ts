import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { ROOT } from '../support/root.ts'
import { expectHealthyPage } from './support/expect-healthy-page.ts'
import { selectPresets } from './support/listed-presets.ts'
import { comparePixels } from './support/pixel-difference.ts'

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

const openCode = async (page: Page) => {
  const code = page.locator('#code-standard')
  await code.locator('summary').press('Enter')
  return code
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the code of a preset is loaded when it is opened, selected by key, and copied', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/patterns/data-table/')
    const code = await openCode(page)
    await expect(code.locator('[data-tab=html] pre')).toContainText('<!doctype html>')
    expect(requests.filter((url) => url.includes('/code/'))).toEqual([
      `${baseURL}/code/data-table/standard.json`,
    ])
    await code.getByRole('button', { name: 'Copy data-table-standard.html' }).press('Enter')
    const file = await page.request.get('/code/data-table/standard.html')
    await expect.poll(() => clipboard(page)).toBe(await file.text())
    await code.getByRole('radio', { name: 'HTML' }).press('ArrowRight')
    await expect(code.getByRole('radio', { name: 'React' })).toBeFocused()
    await expect(code.locator('[data-tab=html]')).toBeHidden()
    await expect(code.locator('[data-tab=react] pre')).toContainText(
      'export function DataTableStandard({ caption, rows, pagination }: DataTableStandardProps) {',
    )
    const download = page.waitForEvent('download')
    await code.getByRole('button', { name: 'Download data-table-standard.tsx' }).press('Enter')
    expect((await download).suggestedFilename()).toBe('data-table-standard.tsx')
    await code.getByRole('radio', { name: 'shadcn' }).press('Space')
    await code.getByRole('button', { name: 'Copy the command' }).press('Enter')
    const url = `${baseURL}/v1/r/data-table/standard.json`
    await expect.poll(() => clipboard(page)).toBe(`npx shadcn@latest add ${url}`)
    expect((await page.request.get(url)).status()).toBe(200)
  })

  test('a record is copied as a prompt and as Markdown', { tag: '@full' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/patterns/data-table/')
    await page.getByRole('button', { name: 'Copy as prompt' }).press('Enter')
    await expect.poll(() => clipboard(page)).toContain('Build the pattern "Data table"')
    const prompt = await clipboard(page)
    expect(prompt).toContain('\nRules:\n- A sortable header contains a button')
    const urls = prompt.match(/http\S+/g) ?? []
    expect(urls[0]).toBe(`${baseURL}/v1/patterns/@official/data-table.md`)
    for (const url of urls) expect((await page.request.get(url)).status(), url).toBe(200)
    await page.goto('/blueprints/internal-admin/')
    await page.getByRole('button', { name: 'Copy Markdown' }).press('Enter')
    const markdown = await page.request.get('/v1/blueprints/@official/internal-admin.md')
    await expect.poll(() => clipboard(page)).toBe(await markdown.text())
  })
})

test('the tabs of code are accessible and fit every screen', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await expectHealthyPage({ page, baseURL }, '/patterns/data-table/', {
    prepare: async () => {
      const code = await openCode(page)
      await code.getByRole('radio', { name: 'React' }).check()
      await expect(code.locator('[data-tab=react] pre')).toContainText('export function')
    },
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs work and link to the files', async ({ page }) => {
    await page.goto('/patterns/data-table/')
    const code = await openCode(page)
    await expect(code.getByRole('link', { name: 'view its source' })).toBeVisible()
    await code.getByRole('radio', { name: 'React' }).check()
    await expect(code.getByRole('link', { name: 'view its source' })).toBeHidden()
    await expect(code.getByRole('link', { name: 'component and its styles' })).toHaveAttribute(
      'href',
      '../../v1/r/data-table/standard.json',
    )
    await expect(code.getByRole('button')).toHaveCount(0)
  })
})

/** Returns the fonts that the comment of a file names, as a project would have installed them. */
function readFontFaces(): string {
  const css = readFileSync(`${ROOT}dist/site/preview/themes/slate.css`, 'utf8')
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? []
  return faces.join('\n').replaceAll(/url\("[./]*(fonts\/[^"]+)"\)/g, (_match, path: string) => {
    const bytes = readFileSync(`${ROOT}dist/site/${path}`).toString('base64')
    return `url("data:font/woff2;base64,${bytes}")`
  })
}

const loadFonts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the HTML of a preset looks like its preview in an empty page', async ({ page }) => {
      const preview = await page.context().newPage()
      const faces = readFontFaces()
      // The full run compares one mode per preset.
      const shift = colorScheme === 'light' ? 0 : 1
      for (const [index, { pattern, preset }] of selectPresets(140).entries()) {
        if (index % 2 !== shift) continue
        await page.goto('about:blank')
        await page.setContent(
          readFileSync(`${ROOT}dist/site/code/${pattern}/${preset}.html`, 'utf8'),
        )
        await page.addStyleTag({ content: faces })
        await preview.goto(`/preview/patterns/${pattern}/${preset}/`)
        await Promise.all([loadFonts(page), loadFonts(preview)])
        const images = [await page.screenshot(), await preview.screenshot()] as const
        expect(await comparePixels(page, ...images), `${pattern} ${preset}`).toBeLessThan(0.02)
      }
    })
  })
}
