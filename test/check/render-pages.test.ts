// Long run: opens pages in a browser many times.
import { expect, test } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import { renderPages } from '../../src/project/verify/render-pages.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { createEnvironment } from '../support/project/test-project.ts'

const toPage = (body: string): string =>
  `<!doctype html><html lang="en"><title>Contact</title><main><h1>Contact</h1>${body}</main></html>`

test('axe checks the rendered pages of a built site', async () => {
  const root = await createTestFolder({
    'dist/index.html': toPage('<p>Write to us.</p>'),
    'dist/about/index.html': toPage(
      `<script>document.querySelector('main').insertAdjacentHTML('beforeend', '<img src="a.png">')</script>`,
    ),
  })
  const pages = [
    { address: '/', name: 'dist/index.html' },
    { address: '/about/', name: 'dist/about/index.html' },
  ]
  const input = { root, target: 'dist', pages, browser: findChromium() }
  const { violations, limitations } = await renderPages(createEnvironment(root), input)
  expect(limitations).toEqual([])
  expect(violations).toMatchObject([
    { page: 'dist/about/index.html', rule: 'image-alt', impact: 'critical', selectors: ['img'] },
  ])
})
