import { expect, test } from 'vitest'
import { toIconPath } from '../../../build/codegen/icon-paths.ts'
import { createIcon, findIconPath, listIconNames } from '../../../src/core/render/icons.ts'

test('every name has a path, also those that essences have used from the start', () => {
  expect(listIconNames().filter((name) => findIconPath(name) === undefined)).toEqual([])
  for (const name of ['help', 'message', 'filter', 'house', 'chart-bar', 'user-x', 'zap'])
    expect(listIconNames()).toContain(name)
})

test('an unknown name gets a square, even if objects have a property of that name', () => {
  const fallback = createIcon('no-such-icon').children
  for (const name of ['constructor', '__proto__', '', undefined])
    expect(createIcon(name).children).toEqual(fallback)
  expect(createIcon('search').children).not.toEqual(fallback)
})

test('the shapes of an icon become one path', () => {
  const paths = [
    toIconPath([['path', { d: 'm21 21-4.3-4.3' }]]),
    toIconPath([['path', { d: 'm3 8 4 4L13 4' }]]),
    toIconPath([['circle', { cx: '11', cy: '11', r: '8' }]]),
    toIconPath([['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]]),
    toIconPath([['rect', { x: '2', y: '2', width: '8', height: '6' }]]),
    toIconPath([['rect', { x: '2', y: '2', width: '8', height: '6', rx: '1' }]]),
  ]
  expect(paths).toEqual([
    'M21 21l-4.3-4.3',
    'M3 8l4 4L13 4',
    'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
    'M1 2L3 4',
    'M2 2h8v6h-8z',
    'M3 2h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ])
})
