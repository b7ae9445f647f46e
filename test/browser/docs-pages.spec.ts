import { createServer } from 'node:http'
import { expect, test } from 'playwright/test'
import { DOC_PAGES, listDocBlocks } from '../support/package/doc-blocks.ts'

const DOCUMENTED_ORIGIN = 'http://127.0.0.1:4173'

/** Whole pages; a block with a file name is a part of an app. */
const PAGES = DOC_PAGES.flatMap(listDocBlocks).flatMap(({ language, text, file }) =>
  language === 'html' && file === undefined ? text : [],
)

for (const [index, block] of PAGES.entries()) {
  test(`HTML example ${index} of the docs searches patterns from another origin`, async ({
    page,
    baseURL,
  }) => {
    expect(block).toContain(DOCUMENTED_ORIGIN)
    const text = block.replaceAll(DOCUMENTED_ORIGIN, baseURL ?? '')
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(text)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as { port: number }
      await page.goto(`http://127.0.0.1:${port}/`)
      await page.getByRole('searchbox').fill('table with paging')
      const items = page.getByRole('listitem')
      await expect(items.first()).toContainText('Data table')
      expect(await items.count()).toBeLessThanOrEqual(5)
    } finally {
      server.close()
    }
  })
}
