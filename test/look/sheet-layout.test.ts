import { expect, test } from 'vitest'
import { layOutSheets, SHEET } from '../../src/look/sheet-layout.ts'

const lay = (width: number, ...heights: number[]) =>
  layOutSheets(
    heights.map((height, index) => ({ name: `/${index}`, width, height })),
    width,
  )

test('a short page is one column', () => {
  const [sheet] = lay(1280, 800)
  expect(sheet?.columns).toMatchObject([{ picture: 0, label: '/0', offset: 0 }])
})

test('a tall page is cut into columns of the same scale, next to each other', () => {
  const [sheet] = lay(1280, 4000)
  const columns = sheet?.columns ?? []
  expect(columns.map(({ label }) => label)).toEqual([
    '/0 (1 of 4)',
    '/0 (2 of 4)',
    '/0 (3 of 4)',
    '/0 (4 of 4)',
  ])
  expect(new Set(columns.map(({ width }) => width))).toEqual(new Set([776]))
  const total = columns.reduce((sum, { height }) => sum + height, 0)
  expect(total).toBe(Math.round((4000 * 776) / 1280))
})

test('the first screen of a phone is not cut', () => {
  const [sheet] = layOutSheets([{ name: '/', width: 390, height: 1000, fold: 844 }], 390)
  const [first, second] = sheet?.columns ?? []
  const scale = (first?.width ?? 0) / 390
  expect(first?.height).toBe(Math.ceil(844 * scale))
  expect(second).toMatchObject({ label: '/ (2 of 2)', offset: first?.height })
})

test.each([390, 768, 1280])('every pixel of pages of %i px is on a sheet once', (width) => {
  const heights = [300, 844, 5000, 12_000, 1200]
  const sheets = lay(width, ...heights)
  for (const [picture, height] of heights.entries()) {
    const parts = sheets
      .flatMap(({ columns }) => columns)
      .filter((column) => column.picture === picture)
    const scale = (parts[0]?.width ?? 0) / width
    let end = 0
    for (const part of parts) {
      expect(Math.abs(part.offset - end)).toBeLessThanOrEqual(1)
      end = part.offset + part.height
    }
    expect(Math.abs(end - height * scale)).toBeLessThanOrEqual(10)
  }
  for (const sheet of sheets) {
    expect(sheet.width).toBeLessThanOrEqual(SHEET.width)
    expect(sheet.height).toBeLessThanOrEqual(SHEET.height)
    for (const { x, y, width: length, height } of sheet.columns) {
      expect(x + length).toBeLessThanOrEqual(SHEET.width)
      expect(y + height).toBeLessThanOrEqual(sheet.height)
    }
  }
})
