import { expect, test } from 'vitest'
import {
  baseCss,
  createStyleFilter,
  layoutCss,
  themeSampleCss,
} from '../../../../src/core/render/css/layout-stylesheet.ts'
import { officialContent } from '../../../support/corpus/official-content.ts'

const { records } = officialContent.content
const patterns = records.patterns.map(({ data }) => data)
const shells = records.shells.map(({ data }) => data)

test('the base styles name no record', () => {
  expect([...baseCss().matchAll(/\[data-(?:pattern|shell)=[^\]]*\]/g)]).toEqual([])
})

test('a style sheet has the styles of its patterns and then of its shells, ordered by id', () => {
  const [hero, footer] = ['hero', 'footer'].map((slug) => patterns.find(({ id }) => id === slug))
  const docs = shells.find(({ id }) => id === 'docs-columns')
  const css = layoutCss({
    patterns: [hero ?? expect.unreachable(), footer ?? expect.unreachable()],
    shells: [docs ?? expect.unreachable()],
  })
  const places = [
    ':where([data-pattern="footer"]',
    ':where([data-pattern="hero"]',
    ':where([data-shell="docs-columns"]',
  ].map((selector) => css.indexOf(selector))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(css).not.toContain('[data-pattern="data-table"]')
})

test('a page links to the styles that its records have', () => {
  const hasStyle = createStyleFilter({ patterns, shells })
  expect(hasStyle('patterns', 'hero')).toBe(true)
  expect(hasStyle('shells', 'hero')).toBe(false)
  expect(hasStyle('patterns', 'constructor')).toBe(false)
})

test('a style of an unchecked record cannot end the element that embeds it', () => {
  const record = { ...patterns[0], id: 'odd', style: 'a{content:"</style><script>"}' } as never
  expect(layoutCss({ patterns: [record] })).not.toContain('script')
  expect(createStyleFilter({ patterns: [record] })('patterns', 'odd')).toBe(false)
})

test('only the page that shows a theme loads the styles of its samples', () => {
  expect(themeSampleCss()).toContain('[data-swatch="primary"]')
  expect(layoutCss()).not.toContain('data-swatch')
})
