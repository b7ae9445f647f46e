import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { renderAppFiles, toShowcaseFolder } from '../../../src/site/previews/app-previews.ts'
import { getControlsScript } from '../../../src/site/previews/controls-script.ts'
import { renderShowcase } from '../../../src/site/showcase/render-showcase.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { officialLookup } from '../../support/site/check-document.ts'

const blueprint = (slug: string) =>
  officialContent.content.records.blueprints.find((record) => record.slug === slug)?.data ??
  expect.unreachable()

const site = await renderShowcase(blueprint('product-landing'), officialLookup)

const listElements = (path: string, name: string) =>
  parseHtml(site.files.get(site.folder + path) ?? '').elements.filter(
    (element) => element.name === name,
  )

test('a page loads the script, which knows the explorer and the record of the blueprint', () => {
  const script = listElements('blog/index.html', 'script').at(-1)
  expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
    src: '../../../preview/controls.js',
    defer: '',
    'data-tools': '',
    'data-explorer': '../../../',
    'data-about': '../../../blueprints/product-landing/',
  })
  expect(site.files.get('preview/controls.js')).toBe(getControlsScript())
})

test('a site without an explorer has no links to it', () => {
  const folders = [toShowcaseFolder(blueprint('product-landing'))]
  const html = renderAppFiles({ app: site.app, folders }).get(`${site.folder}index.html`)
  expect(html).toContain('<script src="../../preview/controls.js" defer data-tools></script>')
})

test('the script is valid, one function, and names no pattern', () => {
  const script = getControlsScript()
  expect(() => new Function(script)).not.toThrow()
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(script).not.toMatch(/data-pattern=/)
})

test('a page loads the behaviors of the patterns that it shows, before the script that runs them', async () => {
  const admin = await renderShowcase(blueprint('internal-admin'), officialLookup)
  const listScripts = (path: string) =>
    [...(admin.files.get(admin.folder + path) ?? '').matchAll(/<script src="([^"]*)" defer/g)].map(
      ([, src = '']) => src.replace(/^.*preview\//, ''),
    )
  const palette = 'behaviors/command-palette.js'
  expect(listScripts('records/index.html')).toEqual(
    expect.arrayContaining([palette, 'behaviors/filter-bar.js', 'behaviors/bulk-action-bar.js']),
  )
  expect(listScripts('records/index.html').at(-1)).toBe('controls.js')
  expect(listScripts('index.html')).toContain(palette)
  expect(listScripts('index.html')).not.toContain('behaviors/bulk-action-bar.js')
  for (const path of listScripts('records/index.html'))
    expect(admin.files.has(`preview/${path}`)).toBe(true)
})

test('a link out of the app leads to its first page, and is marked', () => {
  const signIn = listElements('blog/index.html', 'a').find(({ text }) => text === 'Sign in')
  expect(signIn?.attributes.get('href')).toBe('../')
  expect(signIn?.attributes.has('data-outside')).toBe(true)
})

test('no page links to the page that is not found', () => {
  const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'))
  const links = pages.flatMap((path) =>
    listElements(path.slice(site.folder.length), 'a').map(({ attributes }) =>
      attributes.get('href'),
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((href) => href?.includes('not-found'))).toEqual([])
})
