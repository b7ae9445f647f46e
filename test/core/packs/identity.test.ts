import { expect, test } from 'vitest'
import { createTheme } from '../../../src/core/theme/create/create-theme.ts'
import { FONT_PAIRS } from '../../../src/core/theme/create/font-pairs.ts'
import type { Essence, Lookup } from '../../../src/index.ts'
import { compilePacks } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { officialPackLookup } from './official-bundles.ts'

const [fonts] = FONT_PAIRS
if (fonts === undefined) throw new Error('No pair.')

const theme = createTheme({
  ...{ id: 'own', name: 'Own', color: '#FFCC1F', character: 'bold', date: '2026-11-18' },
  fonts,
})

const lookup: Lookup = {
  ...officialPackLookup,
  get: async (type, slug) =>
    type === 'themes' && slug === 'own' ? (theme as never) : officialPackLookup.get(type, slug),
}

/** Compiles the only page of an essence with an impression, and returns the lines of its identity. */
async function getIdentity(
  themeId: string,
  impression?: Essence['_impression'],
  directives: readonly string[] = [],
): Promise<{ lines: string[]; markdown: string }> {
  const essence = createEssenceWithPages(1)
  essence.dna.theme.id = themeId
  delete essence._impression
  if (impression) essence._impression = impression
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page) page.directives = [...directives]
  const { pages } = await compilePacks(essence, lookup)
  const markdown = pages[0]?.renderedMarkdown ?? ''
  const [, conventions = ''] = markdown.split('## Conventions of this app\n')
  return {
    lines: conventions.split('\n').filter((line) => /^- (Identity|Remembered|Layout):/.test(line)),
    markdown,
  }
}

const IMPRESSION = {
  vibe: ['Honest', 'a little loud'],
  layout_intent: 'one column of 640px on every page',
  novel_elements: ['a flour sack that empties'],
}

test('two lines: character with the use of the brand, and what is remembered', async () => {
  const { lines } = await getIdentity('own', IMPRESSION)
  expect(lines).toEqual([
    '- Identity: Honest, a little loud. Brand color loud: the edge of the page, the main action, the current item and one full block per public page. Never: thin lines, body text and more than one block in view; never as text on a light background.',
    '- Remembered: a flour sack that empties. On this page: where it shows a fact, else small. Layout: one column of 640px on every page.',
  ])
})

test('a page says how it shows what is remembered', async () => {
  const directives = ['Remembered: The sack is as full as the order.']
  const { lines, markdown } = await getIdentity('own', IMPRESSION, directives)
  expect(lines[1]).toContain('On this page: the sack is as full as the order.')
  expect(markdown.match(/the order\./g)).toHaveLength(1)
})

test('without an impression, only the facts of the theme are named', async () => {
  const { lines } = await getIdentity('own')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^- Identity: Brand color loud: the edge/)
  expect((await getIdentity('slate')).lines).toEqual([])
})
