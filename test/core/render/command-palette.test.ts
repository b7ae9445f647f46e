// Long run: renders every page of every product.
import { expect, test } from 'vitest'
import type { CommandPalette } from '../../../src/core/essence/version.ts'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { renderPage, renderSite } from '../../../src/core/render/site.ts'
import { type Essence, essenceFromBlueprint } from '../../../src/essence.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { findDocumentErrors, officialLookup as lookup } from '../../support/site/check-document.ts'

const blueprint = await lookup.get('blueprints', 'internal-admin')
const composed = await essenceFromBlueprint(blueprint ?? expect.unreachable(), lookup)
const essence: Essence = composed.ok ? composed.value : expect.unreachable()

const withPalette = (palette: boolean | CommandPalette): Essence =>
  setAtPointer(essence, '/meta/navigation/command_palette', palette) as Essence

const getOptions = (html: string) =>
  parseHtml(html).elements.filter(({ attributes }) => attributes.get('role') === 'option')

test('a command with a route links to the folder of its page', async () => {
  const files = await renderSite(essence, lookup)
  const html = files.get('records/index.html') ?? ''
  expect(html).toMatch(/<a [^>]*role="option"[^>]* href="\.\.\/analytics\/builder\/"/)
  expect(html).toMatch(/<a [^>]*role="option"[^>]* href="\.\/"[^>]*><span>Go to records/)
  expect(html).toMatch(/<li [^>]*role="option"[^>]*><span>Create a request/)
  expect(findDocumentErrors(html)).toEqual([])
})

test('a command whose route has no page is disabled', async () => {
  const commands = [
    { id: 'a', label: 'Archive', route: '/archive' },
    { id: 'b', label: 'Section', route: '#nowhere' },
    { id: 'c', label: 'Script', route: 'javascript:alert(1)' },
  ]
  const html = await renderPage(withPalette({ commands }), 'list', lookup)
  const options = getOptions(html).filter(({ attributes }) =>
    /command-\d/.test(attributes.get('id') ?? ''),
  )
  expect(options).toHaveLength(3)
  for (const { attributes } of options) {
    expect(attributes.has('href')).toBe(false)
    expect(attributes.get('aria-disabled')).toBe('true')
  }
})

test('a derived palette links to every page without parameters', async () => {
  const html = await renderPage(withPalette(true), 'list', lookup)
  const links = getOptions(html).filter(({ attributes }) => attributes.has('href'))
  expect(links.length).toBeGreaterThan(10)
  expect(html).not.toMatch(/<dialog[^>]* data-styling/)
  expect(html).not.toContain('--palette-width:')
})

test.each(['modal', 'sheet', 'inline', 'fullscreen'] as const)(
  'the styling %s is on the dialog, and the style sheet knows it',
  async (styling) => {
    const html = await renderPage(withPalette({ styling }), 'list', lookup)
    expect(html).toMatch(new RegExp(`<dialog [^>]*data-styling="${styling}"`))
    if (styling !== 'modal') expect(html).toContain(`[data-styling="${styling}"][popover]`)
  },
)

test.each(['40rem', 'min(40rem, 90vw)', 'clamp(20rem, 50vi, 60rem)', '320px', '80%'])(
  'the width %s is a custom property of the site',
  async (width) => {
    const files = await renderSite(withPalette({ width }), lookup)
    expect(files.get('theme.css')).toContain(`:root {\n  --palette-width: ${width};\n}\n`)
  },
)

test.each([
  ['wide'],
  ['40'],
  ['40rem; color: red'],
  ['40rem } body { display: none'],
  ['calc(1rem'],
  ['min(url(//evil.example/a), 1rem)'],
  ['calc(1px /* */)'],
])('the width %s is ignored', async (width) => {
  const files = await renderSite(withPalette({ width }), lookup)
  expect(files.get('theme.css')).not.toContain('--palette-width')
})
