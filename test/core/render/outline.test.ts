import { expect, test } from 'vitest'
import { renderPage } from '../../../src/core/render/site.ts'
import { essenceFromBlueprint } from '../../../src/essence.ts'
import { officialLookup as lookup } from '../../support/site/check-document.ts'

/** Renders a page of the documentation. */
async function renderDocsPage(page: string): Promise<string> {
  const blueprint = (await lookup.get('blueprints', 'documentation-site')) ?? expect.unreachable()
  const essence = await essenceFromBlueprint(blueprint, lookup)
  return renderPage(essence.ok && essence.value, page, lookup, { blueprint })
}

/** Returns the outline of a page, and its content. */
async function readPage(page: string): Promise<{ outline: string; main: string }> {
  const html = await renderDocsPage(page)
  const [outline = ''] = /<nav data-region="outline".*?<\/nav>/s.exec(html) ?? []
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return { outline, main }
}

const listTargets = (html: string): string[] =>
  [...html.matchAll(/<a data-field="title" href="#([^"]+)"/g)].map(([, id = '']) => id)

test.each(['guide', 'first-job', 'upgrade', 'cloud-run', 'api-overview', 'endpoint'])(
  'the outline of %s leads to the headings of the page, in their order',
  async (page) => {
    const { outline, main } = await readPage(page)
    const targets = listTargets(outline)
    expect(targets.length).toBeGreaterThanOrEqual(3)
    const positions = targets.map((id) => main.search(new RegExp(`<h[23][^>]* id="${id}"`)))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(outline.match(/aria-current="location"/g)).toHaveLength(1)
  },
)

test.each(['home', 'search', 'edit'])('%s has few sections, so it has no outline', async (page) => {
  const { outline } = await readPage(page)
  expect(outline).toBe('')
})

test('headings below a section are nested', async () => {
  const { outline } = await readPage('endpoint')
  expect(outline).toMatch(/>Try it: Add a job<\/a><ul><li><a [^>]*>Response<\/a>/)
})

test('only a page with an editor can be edited, from its outline and from its end', async () => {
  const guide = await readPage('guide')
  expect(guide.outline).toContain('Edit this page')
  expect(guide.main).toMatch(/<ul data-slot="links" data-unfold="lg">.*Edit this page/s)
  const tutorial = await readPage('first-job')
  expect(tutorial.outline).not.toContain('Edit this page')
  expect(tutorial.outline).toContain('Report a problem')
})
