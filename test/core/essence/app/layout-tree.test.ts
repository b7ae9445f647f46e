import { expect, test } from 'vitest'
import { getPatternFacts } from '../../../../src/core/content/pattern-facts.ts'
import { toLayoutTree } from '../../../../src/core/essence/app/layout-tree.ts'
import { toLayoutRows } from '../../../../src/core/essence/model/layout-rows.ts'
import { layoutFence } from '../../../../src/core/packs/markdown/layout-outline.ts'
import type { Essence } from '../../../../src/essence.ts'

type Layout = Essence['blueprint']['sections'][number]['pages'][number]['layout']

const facts = getPatternFacts({} as Parameters<typeof getPatternFacts>[0], 'plain')

/** Draws a layout whose patterns all have the preset `plain`, except the unknown pattern `gone`. */
function renderLines(layout: Layout): string[] {
  const rows = toLayoutRows(layout, '')
  const instances = rows.flatMap((row) =>
    row.instances.map(({ id, alias, preset }) => ({
      name: alias || id,
      pattern: id,
      preset: 'plain',
      ...(preset && { missingPreset: preset }),
      ...(id !== 'gone' && id !== 'till' && { facts }),
    })),
  )
  const outline = { main: 'main#main', title: 'Orders', frame: 'scrolls', surface: undefined }
  const ownParts = new Map([['till', 'the sum and the change']])
  const { markdown } = layoutFence({ ...outline, instances, ownParts, nodes: toLayoutTree(rows) })
  expect(markdown.split('\n').slice(0, 3)).toEqual(['```', 'main#main   scrolls', '  h1 Orders'])
  return markdown.split('\n').slice(3, -1)
}

test.each<[string, Layout, string[]]>([
  ['a plain id', ['hero'], ['  #hero  hero/plain']],
  ['an alias', [{ pattern: 'hero', as: 'top' }], ['  #top  hero/plain']],
  [
    'the patterns in a column of their own',
    ['a', { pattern: 'b', as: 'longer' }],
    ['  #a       a/plain', '  #longer  b/plain'],
  ],
  ['a part of the product', ['till'], ['  #till  your own: the sum and the change']],
  ['an unknown pattern', ['gone'], ['  #gone  gone (unresolved: no such pattern)']],
  [
    'a preset that the record lacks',
    [{ pattern: 'a', preset: 'other' }],
    ['  #a  a/plain (no preset other)'],
  ],
  [
    'columns that never stack',
    [{ cols: ['a', 'b'] }],
    ['  1fr 1fr:', '    #a  a/plain', '    #b  b/plain'],
  ],
  [
    'spans by alias, then by pattern; equal names share a weight and get ids of their own',
    [{ cols: [{ pattern: 'a', as: 'x' }, 'b', 'b'], at: 'lg', span: { x: 3, b: 2 } }],
    [
      '  3fr 2fr 2fr from 1024px, else stacked:',
      '    #x    a/plain',
      '    #b    b/plain',
      '    #b-2  b/plain',
    ],
  ],
  [
    'breakpoints by width, whatever their order, in a container',
    [
      {
        cols: ['a', 'b', 'c'],
        breakpoints: [
          { at: 'lg', cols: 3 },
          { at: 'wide', cols: 4 },
          { at: 'sm', cols: 2 },
        ],
        responsive: 'container',
      },
    ],
    [
      '  1fr 1fr 1fr; columns: 2 from 640px, 3 from 1024px, 4 from wide; widths of the container:',
      '    #a  a/plain',
      '    #b  b/plain',
      '    #c  c/plain',
    ],
  ],
  ['a name that would end the fence', [{ pattern: 'a', as: '```\nx' }], ["  #''' x  a/plain"]],
])('the tree draws %s', (_, layout, lines) => {
  expect(renderLines(layout)).toEqual(lines)
})

test('no two parts have the same id', () => {
  const lines = renderLines(['b', 'b', { pattern: 'a', as: 'b-2' }])
  const ids = lines.map((line) => line.trim().split(' ')[0])
  expect(new Set(ids).size).toBe(3)
})
