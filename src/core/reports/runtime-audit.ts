import type { RuntimeAudit } from '../generated/types/project-audit-report.v1.ts'
import { type HtmlElement, parseHtml } from '../kernel/html/parse.ts'
import type { BuiltFile } from '../verify/snapshot.ts'
import { findBuiltRoutes } from './built-routes.ts'
import { isRuntimeError } from './project-health.ts'
import type { ReportInput } from './report-input.ts'

/** The facts of an audit when there is no built site. */
const NOT_CHECKED: RuntimeAudit = {
  ...{ distPresent: false, indexPresent: false, checked: false, passed: null },
  ...{ rootDocumentOk: false, titleOk: false, langOk: false, viewportOk: false },
  ...{ charsetOk: false, cspSignalOk: false, routeHintsCoverageOk: false },
  ...{ routeDocumentsCoverageOk: false, routeDocumentsHardeningOk: false },
  ...{ fullRouteCoverageOk: false, inlineScriptCount: 0, inlineEventHandlerCount: 0 },
  externalScriptsWithoutIntegrityCount: 0,
  externalScriptsWithIntegrityMissingCrossoriginCount: 0,
  externalStylesheetsWithoutIntegrityCount: 0,
  externalStylesheetsWithIntegrityMissingCrossoriginCount: 0,
  externalScriptsWithInsecureTransportCount: 0,
  externalStylesheetsWithInsecureTransportCount: 0,
  externalMediaSourcesWithInsecureTransportCount: 0,
  externalBlankLinksWithoutRelCount: 0,
  externalIframesWithoutSandboxCount: 0,
  externalIframesWithInsecureTransportCount: 0,
  ...{ jsEvalSignalCount: 0, jsHtmlInjectionSignalCount: 0 },
  ...{ jsInsecureTransportSignalCount: 0, jsSecretSignalCount: 0 },
  ...{ assetCount: 0, assetsPassed: 0, routeHintsMatched: 0, routeDocumentsChecked: 0 },
  ...{ routeDocumentsPassed: 0, routeDocumentsHardenedCount: 0, totalAssetBytes: 0 },
  ...{ jsAssetBytes: 0, cssAssetBytes: 0, largestAssetBytes: 0, largestAssetPath: null },
  ...{ routeHintsChecked: [], failures: [] },
}

/** Reports on the built site of a project, if it was read. */
export function createRuntimeAudit({ snapshot, run }: ReportInput): RuntimeAudit {
  const { built } = snapshot
  if (built === null) return NOT_CHECKED
  const index = built.find(({ path }) => /(^|\/)index\.html$/.test(path))
  const failures = run.findings.filter(isRuntimeError)
  const elements = built.flatMap(({ path, text }) =>
    path.endsWith('.html') && text !== undefined ? parseHtml(text).elements : [],
  )
  const documents = built.filter(({ path }) => path.endsWith('.html'))
  const { checked, matched } = findBuiltRoutes(snapshot, run) ?? { checked: [], matched: [] }
  const hardened = documents.filter((file) => auditDocument(file).cspSignalOk)
  const isCovered = matched.length === checked.length
  return {
    ...NOT_CHECKED,
    distPresent: true,
    indexPresent: index !== undefined,
    checked: true,
    passed: failures.length === 0,
    ...auditDocument(index),
    ...countElements(elements),
    ...countScripts(built),
    ...measureAssets(built, failures.length),
    routeHintsChecked: [...checked],
    routeHintsMatched: matched.length,
    routeHintsCoverageOk: isCovered,
    routeDocumentsChecked: documents.length,
    routeDocumentsPassed: documents.filter((file) =>
      Object.values(auditDocument(file)).every(Boolean),
    ).length,
    routeDocumentsHardenedCount: hardened.length,
    routeDocumentsHardeningOk: hardened.length === documents.length,
    routeDocumentsCoverageOk: isCovered,
    fullRouteCoverageOk: isCovered,
    failures: failures.map(({ message }) => message),
  }
}

function auditDocument(file: BuiltFile | undefined) {
  const { elements } = parseHtml(file?.text ?? '')
  const has = (test: (element: HtmlElement) => boolean): boolean => elements.some(test)
  const isMeta = (element: HtmlElement, name: string, value: string): boolean =>
    element.name === 'meta' && element.attributes.get(name)?.toLowerCase() === value
  return {
    rootDocumentOk: has(({ name }) => name === 'html'),
    titleOk: has(({ name, text }) => name === 'title' && text !== ''),
    langOk: has(({ name, attributes }) => name === 'html' && !!attributes.get('lang')),
    viewportOk: has((element) => isMeta(element, 'name', 'viewport')),
    charsetOk: has(({ name, attributes }) => name === 'meta' && attributes.has('charset')),
    cspSignalOk: has((element) => isMeta(element, 'http-equiv', 'content-security-policy')),
  }
}

const isExternal = (url: string | undefined): boolean => /^(https?:)?\/\//.test(url ?? '')
const isInsecure = (url: string | undefined): boolean => /^http:\/\//.test(url ?? '')

function countElements(elements: readonly HtmlElement[]) {
  const count = (
    test: (get: (name: string) => string | undefined, tag: string) => boolean,
  ): number =>
    elements.filter(({ name, attributes }) => test((key) => attributes.get(key), name)).length
  const isStyle = (get: (name: string) => string | undefined, tag: string): boolean =>
    tag === 'link' && get('rel') === 'stylesheet'
  return {
    inlineScriptCount: elements.filter(
      ({ name, attributes, text }) => name === 'script' && !attributes.has('src') && text !== '',
    ).length,
    inlineEventHandlerCount: elements.filter(({ attributes }) =>
      [...attributes.keys()].some((name) => /^on[a-z]+$/.test(name)),
    ).length,
    externalScriptsWithoutIntegrityCount: count(
      (get, tag) => tag === 'script' && isExternal(get('src')) && !get('integrity'),
    ),
    externalScriptsWithIntegrityMissingCrossoriginCount: count(
      (get, tag) =>
        tag === 'script' &&
        isExternal(get('src')) &&
        !!get('integrity') &&
        get('crossorigin') === undefined,
    ),
    externalStylesheetsWithoutIntegrityCount: count(
      (get, tag) => isStyle(get, tag) && isExternal(get('href')) && !get('integrity'),
    ),
    externalStylesheetsWithIntegrityMissingCrossoriginCount: count(
      (get, tag) =>
        isStyle(get, tag) &&
        isExternal(get('href')) &&
        !!get('integrity') &&
        get('crossorigin') === undefined,
    ),
    externalScriptsWithInsecureTransportCount: count(
      (get, tag) => tag === 'script' && isInsecure(get('src')),
    ),
    externalStylesheetsWithInsecureTransportCount: count(
      (get, tag) => isStyle(get, tag) && isInsecure(get('href')),
    ),
    externalMediaSourcesWithInsecureTransportCount: count(
      (get, tag) => /^(img|audio|video|source)$/.test(tag) && isInsecure(get('src')),
    ),
    externalBlankLinksWithoutRelCount: count(
      (get, tag) =>
        tag === 'a' && get('target') === '_blank' && isExternal(get('href')) && !get('rel'),
    ),
    externalIframesWithoutSandboxCount: count(
      (get, tag) => tag === 'iframe' && isExternal(get('src')) && get('sandbox') === undefined,
    ),
    externalIframesWithInsecureTransportCount: count(
      (get, tag) => tag === 'iframe' && isInsecure(get('src')),
    ),
  }
}

function countScripts(built: readonly BuiltFile[]) {
  const texts = built.flatMap(({ path, text }) => (/\.m?js$/.test(path) && text ? [text] : []))
  const count = (pattern: RegExp): number =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
  return {
    jsEvalSignalCount: count(/\beval\(|new Function\(/g),
    jsHtmlInjectionSignalCount: count(/\.(inner|outer)HTML\s*=|insertAdjacentHTML\(/g),
    jsInsecureTransportSignalCount: count(/["'`]http:\/\/(?!www\.w3\.org|localhost)/g),
    jsSecretSignalCount: count(/-----BEGIN [A-Z ]*PRIVATE KEY-----/g),
  }
}

function measureAssets(built: readonly BuiltFile[], failed: number) {
  const assets = built.filter(({ path }) => !path.endsWith('.html'))
  const sum = (pattern: RegExp): number =>
    assets.reduce((total, { path, bytes }) => total + (pattern.test(path) ? bytes : 0), 0)
  const largest = assets.reduce<BuiltFile | null>(
    (best, file) => (best === null || file.bytes > best.bytes ? file : best),
    null,
  )
  return {
    assetCount: assets.length,
    assetsPassed: Math.max(0, assets.length - failed),
    totalAssetBytes: sum(/./),
    jsAssetBytes: sum(/\.m?js$/),
    cssAssetBytes: sum(/\.css$/),
    largestAssetBytes: largest?.bytes ?? 0,
    largestAssetPath: largest?.path ?? null,
  }
}
