import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { expectedDocuments, placeOf } from './contract.ts'
import { COUNT_FIELDS, type DocumentSignals } from './document-signals.ts'
import type { Opened } from './open-document.ts'

/** A document, as the browser and as its text has it. */
export interface Seen extends Opened {
  readonly signals: DocumentSignals
}

/** What was seen of a site, and where it is not what its essence says. */
export interface SeenSite {
  readonly site: ShowcaseSite
  readonly documents: readonly Seen[]
  readonly contract: readonly string[]
  readonly durationMs: number
}

/** The most bytes that a site may make people load: style sheets, scripts, one document. */
export const BUDGETS = { css: 200_000, js: 10_000, document: 250_000 } as const

const HEAD = ['titleOk', 'langOk', 'viewportOk', 'charsetOk', 'cspSignalOk'] as const

/** Signs in scripts that something is done which a page of ours never does. */
const SCRIPT_SIGNS = {
  jsEvalSignalCount: /\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\s*\(\s*['"`]/g,
  jsHtmlInjectionSignalCount: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/g,
  jsInsecureTransportSignalCount: /\bhttp:\/\/(?!www\.w3\.org\/)/g,
  jsSecretSignalCount: /\b(?:api[_-]?key|secret|password|token)\b\s*[:=]\s*['"`][^'"`]{8,}/gi,
} as const

const SIGN_FIELDS = Object.keys(SCRIPT_SIGNS) as (keyof typeof SCRIPT_SIGNS)[]

/** The result of a site's smoke test: every field is measured, and what is wrong is a failure. */
export function smokeOf({ site, documents, contract, durationMs }: SeenSite): SmokeResult {
  const expected = expectedDocuments(site)
  const root = documents.find(({ path }) => path === `${site.folder}index.html`)
  const hardened = documents.filter(isHardened)
  const served = documents.filter(({ status }) => status === 200)
  const matched = expected.filter(({ path }) => site.files.has(path))
  const all = <T>(of: readonly T[]): boolean => of.length === expected.length
  const failures = failuresOf({ site, documents, contract })
  return {
    passed: failures.length === 0,
    durationMs,
    rootDocumentOk: root?.status === 200,
    ...mapOf(HEAD, (field) => documents.every(({ signals }) => signals.head[field])),
    ...mapOf(COUNT_FIELDS, (field) => sum(documents.map(({ signals }) => signals.counts[field]))),
    ...scriptSigns(site),
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
    ...weights(site),
    failures,
  }
}

/** The test of a site that was never opened. */
export const NOTHING_SEEN: SmokeResult = {
  ...{ passed: null, durationMs: 0, rootDocumentOk: false },
  ...mapOf(HEAD, () => false),
  ...mapOf(COUNT_FIELDS, () => 0),
  ...mapOf(SIGN_FIELDS, () => 0),
  ...{ assetCount: 0, assetsPassed: 0, routeHintsChecked: [], routeHintsMatched: 0 },
  ...{ routeHintsCoverageOk: false, routeDocumentsChecked: 0, routeDocumentsPassed: 0 },
  ...{ routeDocumentsCoverageOk: false, routeDocumentsHardenedCount: 0 },
  ...{ routeDocumentsHardeningOk: false, fullRouteCoverageOk: false },
  ...{ totalAssetBytes: 0, jsAssetBytes: 0, cssAssetBytes: 0 },
  ...{ largestAssetPath: null, largestAssetBytes: 0, failures: [] },
}

const isHardened = ({ status, signals: { head, counts } }: Seen): boolean =>
  status === 200 && Object.values(head).every(Boolean) && sum(Object.values(counts)) === 0

function mapOf<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const bytes = (text: string): number => Buffer.byteLength(text)

const assetsOf = ({ files }: ShowcaseSite): [string, string][] =>
  [...files].filter(([path]) => !path.endsWith('.html'))

function scriptSigns(site: ShowcaseSite) {
  const scripts = assetsOf(site).flatMap(([path, text]) => (path.endsWith('.js') ? [text] : []))
  return mapOf(SIGN_FIELDS, (field) =>
    sum(scripts.map((text) => [...text.matchAll(SCRIPT_SIGNS[field])].length)),
  )
}

function weights(site: ShowcaseSite) {
  const assets = assetsOf(site).map(([path, text]) => ({ path, size: bytes(text) }))
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
function failuresOf({ site, documents, contract }: Omit<SeenSite, 'durationMs'>): string[] {
  const { cssAssetBytes, jsAssetBytes } = weights(site)
  const opened = new Set(documents.map(({ path }) => path))
  const signs = Object.entries(scriptSigns(site)).filter(([, count]) => count > 0)
  return [
    ...expectedDocuments(site).flatMap(({ route, path }) =>
      opened.has(path) ? [] : [`${route}: was not opened`],
    ),
    ...documents.flatMap((seen) => faultsOf(seen, site).map((fault) => `${seen.route}: ${fault}`)),
    ...contract,
    ...signs.map(([field, count]) => `scripts: ${field} is ${count}`),
    ...over('style sheets have', cssAssetBytes, BUDGETS.css),
    ...over('scripts have', jsAssetBytes, BUDGETS.js),
  ]
}

const over = (what: string, found: number, most: number): string[] =>
  found > most ? [`${what} ${found} bytes, more than ${most}`] : []

function faultsOf({ status, html, path, signals, assets, complaints }: Seen, site: ShowcaseSite) {
  if (status !== 200) return [`was answered with ${status}`]
  return [
    ...HEAD.flatMap((field) => (signals.head[field] ? [] : [`${field} does not hold`])),
    ...COUNT_FIELDS.flatMap((field) =>
      signals.counts[field] > 0 ? [`${field} is ${signals.counts[field]}`] : [],
    ),
    ...signals.faults,
    ...deadLinks(path, signals, site),
    ...[...assets].flatMap(([asset, found]) =>
      found === 200 ? [] : [`${asset} was answered with ${found}`],
    ),
    ...complaints,
    ...over('has', bytes(html), BUDGETS.document),
  ]
}

/** Links into the site that lead to no file of it. */
const deadLinks = (path: string, { elements }: DocumentSignals, { files }: ShowcaseSite) =>
  elements
    .filter(({ name, attributes }) => name === 'a' && attributes.has('href'))
    .filter((link) => placeOf(path, link) !== '' && !files.has(placeOf(path, link)))
    .map(({ attributes }) => `the link ${attributes.get('href')} leads to no file`)
