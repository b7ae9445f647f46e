import { getPatternFacts } from '../content/pattern-facts.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { findDisallowedMarkup } from '../kernel/html/allow-list.ts'
import { parseHtml } from '../kernel/html/parse.ts'
import { asObject, asString, getOwn } from '../kernel/json/value.ts'
import { memoizeRecent } from '../kernel/memoize.ts'
import { drawElement } from './drawings.ts'
import {
  type Element,
  el,
  getAttribute,
  isElement,
  mapElements,
  type Node,
  textContent,
  withAttributes,
} from './element.ts'

/** The maximum nesting of an example; deeper markup is rejected, because rendering is recursive. */
const MAX_DEPTH = 64

/** The example of a preset, as written and with its drawings. */
interface PatternElements {
  readonly example: Element
  readonly drawn: Element
}

/**
 * Returns the example of a preset as one element with its icons, charts and pictures, or an outline
 * of the preset's slots.
 */
export const getPatternElement = (pattern: PatternV2, preset: string): Element =>
  getPatternElements(pattern, preset).drawn

/** Returns the example of a preset as it is written, without drawings. */
export const getExampleElement = (pattern: PatternV2, preset: string): Element =>
  getPatternElements(pattern, preset).example

function getPatternElements(pattern: PatternV2, preset: string): PatternElements {
  const cache = getElementCache(pattern)
  const cached = cache.get(preset)
  if (cached) return cached
  const example = parsePatternElement(pattern, preset)
  const elements = { example, drawn: drawElement(example) }
  cache.set(preset, elements)
  return elements
}

/** More than the patterns of the official corpus; those of a large one would fill the memory. */
const CACHED_PATTERNS = 128

/** Many pages show the same example. Records and elements are immutable, so sharing is safe. */
const getElementCache = memoizeRecent(
  CACHED_PATTERNS,
  (_pattern: PatternV2) => new Map<string, PatternElements>(),
)

function parsePatternElement(pattern: PatternV2, preset: string): Element {
  const variant = asObject(getOwn(pattern.presets, preset))
  const source =
    asString(getOwn(variant.code, 'example')) ?? asString(getOwn(pattern.code, 'example'))
  const attributes = { 'data-pattern': pattern.id, 'data-preset': preset }
  if (source === undefined) return createSlotOutline(pattern, preset)
  const nodes = parseExampleNodes(source)
  if (typeof nodes === 'string')
    return createSourceElement(pattern.name, source, { attributes, reason: nodes })
  const [root, ...others] = nodes.filter((node) => isElement(node) || node.trim() !== '')
  return isElement(root) && others.length === 0 && CONTAINER_ELEMENTS.has(root.name)
    ? (toPagePart([withAttributes(root, attributes)])[0] as Element)
    : el('div', attributes, toPagePart(nodes))
}

/** Elements that may contain the notices that a state adds to an example. */
const CONTAINER_ELEMENTS: ReadonlySet<string> = new Set(
  'article aside dialog div figure footer form header main nav search section'.split(' '),
)

/** Replaces `main`, because a page has its own, and removes repeated ids. */
function toPagePart(nodes: readonly Node[]): readonly Node[] {
  const ids = new Set<string>()
  return mapElements(nodes, (element) => {
    const id = getAttribute(element, 'id')
    const isRepeated = id !== undefined && ids.has(id)
    if (id !== undefined) ids.add(id)
    const name = element.name === 'main' ? 'div' : element.name
    return withAttributes(
      { ...element, name },
      { id: isRepeated ? undefined : id, 'data-words': isTextValue(element) },
    )
  })
}

/** True if a value has no digits; the style sheet sets it smaller than a number. */
const isTextValue = (element: Element): boolean =>
  getAttribute(element, 'data-slot') === 'value' && !/\d/.test(textContent(element.children))

/** Returns the example of a shell as one element; undefined without a valid example. */
export function getShellElement(shell: ShellV1): Element | undefined {
  const source = asString(getOwn(shell.code, 'example'))
  const nodes = source === undefined ? '' : parseExampleNodes(source)
  if (typeof nodes === 'string') return undefined
  const root = nodes.find(isElement)
  return root && drawElement(withAttributes(root, { 'data-shell': shell.id }))
}

/** Parses an example; returns the reason if it must not be shown as HTML. */
function parseExampleNodes(source: string): readonly Node[] | string {
  const html = parseHtml(source)
  const [violation] = findDisallowedMarkup(html)
  if (violation) return `Line ${violation.line}: ${violation.message}`
  const depths = new Map<unknown, number>([[undefined, 0]])
  for (const element of html.elements) {
    const depth = (depths.get(element.parent) ?? 0) + 1
    if (depth > MAX_DEPTH) return `Line ${element.line}: too deeply nested.`
    depths.set(element, depth)
  }
  return html.nodes
}

interface RejectedExample {
  readonly attributes: Readonly<Record<string, string>>
  readonly reason: string
}

/** Shows the source of an example that must not be shown as HTML. */
const createSourceElement = (
  name: string,
  source: string,
  { attributes, reason }: RejectedExample,
): Element =>
  el('section', { ...attributes, 'data-outline': 'text', 'aria-label': `${name}, source` }, [
    el('p', {}, [el('strong', {}, ['Shown as text. ']), reason]),
    el('pre', { tabindex: '0' }, [el('code', {}, [source])]),
  ])

/** Lists the slots of a preset that has no example. */
function createSlotOutline(pattern: PatternV2, preset: string): Element {
  const { slots } = getPatternFacts(pattern, preset)
  const attributes = {
    'data-pattern': pattern.id,
    'data-preset': preset,
    'data-outline': 'slots',
  }
  return el('section', { ...attributes, 'aria-label': `${pattern.name}, ${preset}` }, [
    el('p', {}, [el('strong', {}, [pattern.name]), `, ${preset}`]),
    el(
      'dl',
      {},
      Object.entries(slots).map(([name, text]) =>
        el('div', { 'data-slot': name.replace(/\?$/, '') }, [
          el('dt', {}, [name.replace(/\?$/, ' (optional)')]),
          el('dd', {}, [text || 'No description.']),
        ]),
      ),
    ),
  ])
}

/** Creates the placeholder for a pattern that has no record. */
export const createUnknownPattern = (id: string, preset: string): Element =>
  el(
    'section',
    { 'data-pattern': id, 'data-outline': 'unknown', 'aria-label': `Unknown pattern ${id}` },
    [el('p', {}, [el('strong', {}, [`${id}, ${preset}`])]), el('p', {}, [UNKNOWN_MESSAGE])],
  )

const UNKNOWN_MESSAGE = 'No record has this name, so there is nothing to show here yet.'
