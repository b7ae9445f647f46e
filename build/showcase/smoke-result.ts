import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { listExpectedDocuments, resolveLinkPath } from './contract.ts'
import { COUNT_FIELDS, type DocumentSignals } from './document-signals.ts'
import type { OpenedDocument } from './open-document.ts'

/** A document, as the browser and as its text has it. */
export interface InspectedDocument extends OpenedDocument {
  readonly signals: DocumentSignals
}

/** What was seen of a site, and where it is not what its essence says. */
export interface InspectedSite {
  readonly site: ShowcaseSite
  readonly documents: readonly InspectedDocument[]
  readonly contractViolations: readonly string[]
  readonly durationMs: number
}

/** The most bytes that a site may make people load: style sheets, scripts, one document. */
export const BUDGETS = { css: 200_000, js: 10_000, document: 250_000 } as const

const HEAD_FIELDS = ['titleOk', 'langOk', 'viewportOk', 'charsetOk', 'cspSignalOk'] as const

/** Signs in scripts that something is done which a page of ours never does. */
const SCRIPT_SIGNALS = {
  jsEvalSignalCount: /\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\s*\(\s*['"`]/g,
  jsHtmlInjectionSignalCount: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/g,
  jsInsecureTransportSignalCount: /\bhttp:\/\/(?!www\.w3\.org\/)/g,
  jsSecretSignalCount: /\b(?:api[_-]?key|secret|password|token)\b\s*[:=]\s*['"`][^'"`]{8,}/gi,
} as const

const SCRIPT_SIGNAL_FIELDS = Object.keys(SCRIPT_SIGNALS) as (keyof typeof SCRIPT_SIGNALS)[]

/** The result of a site's smoke test: every field is measured, and what is wrong is a failure. */
export function toSmokeResult({
  site,
  documents,
  contractViolations,
  durationMs,
}: InspectedSite): SmokeResult {
  const expected = listExpectedDocuments(site)
  const root = documents.find(({ path }) => path === `${site.folder}index.html`)
  const hardened = documents.filter(isHardened)
  const served = documents.filter(({ status }) => status === 200)
  const matched = expected.filter(({ path }) => site.files.has(path))
  const all = <T>(of: readonly T[]): boolean => of.length === expected.length
  const failures = listFailures({ site, documents, contractViolations })
  return {
    passed: failures.length === 0,
    durationMs,
    rootDocumentOk: root?.status === 200,
    ...mapFields(HEAD_FIELDS, (field) => documents.every(({ signals }) => signals.head[field])),
    ...mapFields(COUNT_FIELDS, (field) =>
      sum(documents.map(({ signals }) => signals.counts[field])),
    ),
    ...countScriptSignals(site),
    assetCount: root?.assets.size ?? 0,
    assetsPassed: [...(root?.assets.values() ?? [])].filter((status) => status === 200).length,
    routeHintsChecked: expected.map(({ route }) => route),
    routeHintsMatched: matched.length,
    routeHintsCoverageOk: all(matched),
    routeDocumentsChecked: documents.length,
    routeDocumentsPassed: served.length,
    routeDocumentsCoverageOk: all(served),
    routeDocumentsHardenedCount: hardened.length,
    routeDocumentsHardeningOk: all(hardened),
    fullRouteCoverageOk: all(matched) && all(served),
    ...measureAssets(site),
    failures,
  }
}

/** The test of a site that was never opened. */
export const EMPTY_SMOKE_RESULT: SmokeResult = {
  ...{ passed: null, durationMs: 0, rootDocumentOk: false },
  ...mapFields(HEAD_FIELDS, () => false),
  ...mapFields(COUNT_FIELDS, () => 0),
  ...mapFields(SCRIPT_SIGNAL_FIELDS, () => 0),
  ...{ assetCount: 0, assetsPassed: 0, routeHintsChecked: [], routeHintsMatched: 0 },
  ...{ routeHintsCoverageOk: false, routeDocumentsChecked: 0, routeDocumentsPassed: 0 },
  ...{ routeDocumentsCoverageOk: false, routeDocumentsHardenedCount: 0 },
  ...{ routeDocumentsHardeningOk: false, fullRouteCoverageOk: false },
  ...{ totalAssetBytes: 0, jsAssetBytes: 0, cssAssetBytes: 0 },
  ...{ largestAssetPath: null, largestAssetBytes: 0, failures: [] },
}

const isHardened = ({ status, signals: { head, counts } }: InspectedDocument): boolean =>
  status === 200 && Object.values(head).every(Boolean) && sum(Object.values(counts)) === 0

function mapFields<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const byteLength = (text: string): number => Buffer.byteLength(text)

const listAssets = ({ files }: ShowcaseSite): [string, string][] =>
  [...files].filter(([path]) => !path.endsWith('.html'))

function countScriptSignals(site: ShowcaseSite) {
  const scripts = listAssets(site).flatMap(([path, text]) => (path.endsWith('.js') ? [text] : []))
  return mapFields(SCRIPT_SIGNAL_FIELDS, (field) =>
    sum(scripts.map((text) => [...text.matchAll(SCRIPT_SIGNALS[field])].length)),
  )
}

function measureAssets(site: ShowcaseSite) {
  const assets = listAssets(site).map(([path, text]) => ({ path, size: byteLength(text) }))
  const of = (ending: string): number =>
    sum(assets.flatMap(({ path, size }) => (path.endsWith(ending) ? [size] : [])))
  const [largest] = assets.toSorted((a, b) => b.size - a.size)
  return {
    totalAssetBytes: of(''),
    jsAssetBytes: of('.js'),
    cssAssetBytes: of('.css'),
    largestAssetPath: largest?.path ?? null,
    largestAssetBytes: largest?.size ?? 0,
  }
}

/** Everything that stands against a site, in words. */
function listFailures({
  site,
  documents,
  contractViolations,
}: Omit<InspectedSite, 'durationMs'>): string[] {
  const { cssAssetBytes, jsAssetBytes } = measureAssets(site)
  const opened = new Set(documents.map(({ path }) => path))
  const signs = Object.entries(countScriptSignals(site)).filter(([, count]) => count > 0)
  return [
    ...listExpectedDocuments(site).flatMap(({ route, path }) =>
      opened.has(path) ? [] : [`${route}: was not opened`],
    ),
    ...documents.flatMap((seen) =>
      listDocumentFailures(seen, site).map((fault) => `${seen.route}: ${fault}`),
    ),
    ...contractViolations,
    ...signs.map(([field, count]) => `scripts: ${field} is ${count}`),
    ...describeExcess('style sheets have', cssAssetBytes, BUDGETS.css),
    ...describeExcess('scripts have', jsAssetBytes, BUDGETS.js),
  ]
}

const describeExcess = (what: string, found: number, most: number): string[] =>
  found > most ? [`${what} ${found} bytes, more than ${most}`] : []

function listDocumentFailures(
  { status, html, path, signals, assets, messages }: InspectedDocument,
  site: ShowcaseSite,
) {
  if (status !== 200) return [`was answered with ${status}`]
  return [
    ...HEAD_FIELDS.flatMap((field) => (signals.head[field] ? [] : [`${field} does not hold`])),
    ...COUNT_FIELDS.flatMap((field) =>
      signals.counts[field] > 0 ? [`${field} is ${signals.counts[field]}`] : [],
    ),
    ...signals.violations,
    ...findDeadLinks(path, signals, site),
    ...[...assets].flatMap(([asset, found]) =>
      found === 200 ? [] : [`${asset} was answered with ${found}`],
    ),
    ...messages,
    ...describeExcess('has', byteLength(html), BUDGETS.document),
  ]
}

/** Links into the site that lead to no file of it. */
const findDeadLinks = (path: string, { elements }: DocumentSignals, { files }: ShowcaseSite) =>
  elements
    .filter(({ name, attributes }) => name === 'a' && attributes.has('href'))
    .filter((link) => resolveLinkPath(path, link) !== '' && !files.has(resolveLinkPath(path, link)))
    .map(({ attributes }) => `the link ${attributes.get('href')} leads to no file`)
