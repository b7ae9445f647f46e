import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import {
  canonicalJson,
  essenceDigest,
  normalizeEssence,
  validateEssence,
} from '../../src/essence.ts'

const essence = JSON.parse(
  readFileSync(new URL('../fixtures/schemas/essence.v4.json', import.meta.url), 'utf8'),
)
const invalid = { ...essence, dna: { ...essence.dna, them: {}, theme: undefined } }

/** The results of the module for two documents, as text. */
const inNode = canonicalJson({
  digest: essenceDigest(essence),
  normal: JSON.stringify(normalizeEssence(essence)),
  issues: JSON.stringify(validateEssence(JSON.parse(JSON.stringify(invalid)))),
})

test('the published module gives the same bytes in the browser as in Node', async ({ page }) => {
  await page.goto('/')
  const inBrowser = await page.evaluate(
    async ([valid, invalid]) => {
      const url = new URL('lib/essence.js', document.baseURI).href
      const module = await import(url)
      return module.canonicalJson({
        digest: module.essenceDigest(valid),
        normal: JSON.stringify(module.normalizeEssence(valid)),
        issues: JSON.stringify(module.validateEssence(invalid)),
      })
    },
    [essence, JSON.parse(JSON.stringify(invalid))],
  )
  expect(inBrowser).toBe(inNode)
})

test('the content security policy blocks eval and inline scripts', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe-eval')
  await page.route('**/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        try { new Function('window.evaluated = true')() } catch { window.blocked = true }
        const inline = document.createElement('script')
        inline.textContent = 'window.inlined = true'
        document.head.append(inline)
      `,
    }),
  )
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = '/probe.js'
        script.onload = resolve
        document.head.append(script)
      }),
  )
  const outcome = await page.evaluate(() =>
    ['blocked', 'evaluated', 'inlined'].map((name) => Reflect.get(window, name)),
  )
  expect(outcome).toEqual([true, undefined, undefined])
})
