import { expect, test } from 'vitest'
import {
  layoutPartCss,
  listLayoutParts,
} from '../../../../src/core/render/css/layout-stylesheet.ts'

test('a page loads the parts that style its patterns and shells', () => {
  expect(listLayoutParts(['bottom-tab-bar'])).toEqual(['store'])
  expect(listLayoutParts(['docs-columns'])).toContain('docs')
  expect(listLayoutParts(['hero'])).toEqual([])
})

test('a pattern that a part styles only inside a shell does not load the part elsewhere', () => {
  expect(layoutPartCss('docs')).toContain(
    '[data-shell="docs-columns"] [data-pattern="article-body"]',
  )
  expect(listLayoutParts(['article-body', 'nav-header'])).not.toContain('docs')
})

test('only the page that shows a theme loads the styles of its samples', () => {
  expect(listLayoutParts(['theme'])).toEqual(['theme-sample'])
  expect(layoutPartCss('theme-sample')).toContain('[data-swatch="primary"]')
})
