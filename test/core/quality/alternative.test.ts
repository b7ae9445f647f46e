import { expect, test } from 'vitest'
import { findSlugs } from '../../../src/core/quality/rules/pattern/alternative.ts'

test.each([
  ['One record: use `hero`. In time order: activity-feed.', ['hero', 'activity-feed']],
  ['A hero-like start; the heroes; Hero; hero, hero.', ['hero']],
  ['Nothing fits.', []],
])('"%s" names %j', (text, slugs) => {
  expect(findSlugs(text, new Set(['hero', 'activity-feed', 'feed']))).toEqual(slugs)
})
