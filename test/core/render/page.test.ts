import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { renderPage, renderSite } from '../../../src/core/render/site.ts'
import { type Essence, essenceFromBlueprint, validateEssence } from '../../../src/essence.ts'
import { runs } from '../../support/arbitrary.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { findDocumentErrors, officialLookup as lookup } from '../../support/site/check-document.ts'
import { arbitraryEssence } from '../packs/arbitrary-essence.ts'

const blueprint = await lookup.get('blueprints', 'internal-admin')
const checked = await essenceFromBlueprint(blueprint ?? expect.unreachable(), lookup)
const essence: Essence = checked.ok ? checked.value : expect.unreachable()

const render = (page: string, document: Essence = essence): Promise<string> =>
  renderPage(document, page, lookup)

/** Returns the essence with another layout of the page `list`. */
const withLayout = (layout: unknown): Essence => {
  const index = essence.blueprint.sections.findIndex(({ id }) => id === 'record-admin')
  return setAtPointer(essence, `/blueprint/sections/${index}/pages/0/layout`, layout) as Essence
}

const listElements = (html: string) => parseHtml(html).elements
const getBody = (html: string): string => html.slice(html.indexOf('<body>'))

test('the heading of the first pattern becomes the title of the page', async () => {
  const html = await render('detail')
  const [h1] = listElements(html).filter(({ name }) => name === 'h1')
  expect(h1?.text).toBe('Brake pads for spring')
  expect(h1?.attributes.get('data-slot')).toBe('title')
})

test('a page without such a heading gets its label in the navigation as title', async () => {
  const html = await render('list')
  expect(html).toContain('<h1 data-title>Records</h1>')
  expect(html).toContain('<title>Records · Preview</title>')
})

test('next to another pattern, only a heading that is the name of the page becomes its title', async () => {
  const getHeadings = async (page: string, document?: Essence) =>
    listElements(await render(page, document))
      .filter(({ name }) => /^h[12]$/.test(name))
      .map(({ name, text }) => `${name} ${text}`)
  const cols = ['confirm-dialog', 'session-manager']
  const headings = await getHeadings('list', withLayout([{ cols }]))
  expect(headings).toEqual(expect.arrayContaining(['h1 Records', 'h2 Signed-in devices']))
  const profile = await getHeadings('profile')
  expect(profile.filter((heading) => heading.endsWith('Profile'))).toEqual(['h1 Profile'])
})

test('on phones, a button opens the fields of a filter bar; the search stays', async () => {
  const html = getBody(await render('list'))
  expect(html).toMatch(
    /data-slot="query".*<button[^>]* data-unfold="sm" popovertarget="([\w-]+)"[^>]*>.*?Filters.*<div data-group="filters" id="\1" popover[^>]*><div data-slot="fields"/s,
  )
})

test('ids start with the name of the instance, so that instances do not share ids', async () => {
  const table = { pattern: 'data-table', preset: 'standard' }
  const html = await render(
    'list',
    withLayout([{ ...table, as: 'one' }, { ...table, as: 'two' }, table]),
  )
  expect(html).toContain('id="one-caption"')
  expect(html).toContain('aria-labelledby="two-caption"')
  expect(html).toContain('id="data-table-caption"')
  expect(findDocumentErrors(html)).toEqual([])
})

test('rows after a navigation and its content stay in the column of the content', async () => {
  const cols = ['settings-nav', 'account-settings']
  const html = await render('list', withLayout([{ cols, at: 'lg' }, 'session-manager']))
  const column = html.slice(html.lastIndexOf('data-column='))
  expect(column).toContain('data-pattern="account-settings"')
  expect(column).toContain('data-pattern="session-manager"')
  const apart = await render(
    'list',
    withLayout([{ cols: ['hero', 'kpi-grid'] }, 'session-manager']),
  )
  expect(apart).toMatch(/<div data-row><(div|section)[^>]* data-pattern="session-manager"/)
})

test('columns have the declared weights, breakpoints and container', async () => {
  const cols = ['hero', 'kpi-grid']
  const layout = [
    { cols, at: 'lg', span: { hero: 3 }, responsive: 'container' },
    {
      cols,
      breakpoints: [
        { at: 'xl', cols: 3 },
        { at: 'sm', cols: 2 },
      ],
    },
    { cols, span: { hero: 100, 'kpi-grid': 50 } },
  ]
  const html = await render('list', withLayout(layout))
  expect(html).toContain('<div data-columns="container" data-from="lg"><div data-column="3">')
  expect(html).toContain('data-columns="viewport" data-steps="sm-2 xl-3"')
  expect(html).toMatch(/data-from="always"><div data-column="6">.*<div data-column="3">/s)
})

test('menus and dialogs are closed, and a button opens them without a script', async () => {
  const html = getBody(
    await render('list', withLayout(['confirm-dialog', 'user-menu', 'filter-bar'])),
  )
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).toMatch(
    /<button[^>]* popovertarget="([\w-]+)"[^>]*>Delete Shelving.*<dialog [^>]*id="\1"/s,
  )
  expect(html).not.toMatch(/<button[^>]* aria-expanded="true"/)
  expect(html).toContain('<h1 data-title>Records</h1>')
})

test('the page has the effective density, mode and shape', async () => {
  const index = essence.blueprint.sections.findIndex(({ id }) => id === 'record-admin')
  const pointer = `/blueprint/sections/${index}/pages/0/dna_overrides`
  const changed = setAtPointer(essence, pointer, { density: 'spacious', mode: 'dark' }) as Essence
  expect(await render('list', changed)).toContain(
    '<html lang="en" data-mode="dark" data-density="spacious">',
  )
  expect(await render('list')).toContain('<html lang="en" data-density="compact">')
  const pill = setAtPointer(essence, '/dna/theme/shape', 'pill') as Essence
  expect(await render('list', pill)).toContain('data-shape="pill"')
})

test('patterns of a shell are left out of pages that have them or do not need them', async () => {
  expect(getBody(await render('not-found'))).not.toContain('data-pattern="stepper"')
  expect(getBody(await render('import')).match(/data-component="Stepper"/g)).toHaveLength(1)
  const detail = getBody(await render('detail'))
  expect(detail.match(/data-pattern="tabs-nav"/g)).toHaveLength(1)
  expect(detail).toContain('data-slot="neighbours"')
  expect(getBody(await render('list'))).not.toContain('data-region="list"')
})

test('a product fills or leaves out the patterns of its shells', async () => {
  const shell_patterns = [
    { pattern: 'user-menu', preset: 'avatar', sample: { identity: { name: 'Lena Hartmann' } } },
    { pattern: 'user-menu', preset: 'other', sample: { identity: { name: 'Nobody' } } },
    { pattern: 'notification-center', omit: true },
  ]
  const product = { ...(blueprint ?? expect.unreachable()), overrides: { shell_patterns } }
  const html = getBody(await renderPage(essence, 'members', lookup, { blueprint: product }))
  expect(html).toContain('Lena Hartmann')
  expect(html).not.toContain('Nobody')
  expect(html).not.toContain('data-pattern="notification-center"')
  expect(await render('members')).toContain('data-pattern="notification-center"')
})

test('patterns that an essence leaves out are on no page', async () => {
  const directives = ['Leaves out: user-menu, notification-center']
  const document = setAtPointer(essence, '/blueprint/sections/0/directives', directives) as Essence
  const html = getBody(await render('members', document))
  expect(html).not.toMatch(/data-pattern="(?:user-menu|notification-center)"/)
  expect(html).toContain('data-pattern="workspace-switcher"')
  expect(await render('members')).toContain('data-pattern="user-menu"')
})

test('only navigation is filled with the pages of the app', async () => {
  const html = getBody(await render('dashboard'))
  expect(html).toContain('Tom Reyes asks you to approve')
  expect(html).toMatch(/<nav data-region="nav"[^>]*>.*<span>Audit log<\/span>/s)
})

test('a palette lists the commands that the essence declares', async () => {
  const html = getBody(await render('dashboard'))
  expect(html).toContain('Switch between light and dark')
  expect(html).toContain('placeholder="Find a request, a page or a command"')
  const without = setAtPointer(essence, '/meta/navigation/command_palette', false) as Essence
  expect(getBody(await render('dashboard', without))).not.toContain('command-palette')
})

test('an unknown pattern is rendered as unknown', async () => {
  const html = await render('list', withLayout(['no-such-pattern', { pattern: '__proto__' }]))
  expect(html).toContain('aria-label="Unknown pattern no-such-pattern"')
  expect(findDocumentErrors(html)).toEqual([])
})

test('an unknown page is an error that lists the known pages', async () => {
  await expect(render('nowhere')).rejects.toMatchObject({
    message: 'The essence has no page "nowhere".',
    hint: expect.stringContaining('dashboard'),
  })
  await expect(renderSite({ version: '4.0.0' }, lookup)).rejects.toMatchObject({
    code: 'essence-invalid',
  })
})

test('a site links its pages and has its own style sheets', async () => {
  const site = await renderSite(essence, lookup, { product: 'Desk' })
  const page = site.get('records/id/index.html') ?? expect.unreachable()
  expect(page).toContain('<link rel="stylesheet" href="../../layout.css">')
  expect(page).toContain('href="../../theme.css"')
  expect(page).toContain('href="../../records/"')
  expect(page).not.toContain('<script')
  expect([...site.keys()].filter((path) => path.endsWith('.css'))).toEqual([
    'layout.css',
    'theme.css',
  ])
})

test('the pages of any essence are valid documents with escaped text', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEssence, async (document) => {
      fc.pre(validateEssence(document).ok)
      const files = [...(await renderSite(document, lookup))]
      const pages = files.filter(([path]) => path.endsWith('.html'))
      expect(pages.length).toBe(
        document.blueprint.sections.flatMap((section) => section.pages).length,
      )
      for (const [, html] of pages) {
        expect(findDocumentErrors(html)).toEqual([])
        expect(html).not.toMatch(/<script|<img src=x/)
      }
    }),
    runs(160),
  )
})

test('a link to a page that the app does not have leads to the first page, and is marked', async () => {
  const files = await renderSite(essence, lookup)
  const page = listElements(files.get('records/import/index.html') ?? '')
  const template = page.find(({ attributes }) => attributes.get('data-slot') === 'template')
  expect(template?.attributes.get('href')).toBe('../../')
  expect(template?.attributes.has('data-outside')).toBe(true)
})
