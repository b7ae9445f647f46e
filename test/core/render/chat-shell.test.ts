import { expect, test } from 'vitest'
import { renderPage } from '../../../src/core/render/site.ts'
import { essenceFromBlueprint } from '../../../src/essence.ts'
import { officialLookup as lookup } from '../../support/site/check-document.ts'

/** Returns the navigation next to a page of the assistant. */
async function readNavigation(page: string): Promise<string> {
  const blueprint = (await lookup.get('blueprints', 'ai-chat-app')) ?? expect.unreachable()
  const essence = await essenceFromBlueprint(blueprint, lookup)
  const html = await renderPage(essence.ok && essence.value, page, lookup, { blueprint })
  const [nav = ''] = /<nav data-region="nav".*?<\/nav>/s.exec(html) ?? []
  return nav
}

test.each(['new', 'history'])('the navigation next to %s names the product first', async (page) => {
  expect(await readNavigation(page)).toMatch(
    /^<nav [^>]*><a data-slot="brand" href="[^"]*">Harborline<\/a>/,
  )
})

test.each(['new', 'history'])(
  'next to %s, account pages are left to the user menu',
  async (page) => {
    const nav = await readNavigation(page)
    expect(nav).toContain('Models and usage')
    expect(nav).not.toContain('Sign-in and devices')
  },
)
