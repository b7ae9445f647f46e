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
const broken = { ...essence, dna: { ...essence.dna, them: {}, theme: undefined } }

/** What the module makes of two documents, as text. */
const inNode = canonicalJson({
  digest: essenceDigest(essence),
  normal: JSON.stringify(normalizeEssence(essence)),
  issues: JSON.stringify(validateEssence(JSON.parse(JSON.stringify(broken)))),
})

test('the published module gives the same bytes in the browser as in Node', async ({ page }) => {
  await page.goto('/')
  const inBrowser = await page.evaluate(
    async ([sound, faulty]) => {
      const address = new URL('lib/essence.js', document.baseURI).href
      const module = await import(address)
      return module.canonicalJson({
        digest: module.essenceDigest(sound),
        normal: JSON.stringify(module.normalizeEssence(sound)),
        issues: JSON.stringify(module.validateEssence(faulty)),
      })
    },
    [essence, JSON.parse(JSON.stringify(broken))],
  )
  expect(inBrowser).toBe(inNode)
})

test('a page is served with a policy against eval and inline script, and keeps it', async ({
  page,
}) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe-eval')
  await page.route('**/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        try { new Function('window.evaluated = true')() } catch { window.refused = true }
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
    ['refused', 'evaluated', 'inlined'].map((name) => Reflect.get(window, name)),
  )
  expect(outcome).toEqual([true, undefined, undefined])
})
