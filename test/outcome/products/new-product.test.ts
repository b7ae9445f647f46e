import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './new-product.ts'
import { PRODUCT_NAMES, PRODUCTS, readBrief } from './products.ts'

const folder = mkdtempSync(join(tmpdir(), 'svc-products-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command and returns its exit code and messages. */
async function create(options: Parameters<typeof run>[0]) {
  const messages: string[] = []
  const log = (text: string) => messages.push(text)
  return { code: await run(options, { log, error: log }), messages: messages.join('\n') }
}

test.each(PRODUCT_NAMES)('the brief of %s names the route of each page', async (name) => {
  const brief = await readBrief(name)
  const routes = [...brief.matchAll(/^\d\. `([^`]+)`/gm)].map(([, route]) => route)
  expect(routes).toHaveLength(3)
  for (const [index, path] of PRODUCTS[name].entries()) {
    const pattern = (routes[index] ?? '').replace(/:\w+/, '[a-z0-9-]+')
    expect(path).toMatch(new RegExp(`^${pattern}$`))
  }
})

test('an app has the brief and the prompt, and only the packages that it names', async () => {
  const app = join(folder, 'clinic')
  expect(await create({ new: app, product: 'clinic', from: 'brief' })).toMatchObject({ code: 0 })
  expect(readFileSync(join(app, 'brief.md'), 'utf8')).toBe(await readBrief('clinic'))
  expect(readFileSync(join(app, 'PROMPT.md'), 'utf8')).not.toContain('@svc/content')
  expect(existsSync(join(app, 'node_modules/react'))).toBe(true)
  expect(existsSync(join(app, 'node_modules/playwright-core'))).toBe(false)
})

test.each([
  [{ new: folder, product: 'clinic', from: 'brief' }, 'does not exist yet'],
  [{ new: join(folder, 'x'), product: 'clnic', from: 'brief' }, 'Use --product clinic|'],
  [{ new: join(folder, 'x'), product: 'clinic', from: 'pack' }, '--from brief|svc|guide'],
  [{ new: join(folder, 'x'), product: 'clinic', from: 'guide' }, '--guide names a Markdown file'],
])('wrong usage creates nothing: %o', async (options, message) => {
  const { code, messages } = await create(options)
  expect(code).toBe(2)
  expect(messages).toContain(message)
  expect(existsSync(join(folder, 'x'))).toBe(false)
})
