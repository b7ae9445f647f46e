import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/html/parse.ts'
import { renderAppFiles, toShowcaseFolder } from '../../../src/site/previews/app-previews.ts'
import { renderShowcase } from '../../../src/site/showcase/render-showcase.ts'
import { SHOWCASE_SCRIPT } from '../../../src/site/showcase/showcase-script.ts'
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
    src: '../../../preview/showcase.js',
    defer: '',
    'data-explorer': '../../../',
    'data-about': '../../../blueprints/product-landing/',
  })
  expect(site.files.get('preview/showcase.js')).toBe(SHOWCASE_SCRIPT)
})

test('a site without an explorer has no links to it', () => {
  const folders = [toShowcaseFolder(blueprint('product-landing'))]
  const html = renderAppFiles({ app: site.app, folders }).get(`${site.folder}index.html`)
  expect(html).toContain('<script src="../../preview/showcase.js" defer></script>')
})

test('the script is valid, and has the doc comments of none of its files', () => {
  expect(() => new Function(SHOWCASE_SCRIPT)).not.toThrow()
  expect(SHOWCASE_SCRIPT).not.toMatch(/^ *\/\*\*/m)
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
