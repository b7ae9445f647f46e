import { expect, test } from 'vitest'
import {
  getGridForWidth,
  getGridTracks,
  isCollapsed,
  parseShellFrame,
} from '../../../src/web/records/shell/shell-grid.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const shells = officialContent.content.records.shells.map(({ data }) => data)
const getFrame = (slug: string) => parseShellFrame(shells.find(({ id }) => id === slug) ?? {})

const getTracks = (slug: string, width: number) => {
  const frame = getFrame(slug)
  return getGridTracks(getGridForWidth(frame, width)?.areas ?? [], frame.regions, width)
}

test('every official shell has a grid for each viewport, with known regions only', () => {
  for (const shell of shells) {
    const { regions, grids } = parseShellFrame(shell)
    expect(grids.map(({ name }) => name)).toEqual(['mobile', 'tablet', 'desktop'])
    const ids = regions.map(({ id }) => id)
    for (const { areas } of grids) expect(ids).toEqual(expect.arrayContaining(areas.flat()))
  }
})

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1440, 'desktop'],
])('at %d pixels the grid is %s', (width, name) => {
  expect(getGridForWidth(getFrame('list-detail'), width)?.name).toBe(name)
})

test('columns have the size of their exclusive region, and main has the remaining space', () => {
  expect(getTracks('list-detail', 1280)).toEqual({
    columns: ['4.5rem', '20rem', '1fr'],
    rows: ['3.5rem', '1fr'],
  })
  expect(getTracks('sidebar-main', 1280)).toEqual({
    columns: ['15rem', '1fr'],
    rows: ['3.5rem', '1fr'],
  })
})

test('a collapsed region takes one line', () => {
  expect(getTracks('list-detail', 390).rows).toEqual(['3.5rem', '3rem', '3rem', '1fr'])
  const list = getFrame('list-detail').regions.find(({ id }) => id === 'list')
  expect(list && isCollapsed(list, 1023)).toBe(true)
  expect(list && isCollapsed(list, 1024)).toBe(false)
})

test.each([
  ['no data', {}],
  ['other types', { regions: 'all', grid: [1] }],
  ['invalid names', { regions: [{ id: 'a b"' }], grid: { mobile: [['a b"']] } }],
  ['uneven rows', { regions: [{ id: 'a' }], grid: { mobile: [['a'], ['a', 'a']] } }],
])('a shell with %s has no grid', (_name, shell) => {
  expect(parseShellFrame(shell).grids).toEqual([])
  expect(getGridForWidth(parseShellFrame(shell), 1280)).toBeUndefined()
})
