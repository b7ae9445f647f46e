import { expect, test } from 'vitest'
import { createRouteMatcher } from '../../../src/core/essence/model/route-matching.ts'
import { officialBundles, officialPacks } from './official-bundles.ts'

/** Lists the lines of a paragraph; those of a shell with its name, because two may share a region. */
function listLines(paragraph: string): string[] {
  const lines = paragraph.split('\n').filter((line) => line !== '```')
  const [title = ''] = lines
  return /^\*\*[a-z-]+\*\*/.test(title) ? lines.map((line) => `${title} ${line}`) : lines
}

test.each(officialPacks)('%s has no line twice', (_, { renderedMarkdown }) => {
  const lines = renderedMarkdown.split('\n\n').flatMap(listLines)
  const repeated = lines.filter((line, index) => lines.indexOf(line) !== index)
  expect(repeated).toEqual([])
})

test.each(officialPacks)('%s has no two lines with the same label', (_, { renderedMarkdown }) => {
  const labels: string[] = renderedMarkdown.match(/^- [A-Z][A-Za-z -]+: /gm) ?? []
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})

test.each(officialPacks)('%s has no line without a value', (_, { renderedMarkdown }) => {
  expect(renderedMarkdown).not.toMatch(/undefined|null\b|NaN|\[object|unresolved|\(no name\)/)
  expect(renderedMarkdown).not.toMatch(/^- ?$|: ?\.$|, ,|\.\.(?!\.)(?<!\.\.\.)/m)
})

test.each(officialBundles)('the pages of %s name only routes that exist', (_, bundle) => {
  const routes = bundle.pages.flatMap(({ data }) => [data.path, ...(data.aliases ?? [])])
  const hasRoute = createRouteMatcher(routes)
  // The sample of a page that was not found names paths that do not exist.
  const unknown = bundle.pages.flatMap(({ renderedMarkdown, objective }) =>
    [...renderedMarkdown.replace(/^Sample: .*/m, '').matchAll(/`(\/[^`\s]*)`/g)].flatMap(
      ([, path = '']) => (hasRoute(path) ? [] : `${objective}: ${path}`),
    ),
  )
  expect(unknown).toEqual([])
})

test.each(officialBundles)('a key of %s does one thing', (_, { pages, scaffold }) => {
  const keys = scaffold.data.navigation?.hotkeys ?? []
  const labels = new Map(keys.map(({ key, label }) => [key, label]))
  for (const { data, objective } of pages) {
    const { primaryAction = '', then: others = [] } = data.brief ?? {}
    const used = [primaryAction, ...others].flatMap((job) => /\(`(.+)`\)$/.exec(job)?.[1] ?? [])
    expect([objective, new Set(used).size]).toEqual([objective, used.length])
    // A key that goes to another page cannot do something here as well.
    expect([objective, used.filter((key) => /^g /.test(key) && labels.has(key))]).toEqual([
      objective,
      [],
    ])
  }
})
