import type { SmokeResult } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { type HtmlElement, parseHtml } from '../../src/core/html.ts'

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
  readonly faults: readonly string[]
  readonly elements: readonly HtmlElement[]
}

const is = (name: string) => (element: HtmlElement) => element.name === name

const value = ({ attributes }: HtmlElement, name: string): string => attributes.get(name) ?? ''

const isExternal = (address: string): boolean => /^(https?:)?\/\//i.test(address)

const isInsecure = (address: string): boolean => /^http:\/\//i.test(address)

const isSheet = (element: HtmlElement): boolean =>
  element.name === 'link' && value(element, 'rel') === 'stylesheet'

const externalScript = (one: HtmlElement) => one.name === 'script' && isExternal(value(one, 'src'))

const externalSheet = (one: HtmlElement) => isSheet(one) && isExternal(value(one, 'href'))

const externalFrame = (one: HtmlElement) => one.name === 'iframe' && isExternal(value(one, 'src'))

const lacks = (element: HtmlElement, name: string): boolean => !element.attributes.has(name)

const MEDIA = new Set(['img', 'audio', 'video', 'source', 'track'])

const COUNTED = {
  inlineScriptCount: (one) => one.name === 'script' && lacks(one, 'src'),
  externalScriptsWithoutIntegrityCount: (one) => externalScript(one) && lacks(one, 'integrity'),
  externalScriptsWithIntegrityMissingCrossoriginCount: (one) =>
    externalScript(one) && !lacks(one, 'integrity') && lacks(one, 'crossorigin'),
  externalStylesheetsWithoutIntegrityCount: (one) => externalSheet(one) && lacks(one, 'integrity'),
  externalStylesheetsWithIntegrityMissingCrossoriginCount: (one) =>
    externalSheet(one) && !lacks(one, 'integrity') && lacks(one, 'crossorigin'),
  externalScriptsWithInsecureTransportCount: (one) =>
    one.name === 'script' && isInsecure(value(one, 'src')),
  externalStylesheetsWithInsecureTransportCount: (one) =>
    isSheet(one) && isInsecure(value(one, 'href')),
  externalMediaSourcesWithInsecureTransportCount: (one) =>
    MEDIA.has(one.name) && isInsecure(value(one, 'src')),
  externalBlankLinksWithoutRelCount: (one) =>
    one.name === 'a' &&
    value(one, 'target') === '_blank' &&
    isExternal(value(one, 'href')) &&
    !/\bnoopener\b|\bnoreferrer\b/.test(value(one, 'rel')),
  externalIframesWithoutSandboxCount: (one) => externalFrame(one) && lacks(one, 'sandbox'),
  externalIframesWithInsecureTransportCount: (one) =>
    one.name === 'iframe' && isInsecure(value(one, 'src')),
} as const satisfies Record<string, (element: HtmlElement) => boolean>

/** The fields of a report that count elements or attributes of documents. */
export type CountField = keyof typeof COUNTED | 'inlineEventHandlerCount'

/** The fields that count, all of which must be 0. */
export const COUNT_FIELDS = [
  ...(Object.keys(COUNTED) as (keyof typeof COUNTED)[]),
  'inlineEventHandlerCount',
] as const satisfies readonly CountField[]

/** Reads a document as it was served. */
export function documentSignals(html: string): DocumentSignals {
  const { elements } = parseHtml(html)
  const meta = (name: string, wanted: string) =>
    elements.find((one) => one.name === 'meta' && value(one, name).toLowerCase() === wanted)
  const of = (name: string): number => elements.filter(is(name)).length
  const attributes = elements.flatMap((one) => [...one.attributes.keys()])
  const policy = meta('http-equiv', 'content-security-policy')
  return {
    head: {
      titleOk: elements.some((one) => one.name === 'title' && one.text !== ''),
      langOk: elements.some((one) => one.name === 'html' && value(one, 'lang') !== ''),
      viewportOk: /width=device-width/.test(value(meta('name', 'viewport') ?? NONE, 'content')),
      charsetOk: meta('charset', 'utf-8') !== undefined,
      cspSignalOk: /default-src/.test(value(policy ?? NONE, 'content')),
    },
    counts: {
      ...(Object.fromEntries(
        Object.entries(COUNTED).map(([field, counts]) => [field, elements.filter(counts).length]),
      ) as Record<keyof typeof COUNTED, number>),
      inlineEventHandlerCount: attributes.filter((name) => /^on[a-z]/.test(name)).length,
    },
    inlineStyleCount: attributes.filter((name) => name === 'style').length + of('style'),
    classes: elements.flatMap((one) => value(one, 'class').split(/\s+/).filter(Boolean)),
    faults: ['main', 'h1'].flatMap((name) =>
      of(name) === 1 ? [] : [`has ${of(name)} <${name}> where one belongs`],
    ),
    elements,
  }
}

const NONE = { attributes: new Map<string, string>() } as unknown as HtmlElement
