import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { listExpectedDocuments, resolveLinkPath } from './contract.ts'
import { COUNT_FIELDS, type DocumentSignals } from './document-signals.ts'
import type { OpenedDocument } from './open-document.ts'

/** An opened document with the signals of its HTML. */
export interface InspectedDocument extends OpenedDocument {
  readonly signals: DocumentSignals
}

/** A site with its opened documents and its differences from the essence. */
export interface InspectedSite {
  readonly site: ShowcaseSite
  readonly documents: readonly InspectedDocument[]
  readonly contractViolations: readonly string[]
  readonly durationMs: number
}

/** The maximum number of bytes of all style sheets, of all scripts, and of one document. */
export const BUDGETS = { css: 200_000, js: 45_000, document: 250_000 } as const

const HEAD_FIELDS = ['titleOk', 'langOk', 'viewportOk', 'charsetOk', 'cspSignalOk'] as const

/** Patterns of insecure code in scripts. */
const SCRIPT_SIGNALS = {
  jsEvalSignalCount: /\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\s*\(\s*['"`]/g,
  jsHtmlInjectionSignalCount: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/g,
  jsInsecureTransportSignalCount: /\bhttp:\/\/(?!www\.w3\.org\/)/g,
  jsSecretSignalCount: /\b(?:api[_-]?key|secret|password|token)\b\s*[:=]\s*['"`][^'"`]{8,}/gi,
} as const

const SCRIPT_SIGNAL_FIELDS = Object.keys(SCRIPT_SIGNALS) as (keyof typeof SCRIPT_SIGNALS)[]

/** Creates the result of the smoke test of a site. */
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
  const isComplete = (list: readonly unknown[]): boolean => list.length === expected.length
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
    routeHintsCoverageOk: isComplete(matched),
    routeDocumentsChecked: documents.length,
    routeDocumentsPassed: served.length,
    routeDocumentsCoverageOk: isComplete(served),
    routeDocumentsHardenedCount: hardened.length,
    routeDocumentsHardeningOk: isComplete(hardened),
    fullRouteCoverageOk: isComplete(matched) && isComplete(served),
    ...measureAssets(site),
    failures,
  }
}

/** The smoke result of a site that was never opened. */
export const EMPTY_SMOKE_RESULT: SmokeResult = {
  passed: null,
  durationMs: 0,
  rootDocumentOk: false,
  ...mapFields(HEAD_FIELDS, () => false),
  ...mapFields(COUNT_FIELDS, () => 0),
  ...mapFields(SCRIPT_SIGNAL_FIELDS, () => 0),
  assetCount: 0,
  assetsPassed: 0,
  routeHintsChecked: [],
  routeHintsMatched: 0,
  routeHintsCoverageOk: false,
  routeDocumentsChecked: 0,
  routeDocumentsPassed: 0,
  routeDocumentsCoverageOk: false,
  routeDocumentsHardenedCount: 0,
  routeDocumentsHardeningOk: false,
  fullRouteCoverageOk: false,
  totalAssetBytes: 0,
  jsAssetBytes: 0,
  cssAssetBytes: 0,
  largestAssetPath: null,
  largestAssetBytes: 0,
  failures: [],
}

const isHardened = ({ status, signals: { head, counts } }: InspectedDocument): boolean =>
  status === 200 && Object.values(head).every(Boolean) && sum(Object.values(counts)) === 0

function mapFields<K extends string, V>(keys: readonly K[], getValue: (key: K) => V) {
  return Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<K, V>
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

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
  const sumBytes = (extension: string): number =>
    sum(assets.flatMap(({ path, size }) => (path.endsWith(extension) ? [size] : [])))
  const [largest] = assets.toSorted((a, b) => b.size - a.size)
  return {
    totalAssetBytes: sumBytes(''),
    jsAssetBytes: sumBytes('.js'),
    cssAssetBytes: sumBytes('.css'),
    largestAssetPath: largest?.path ?? null,
    largestAssetBytes: largest?.size ?? 0,
  }
}

/** Describes every failed check of a site. */
function listFailures({
  site,
  documents,
  contractViolations,
}: Omit<InspectedSite, 'durationMs'>): string[] {
  const { cssAssetBytes, jsAssetBytes } = measureAssets(site)
  const opened = new Set(documents.map(({ path }) => path))
  const scriptSignals = Object.entries(countScriptSignals(site)).filter(([, count]) => count > 0)
  return [
    ...listExpectedDocuments(site).flatMap(({ route, path }) =>
      opened.has(path) ? [] : [`${route}: was not opened`],
    ),
    ...documents.flatMap((document) =>
      listDocumentFailures(document, site).map((failure) => `${document.route}: ${failure}`),
    ),
    ...contractViolations,
    ...scriptSignals.map(([field, count]) => `scripts: ${field} is ${count}`),
    ...describeExcess('style sheets have', cssAssetBytes, BUDGETS.css),
    ...describeExcess('scripts have', jsAssetBytes, BUDGETS.js),
  ]
}

const describeExcess = (subject: string, size: number, max: number): string[] =>
  size > max ? [`${subject} ${size} bytes, more than ${max}`] : []

function listDocumentFailures(
  { status, html, path, signals, assets, messages }: InspectedDocument,
  site: ShowcaseSite,
) {
  if (status !== 200) return [`responded with status ${status}`]
  return [
    ...HEAD_FIELDS.flatMap((field) => (signals.head[field] ? [] : [`${field} is false`])),
    ...COUNT_FIELDS.flatMap((field) =>
      signals.counts[field] > 0 ? [`${field} is ${signals.counts[field]}`] : [],
    ),
    ...signals.violations,
    ...findDeadLinks(path, signals, site),
    ...findErrorLinks(path, signals, site),
    ...[...assets].flatMap(([asset, assetStatus]) =>
      assetStatus === 200 ? [] : [`${asset} responded with status ${assetStatus}`],
    ),
    ...messages,
    ...describeExcess('has', byteLength(html), BUDGETS.document),
  ]
}

/** Describes the links to files that the site does not have. */
const findDeadLinks = (path: string, { elements }: DocumentSignals, { files }: ShowcaseSite) =>
  elements
    .filter(({ name, attributes }) => name === 'a' && attributes.has('href'))
    .filter((link) => resolveLinkPath(path, link) !== '' && !files.has(resolveLinkPath(path, link)))
    .map(({ attributes }) => `the link ${attributes.get('href')} has no file`)

/** Describes the links to the page for unknown addresses, which look broken. */
function findErrorLinks(path: string, { elements }: DocumentSignals, site: ShowcaseSite): string[] {
  const errorPage = listExpectedDocuments(site).find(({ route }) => route === '/not-found')?.path
  if (errorPage === undefined || errorPage === path) return []
  return elements
    .filter(({ name, attributes }) => name === 'a' && attributes.has('href'))
    .filter((link) => resolveLinkPath(path, link) === errorPage)
    .map(({ text }) => `the link "${text}" leads to the page for unknown addresses`)
}
