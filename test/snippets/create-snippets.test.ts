import { expect, test } from 'vitest'
import {
  createRegistryItem,
  createSnippetFactory,
  getSnippetText,
} from '../../src/internal/snippets.ts'
import { officialContent } from '../support/corpus/official-content.ts'

const { records } = officialContent.content
const patterns = records.patterns.map(({ data }) => data)
const getPattern = (slug: string) => patterns.find(({ id }) => id === slug) ?? expect.fail(slug)
const theme = records.themes.find(({ slug }) => slug === 'slate')?.data
const createSnippets = createSnippetFactory(patterns, theme)

test('the HTML of a preset is complete, with the links of its example and only used tokens', () => {
  const html = getSnippetText(createSnippets(getPattern('data-table'), 'compact').html)
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n/)
  expect(html).toContain('<a href="/records/req-2474">REQ-2474, Refund to Alder Street Bikes</a>')
  expect(html).not.toContain('data-field')
  const references = new Set(html.match(/var\(--[\w-]+/g)?.map((text) => text.slice(4)))
  const tokens = [...html.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
  expect(tokens.length).toBeGreaterThan(20)
  expect(tokens.filter((name) => !references.has(name ?? ''))).toEqual([])
})

test('the styles of a dialog are limited to its scrim, which has no name of its own', () => {
  const css = getSnippetText(createSnippets(getPattern('confirm-dialog'), 'decision').css)
  expect(css).toContain(
    '@scope (:has(> [data-pattern="confirm-dialog"][data-preset="decision"])) {\n  :scope {',
  )
})

test('a registry item has the component and its styles in one folder', () => {
  const pattern = getPattern('data-table')
  const snippets = createSnippets(pattern, 'compact')
  const item = createRegistryItem(pattern, 'compact', snippets)
  expect(item).toMatchObject({ name: 'data-table-compact', title: 'Data table, compact' })
  expect(item.files.map(({ target }) => target)).toEqual([
    'components/data-table-compact.tsx',
    'components/data-table-compact.css',
  ])
  expect(item.files[0]?.content).toContain("import './data-table-compact.css'")
})
