import { expect, test } from 'vitest'
import { isOf } from '../../src/site/parts.ts'
import { buildSite, PART_NAMES, type Part } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'

const whole = [...(await buildSite(corpus)).keys()]

test.each<[Part, string]>([
  ['plane', 'v1/patterns/q/all/name/0.json'],
  ['terms', 'v1/search-terms/hero.json'],
  ['alias', 'v1/patterns/official/hero.json'],
  ['alias', 'v1/patterns/official/hero.md'],
  ['twins', 'v1/patterns/@official/hero'],
  ['twins', 'v1/health'],
  ['twins', 'health'],
  ['previews', 'preview/patterns/hero/split/index.html'],
  ['previews', 'showcase/internal-admin/records/index.html'],
])('without %s there is no %s', (part, file) => {
  expect(whole).toContain(file)
  expect(isOf([part], file)).toBe(true)
})

test('what is left out is that part and nothing else', async () => {
  const site = await buildSite(corpus, { without: PART_NAMES })
  expect([...site.keys()].sort()).toEqual(whole.filter((file) => !isOf(PART_NAMES, file)).sort())
})

test('a site of too many files is refused, with what could be left out', async () => {
  const build = buildSite(corpus, { maxFiles: 100, without: ['alias'] })
  await expect(build).rejects.toThrow(/\d+ files, more than 100/)
  await expect(build).rejects.toThrow(/--without plane +\d+ files/)
  await expect(build).rejects.toThrow(/--without alias +0 files/)
  const written = Array.from({ length: 20_000 }, (_, at) => {
    return { path: `assets/${at}.js`, bytes: 1, integrity: 'sha256-x' }
  })
  const without = PART_NAMES
  await expect(buildSite(corpus, { written, without })).rejects.toThrow('more than 18000')
  expect((await buildSite(corpus, { written, without, maxFiles: 0 })).size).toBeGreaterThan(100)
})
