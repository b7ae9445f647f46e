import { expect, test } from 'vitest'
import { toLayoutRows } from '../../../src/core/essence/model/layout-rows.ts'
import { toLayoutTree } from '../../../src/core/packs/layout-tree.ts'
import { layoutFence } from '../../../src/core/packs/markdown/layout-outline.ts'
import type { Essence } from '../../../src/essence.ts'

type Layout = Essence['blueprint']['sections'][number]['pages'][number]['layout']

const renderLines = (layout: Layout): string[] =>
  layoutFence({
    main: 'main#main',
    title: 'Orders',
    gap: '1rem',
    surface: undefined,
    nodes: toLayoutTree(toLayoutRows(layout, '')),
  })
    .markdown.split('\n')
    .slice(3, -1)

test.each<[string, Layout, string[]]>([
  ['a plain id', ['hero'], ['  hero']],
  ['an alias', [{ pattern: 'hero', as: 'top' }], ['  top']],
  ['columns that never stack', [{ cols: ['a', 'b'] }], ['  1fr 1fr', '    a', '    b']],
  [
    'spans by alias, then by pattern; equal names share a weight',
    [{ cols: [{ pattern: 'a', as: 'x' }, 'b', 'b'], at: 'lg', span: { x: 3, b: 2 } }],
    ['  3fr 2fr 2fr from lg, else stacked in this order', '    x', '    b', '    b'],
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
      '  1fr 1fr 1fr; columns: 2 from sm, 3 from lg, 4 from wide; widths of the container',
      '    a',
      '    b',
      '    c',
    ],
  ],
  ['a name that would end the fence', [{ pattern: 'a', as: '```\nx' }], ["  ''' x"]],
])('%s', (_, layout, lines) => {
  expect(renderLines(layout)).toEqual(lines)
})
