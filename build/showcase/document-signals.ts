import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { type HtmlElement, parseHtml } from '../../src/core/kernel/html/parse.ts'

/** The facts that the HTML of a document shows. */
export interface DocumentSignals {
  /** Required parts of the head, by the field of the report. */
  readonly head: Pick<
    SmokeResult,
    'titleOk' | 'langOk' | 'viewportOk' | 'charsetOk' | 'cspSignalOk'
  >
  /** Counts of forbidden elements and attributes, by the field of the report. */
  readonly counts: Readonly<Record<CountField, number>>
  readonly inlineStyleCount: number
  /** The classes of all elements, with repetitions. */
  readonly classes: readonly string[]
  /** Messages about landmarks and headings that are missing or repeated. */
  readonly violations: readonly string[]
  readonly elements: readonly HtmlElement[]
}

const getAttribute = ({ attributes }: HtmlElement, name: string): string =>
  attributes.get(name) ?? ''

const isExternal = (url: string): boolean => /^(https?:)?\/\//i.test(url)

const isInsecure = (url: string): boolean => /^http:\/\//i.test(url)

const isStylesheet = (element: HtmlElement): boolean =>
  element.name === 'link' && getAttribute(element, 'rel') === 'stylesheet'

const isExternalScript = (element: HtmlElement) =>
  element.name === 'script' && isExternal(getAttribute(element, 'src'))

const isExternalStylesheet = (element: HtmlElement) =>
  isStylesheet(element) && isExternal(getAttribute(element, 'href'))

const isExternalFrame = (element: HtmlElement) =>
  element.name === 'iframe' && isExternal(getAttribute(element, 'src'))

const lacksAttribute = (element: HtmlElement, name: string): boolean =>
  !element.attributes.has(name)

const MEDIA_ELEMENTS = new Set(['img', 'audio', 'video', 'source', 'track'])

const COUNTERS = {
  inlineScriptCount: (element) => element.name === 'script' && lacksAttribute(element, 'src'),
  externalScriptsWithoutIntegrityCount: (element) =>
    isExternalScript(element) && lacksAttribute(element, 'integrity'),
  externalScriptsWithIntegrityMissingCrossoriginCount: (element) =>
    isExternalScript(element) &&
    !lacksAttribute(element, 'integrity') &&
    lacksAttribute(element, 'crossorigin'),
  externalStylesheetsWithoutIntegrityCount: (element) =>
    isExternalStylesheet(element) && lacksAttribute(element, 'integrity'),
  externalStylesheetsWithIntegrityMissingCrossoriginCount: (element) =>
    isExternalStylesheet(element) &&
    !lacksAttribute(element, 'integrity') &&
    lacksAttribute(element, 'crossorigin'),
  externalScriptsWithInsecureTransportCount: (element) =>
    element.name === 'script' && isInsecure(getAttribute(element, 'src')),
  externalStylesheetsWithInsecureTransportCount: (element) =>
    isStylesheet(element) && isInsecure(getAttribute(element, 'href')),
  externalMediaSourcesWithInsecureTransportCount: (element) =>
    MEDIA_ELEMENTS.has(element.name) && isInsecure(getAttribute(element, 'src')),
  externalBlankLinksWithoutRelCount: (element) =>
    element.name === 'a' &&
    getAttribute(element, 'target') === '_blank' &&
    isExternal(getAttribute(element, 'href')) &&
    !/\bnoopener\b|\bnoreferrer\b/.test(getAttribute(element, 'rel')),
  externalIframesWithoutSandboxCount: (element) =>
    isExternalFrame(element) && lacksAttribute(element, 'sandbox'),
  externalIframesWithInsecureTransportCount: (element) =>
    element.name === 'iframe' && isInsecure(getAttribute(element, 'src')),
} as const satisfies Record<string, (element: HtmlElement) => boolean>

/** A field of the report that counts elements or attributes. */
export type CountField = keyof typeof COUNTERS | 'inlineEventHandlerCount'

/** The counting fields of the report, all of which must be 0. */
export const COUNT_FIELDS = [
  ...(Object.keys(COUNTERS) as (keyof typeof COUNTERS)[]),
  'inlineEventHandlerCount',
] as const satisfies readonly CountField[]

/** Reads the signals of a document from its HTML. */
export function readDocumentSignals(html: string): DocumentSignals {
  const { elements } = parseHtml(html)
  const findMeta = (name: string, value: string) =>
    elements.find(
      (element) => element.name === 'meta' && getAttribute(element, name).toLowerCase() === value,
    )
  const getMetaContent = (name: string, value: string): string =>
    findMeta(name, value)?.attributes.get('content') ?? ''
  const countElements = (name: string): number =>
    elements.filter((element) => element.name === name).length
  const attributes = elements.flatMap((element) => [...element.attributes.keys()])
  return {
    head: {
      titleOk: elements.some((element) => element.name === 'title' && element.text !== ''),
      langOk: elements.some(
        (element) => element.name === 'html' && getAttribute(element, 'lang') !== '',
      ),
      viewportOk: /width=device-width/.test(getMetaContent('name', 'viewport')),
      charsetOk: findMeta('charset', 'utf-8') !== undefined,
      cspSignalOk: /default-src/.test(getMetaContent('http-equiv', 'content-security-policy')),
    },
    counts: {
      ...(Object.fromEntries(
        Object.entries(COUNTERS).map(([field, isCounted]) => [
          field,
          elements.filter(isCounted).length,
        ]),
      ) as Record<keyof typeof COUNTERS, number>),
      inlineEventHandlerCount: attributes.filter((name) => /^on[a-z]/.test(name)).length,
    },
    inlineStyleCount: attributes.filter((name) => name === 'style').length + countElements('style'),
    classes: elements.flatMap((element) =>
      getAttribute(element, 'class').split(/\s+/).filter(Boolean),
    ),
    violations: ['main', 'h1'].flatMap((name) =>
      countElements(name) === 1 ? [] : [`has ${countElements(name)} <${name}> instead of 1`],
    ),
    elements,
  }
}
