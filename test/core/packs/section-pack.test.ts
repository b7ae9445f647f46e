import { expect, test } from 'vitest'
import { compilePacks } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { officialPackLookup } from './official-bundles.ts'

test('a section pack lists every page, also those without a purpose', async () => {
  const essence = structuredClone(createEssenceWithPages(3))
  for (const page of essence.blueprint.sections[0]?.pages.slice(1) ?? []) delete page.directives
  const { sections } = await compilePacks(essence, officialPackLookup)
  const markdown = sections[0]?.renderedMarkdown ?? ''
  const [, list = ''] = /^## Pages\n(.*?)\n\n/ms.exec(markdown) ?? []
  const { pages = [] } = essence.blueprint.sections[0] ?? {}
  expect(markdown).toContain(`with ${pages.length} pages`)
  expect(list.split('\n').map((line) => /^- `?([\w-]+)/.exec(line)?.[1])).toEqual(
    pages.map(({ id }) => id),
  )
})
