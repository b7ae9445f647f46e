import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShowcaseManifestEntryV1 } from '../../../src/core/generated/types/showcase-manifest-entry.v1.ts'
import { officialSite } from '../../support/corpus/official-site.ts'
import { ROOT } from '../../support/root.ts'

/** A site below a folder of its host, because links must not assume that they start at the root. */
const SITE = 'https://svc.test/design/'
const BASE_ADDRESS = `${SITE}v1/`

const resolve = (link: string): string => {
  const { href } = new URL(link, BASE_ADDRESS)
  return href.startsWith(SITE) ? href.slice(SITE.length) : expect.unreachable(href)
}

test.each(['manifest', 'shortlist'])(
  'every link of the showcase %s leads from the base address to a file of the site',
  (name) => {
    const text = officialSite.get(`v1/showcase/${name}.json`) ?? expect.unreachable()
    const { apps } = JSON.parse(text) as { apps: ShowcaseManifestEntryV1[] }
    expect(apps.length).toBeGreaterThan(0)
    for (const { slug, url, thumbnail } of apps) {
      expect(resolve(url ?? '')).toBe(`showcase/${slug}/`)
      expect(officialSite.has(`${resolve(url ?? '')}index.html`)).toBe(true)
      // The site copies thumbnails from the folder of the last run.
      expect(existsSync(`${ROOT}content/${resolve(thumbnail?.src ?? '')}`)).toBe(true)
    }
  },
)

test('the verification report has no links', () => {
  const text = officialSite.get('v1/showcase/shortlist-verification.json') ?? ''
  expect(text).not.toMatch(/"(url|href|src)":/)
})
