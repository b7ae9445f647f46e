import { expect, test } from 'vitest'
import {
  type Changes,
  renderChangesFeed,
  summarizeChanges,
} from '../../../src/web/docs/changes-feed.ts'

const CHANGES: Changes = {
  release: 'b',
  previous: 'a',
  generated_at: '2026-11-16',
  total: 3,
  items: [
    { type: 'pattern', slug: 'hero', change: 'added', digest: 'x', previous_digest: null },
    { type: 'pattern', slug: 'tabs', change: 'added', digest: 'x', previous_digest: null },
    { type: 'theme', slug: 'old', change: 'removed', digest: null, previous_digest: 'x' },
  ],
}

test('the feed has the date of the release, and an id that does not depend on the address', () => {
  const feed = renderChangesFeed(CHANGES, 'https://design.example/')
  expect(feed.match(/<updated>2026-11-16T00:00:00Z<\/updated>/g)).toHaveLength(2)
  expect(feed).toContain('<id>tag:svc.example,2026:release/b</id>')
  expect(feed).toContain('href="https://design.example/docs/changelog/"')
  expect(feed).toContain('&lt;a href=&quot;https://design.example/patterns/hero/&quot;>hero&lt;/a>')
  expect(feed).not.toContain('themes/old')
})

test('a date with a time is kept', () => {
  const feed = renderChangesFeed({ ...CHANGES, generated_at: '2023-11-14T22:13:20.000Z' })
  expect(feed).toContain('<updated>2023-11-14T22:13:20.000Z</updated>')
})

test('the title counts the changes', () => {
  expect(summarizeChanges(CHANGES)).toBe('2 records added, 1 record removed')
  expect(summarizeChanges({ ...CHANGES, items: [] })).toBe('no changes')
})
