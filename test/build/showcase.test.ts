// Not quick: renders a whole product for each fault.
import { expect, test } from 'vitest'
import { compareRuns } from '../../build/showcase/compare-runs.ts'
import { findContractViolations, listExpectedDocuments } from '../../build/showcase/contract.ts'
import { readDocumentSignals } from '../../build/showcase/document-signals.ts'
import { toFailedResult, toSiteResult } from '../../build/showcase/site-result.ts'
import type { InspectedDocument } from '../../build/showcase/smoke-result.ts'
import { renderShowcase, type ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { createShortlistReport } from '../../src/site/showcase/showcase-documents.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { officialLookup } from '../support/site/check-document.ts'

const blueprint = officialContent.content.records.blueprints.find(
  ({ slug }) => slug === 'product-landing',
)
const site = await renderShowcase((blueprint as NonNullable<typeof blueprint>).data, officialLookup)

/** Creates the result of a site for which the browser reported no messages. */
function createResult(tested: ShowcaseSite) {
  const documents = listExpectedDocuments(tested).map(({ route, path }): InspectedDocument => {
    const html = tested.files.get(path) ?? ''
    const status = tested.files.has(path) ? 200 : 404
    const rest = { assets: new Map(), messages: [], signals: readDocumentSignals(html) }
    return { route, path, status, html, ...rest }
  })
  const parsed = new Map(documents.map(({ path, signals }) => [path, signals]))
  const contractViolations = findContractViolations(tested, parsed)
  return toSiteResult(
    { site: tested, documents, contractViolations, durationMs: 1 },
    { durationMs: 1, hasPackManifest: true },
  )
}

/** Returns the site with some of its files changed or removed. */
const breakFile = (file: RegExp, change: (text: string) => string | undefined): ShowcaseSite => ({
  ...site,
  files: new Map(
    [...site.files].flatMap(([path, text]): [string, string][] => {
      const changed = file.test(path) ? change(text) : text
      return changed === undefined ? [] : [[path, changed]]
    }),
  ),
})

const HOME = /^showcase\/product-landing\/index\.html$/

const PAGE = /\.html$/

test('a valid site passes with the best grade', () => {
  const row = createResult(site)
  expect(row.smoke.failures).toEqual([])
  expect(row).toMatchObject({ verificationStatus: 'smoke-green', classification: 'A' })
  expect(row.smoke.routeHintsChecked).toHaveLength(site.app.pages.length)
})

test.each([
  ['no title', HOME, (text: string) => text.replace(/<title>.*<\/title>/, ''), '/: titleOk'],
  ['no language', HOME, (text: string) => text.replace(' lang="en"', ''), '/: langOk'],
  ['no viewport', HOME, (text: string) => text.replace('width=device-width', ''), 'viewportOk'],
  ['no character set', HOME, (text: string) => text.replace('utf-8', 'latin1'), 'charsetOk'],
  ['no policy', HOME, (text: string) => text.replace('default-src', ''), 'cspSignalOk'],
  ['a script', HOME, (text: string) => text.replace('</body>', '<script>1</script>$&'), 'inlineS'],
  ['a handler', HOME, (text: string) => text.replace('<body', '<body onload="a()"'), 'inlineE'],
  [
    'another host',
    HOME,
    (text: string) => text.replace('</head>', '<script src="http://a.example/a.js"></script>$&'),
    'externalScriptsWithInsecureTransportCount is 1',
  ],
  ['no main', HOME, (text: string) => text.replaceAll(/<(\/?)main/g, '<$1div'), '0 <main>'],
  ['a dead link', HOME, (text: string) => text.replace('href="blog/"', 'href="b/"'), 'has no file'],
  [
    'a link to an error',
    HOME,
    (text: string) => text.replace('href="blog/"', 'href="not-found/"'),
    'leads to the page for unknown addresses',
  ],
  ['a missing page', /\/blog\/index\.html$/, () => undefined, '/blog: responded with status 404'],
  ['another label', PAGE, (text: string) => text.replaceAll('>Blog<', '>News<'), 'links to "Blog"'],
  ['eval', /look\.js$/, (text: string) => `${text}eval('1')`, 'jsEvalSignalCount is 1'],
  ['too many bytes', /\.css$/, (text: string) => text + ' '.repeat(200_000), 'more than 200000'],
] as const)('a site with %s fails with a message', (_name, file, change, failure) => {
  const row = createResult(breakFile(file, change))
  expect(row).toMatchObject({ verificationStatus: 'smoke-red', classification: 'D' })
  expect(row.smoke.failures.join('\n')).toContain(failure)
})

test('a page that the essence does not declare is drift', () => {
  const files = new Map([...site.files, ['showcase/product-landing/x/index.html', '']])
  const row = createResult({ ...site, files })
  expect(row.verificationStatus).toBe('smoke-red')
  expect(row.drift).toMatchObject({ signal: 'moderate' })
})

test('inline styles and utility classes lower the grade of a site', () => {
  const styled = breakFile(HOME, (text) =>
    text.replace('<main', `${'<i class="mt-4" style="color:red"></i>'.repeat(3)}<main`),
  )
  const row = createResult(styled)
  expect(row.drift).toMatchObject({ inlineStyleCount: 3, utilityLeakageCount: 3 })
  expect(row).toMatchObject({ verificationStatus: 'smoke-green', classification: 'B' })
})

test('a site whose build failed has passed no check', () => {
  const row = toFailedResult('a', 3, 'The reason.')
  expect(row.smoke.failures).toEqual(['The reason.'])
  const { summary } = createShortlistReport([row], { generatedAt: '2026-01-01', dryRun: false })
  expect(summary).toMatchObject({ appCount: 1, failedBuilds: 1, failedSmokes: 0 })
  expect(summary.appsWithTitleOkCount).toBe(0)
})

test('a comparison ignores durations', () => {
  const createRun = (change: object, siteChange: object = {}) => {
    const row = { ...createResult(site), ...change }
    const verified = {
      slug: row.slug,
      records: [],
      presets: [],
      inputs: 'i',
      files: 'f',
      thumbnail: null,
    }
    return {
      report: createShortlistReport([row], { generatedAt: 'a', dryRun: false }),
      sites: [{ ...verified, ...siteChange }],
    }
  }
  const current = createRun({})
  expect(compareRuns(current, createRun({ build: { passed: true, durationMs: 99 } }))).toEqual([])
  expect(compareRuns(current, createRun({ classification: 'B' }))).toEqual([
    'product-landing: the result changed',
  ])
  expect(compareRuns(current, createRun({}, { files: 'g', inputs: 'j' }))).toHaveLength(2)
  expect(compareRuns(current, undefined)).toHaveLength(1)
})
