import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildOptions, readSourceDate } from '../../build/build-options.ts'
import { siteVariables } from '../../build/vite-build.mjs'

test('without options the site is whole', () => {
  expect(siteVariables([])).toEqual({})
  expect(buildOptions({})).toEqual({ site: { without: [] }, precompressed: undefined })
})

test('options of the command line reach the build', () => {
  const without = ['--without', 'twins,alias', '--without', 'plane']
  const rest = ['--content', 'x', '--max-files', '0', '--precompress', 'copy']
  const url = ['--site-url', 'https://design.example/base']
  expect(buildOptions(siteVariables([...without, ...rest, ...url]))).toEqual({
    site: {
      without: ['twins', 'alias', 'plane'],
      maxFiles: 0,
      base: '/base',
      sitemap: 'https://design.example/base/sitemap.xml',
    },
    precompressed: resolve('copy'),
    siteUrl: 'https://design.example/base/',
  })
})

test.each([
  [['--without', 'twin']],
  [['--without']],
  [['--max-files', 'many']],
  [['--max-files=-1']],
  [['--max-files']],
  [['--precompress']],
  [['--site-url']],
  [['--site-url', 'design.example']],
  [['--site-url', 'https://design.example/?a=1']],
])('an option that means nothing is refused: %j', (args) => {
  expect(() => buildOptions(siteVariables(args))).toThrow(
    /^(Unknown part ".+" in --without|--[a-z-]+ (is ".+"; it|needs))/,
  )
})

test('the date of the sources is the date of the site', () => {
  expect(readSourceDate({})).toEqual({})
  expect(readSourceDate({ SOURCE_DATE_EPOCH: '1700000000' })).toEqual({
    generatedAt: '2023-11-14T22:13:20.000Z',
  })
  expect(() => readSourceDate({ SOURCE_DATE_EPOCH: 'today' })).toThrow('whole seconds')
})
