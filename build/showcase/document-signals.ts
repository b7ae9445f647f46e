import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { type HtmlElement, parseHtml } from '../../src/core/html/parse.ts'

/** What can be read from the text of a document. */
export interface DocumentSignals {
  /** The head that every document must have, by the field of the report that says so. */
  readonly head: Pick<
    SmokeResult,
    'titleOk' | 'langOk' | 'viewportOk' | 'charsetOk' | 'cspSignalOk'
  >
  /** What no document may have, by the field of the report that counts it. */
  readonly counts: Readonly<Record<CountField, number>>
  readonly inlineStyleCount: number
  /** Every class that an element has, as often as it is used. */
  readonly classes: readonly string[]
  /** Landmarks and headings that are missing or too many, in words. */
  readonly violations: readonly string[]
  readonly elements: readonly HtmlElement[]
}

const hasName = (name: string) => (element: HtmlElement) => element.name === name

const getAttribute = ({ attributes }: HtmlElement, name: string): string =>
  attributes.get(name) ?? ''

const isExternal = (address: string): boolean => /^(https?:)?\/\//i.test(address)

const isInsecure = (address: string): boolean => /^http:\/\//i.test(address)

const isSheet = (element: HtmlElement): boolean =>
  element.name === 'link' && getAttribute(element, 'rel') === 'stylesheet'

const externalScript = (one: HtmlElement) =>
  one.name === 'script' && isExternal(getAttribute(one, 'src'))

const externalSheet = (one: HtmlElement) => isSheet(one) && isExternal(getAttribute(one, 'href'))

const externalFrame = (one: HtmlElement) =>
  one.name === 'iframe' && isExternal(getAttribute(one, 'src'))

const lacksAttribute = (element: HtmlElement, name: string): boolean =>
  !element.attributes.has(name)

const MEDIA_ELEMENTS = new Set(['img', 'audio', 'video', 'source', 'track'])

const COUNTERS = {
  inlineScriptCount: (one) => one.name === 'script' && lacksAttribute(one, 'src'),
  externalScriptsWithoutIntegrityCount: (one) =>
    externalScript(one) && lacksAttribute(one, 'integrity'),
  externalScriptsWithIntegrityMissingCrossoriginCount: (one) =>
    externalScript(one) && !lacksAttribute(one, 'integrity') && lacksAttribute(one, 'crossorigin'),
  externalStylesheetsWithoutIntegrityCount: (one) =>
    externalSheet(one) && lacksAttribute(one, 'integrity'),
  externalStylesheetsWithIntegrityMissingCrossoriginCount: (one) =>
    externalSheet(one) && !lacksAttribute(one, 'integrity') && lacksAttribute(one, 'crossorigin'),
  externalScriptsWithInsecureTransportCount: (one) =>
    one.name === 'script' && isInsecure(getAttribute(one, 'src')),
  externalStylesheetsWithInsecureTransportCount: (one) =>
    isSheet(one) && isInsecure(getAttribute(one, 'href')),
  externalMediaSourcesWithInsecureTransportCount: (one) =>
    MEDIA_ELEMENTS.has(one.name) && isInsecure(getAttribute(one, 'src')),
  externalBlankLinksWithoutRelCount: (one) =>
    one.name === 'a' &&
    getAttribute(one, 'target') === '_blank' &&
    isExternal(getAttribute(one, 'href')) &&
    !/\bnoopener\b|\bnoreferrer\b/.test(getAttribute(one, 'rel')),
  externalIframesWithoutSandboxCount: (one) => externalFrame(one) && lacksAttribute(one, 'sandbox'),
  externalIframesWithInsecureTransportCount: (one) =>
    one.name === 'iframe' && isInsecure(getAttribute(one, 'src')),
} as const satisfies Record<string, (element: HtmlElement) => boolean>

/** The fields of a report that count elements or attributes of documents. */
export type CountField = keyof typeof COUNTERS | 'inlineEventHandlerCount'

/** The fields that count, all of which must be 0. */
export const COUNT_FIELDS = [
  ...(Object.keys(COUNTERS) as (keyof typeof COUNTERS)[]),
  'inlineEventHandlerCount',
] as const satisfies readonly CountField[]

/** Reads a document as it was served. */
export function readDocumentSignals(html: string): DocumentSignals {
  const { elements } = parseHtml(html)
  const meta = (name: string, wanted: string) =>
    elements.find((one) => one.name === 'meta' && getAttribute(one, name).toLowerCase() === wanted)
  const of = (name: string): number => elements.filter(hasName(name)).length
  const attributes = elements.flatMap((one) => [...one.attributes.keys()])
  const policy = meta('http-equiv', 'content-security-policy')
  return {
    head: {
      titleOk: elements.some((one) => one.name === 'title' && one.text !== ''),
      langOk: elements.some((one) => one.name === 'html' && getAttribute(one, 'lang') !== ''),
      viewportOk: /width=device-width/.test(
        getAttribute(meta('name', 'viewport') ?? NO_ELEMENT, 'content'),
      ),
      charsetOk: meta('charset', 'utf-8') !== undefined,
      cspSignalOk: /default-src/.test(getAttribute(policy ?? NO_ELEMENT, 'content')),
    },
    counts: {
      ...(Object.fromEntries(
        Object.entries(COUNTERS).map(([field, counts]) => [field, elements.filter(counts).length]),
      ) as Record<keyof typeof COUNTERS, number>),
      inlineEventHandlerCount: attributes.filter((name) => /^on[a-z]/.test(name)).length,
    },
    inlineStyleCount: attributes.filter((name) => name === 'style').length + of('style'),
    classes: elements.flatMap((one) => getAttribute(one, 'class').split(/\s+/).filter(Boolean)),
    violations: ['main', 'h1'].flatMap((name) =>
      of(name) === 1 ? [] : [`has ${of(name)} <${name}> where one belongs`],
    ),
    elements,
  }
}

const NO_ELEMENT = { attributes: new Map<string, string>() } as unknown as HtmlElement
