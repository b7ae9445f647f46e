import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { ABSENT, setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { officialPackLookup } from './official-bundles.ts'

const POINTER = '/blueprint/sections/0/navigation_items/0/active_match'

/** Compiles an essence and returns what its packs say about when the first item is active. */
async function compileActiveMatch(match: string) {
  const essence = setAtPointer(fullEssence, POINTER, match) as Essence
  const { scaffold, sections } = await compilePacks(essence, officialPackLookup)
  const [section] = sections
  const getText = (markdown = '') => /, active on (.*), badge "New"$/m.exec(markdown)?.[1]
  expect(getText(section?.renderedMarkdown)).toBe(getText(scaffold.renderedMarkdown))
  return {
    text: getText(scaffold.renderedMarkdown),
    data: section?.data.navigationItems?.[0]?.active_match,
  }
}

test.each([
  ['/orders', 'prefix `/orders`'],
  ['^/orders(/|$)', 'regex `^/orders(/|$)`'],
  ['^/orders/\\d+(?:\\.html)?$', 'regex `^/orders/\\d+(?:\\.html)?$`'],
  ['^/(a|b)\\|[`~]*$', 'regex ``^/(a|b)\\|[`~]*$``'],
  ['`a``b`', 'regex ``` `a``b` ```'],
  ['^<a  b>&amp;_x_*$', 'regex `^<a  b>&amp;_x_*$`'],
  [`^/${'(x|y)'.repeat(60)}$`, `regex \`^/${'(x|y)'.repeat(60)}$\``],
])('an active match is printed exactly as written: %s', async (match, text) => {
  expect(await compileActiveMatch(match)).toEqual({ text, data: match })
})

test('an item without an active match says nothing about it', async () => {
  const essence = setAtPointer(fullEssence, POINTER, ABSENT) as Essence
  const { scaffold } = await compilePacks(essence, officialPackLookup)
  expect(scaffold.renderedMarkdown).not.toContain(', active on')
})
