import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { findDisallowedMarkup } from '../html/allow-list.ts'
import { parseHtml } from '../html/parse.ts'
import { asObject, asString, getOwn } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import { getPatternFacts } from '../packs/pattern-facts.ts'
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

/** Nesting beyond this is nobody's example. */
const MAX_DEPTH = 64

/** A preset of a pattern as one element: its example, or what its record says in place of one. */
export function getPatternElement(pattern: PatternV2, preset: string): Element {
  const known = getElementCache(pattern)
  const element = known.get(preset) ?? parsePatternElement(pattern, preset)
  known.set(preset, element)
  return element
}

/** An example is read once, however many pages show it. */
const getElementCache = memoizeByObject((_pattern: PatternV2) => new Map<string, Element>())

function parsePatternElement(pattern: PatternV2, preset: string): Element {
  const variant = asObject(getOwn(pattern.presets, preset))
  const source =
    asString(getOwn(variant.code, 'example')) ?? asString(getOwn(pattern.code, 'example'))
  const marks = { 'data-pattern': pattern.id, 'data-preset': preset }
  if (source === undefined) return createSlotOutline(pattern, preset)
  const read = parseExampleNodes(source)
  if (typeof read === 'string')
    return createSourceElement(pattern.name, source, { marks, reason: read })
  const [root, ...others] = read.filter((node) => isElement(node) || node.trim() !== '')
  return isElement(root) && others.length === 0 && CONTAINER_ELEMENTS.has(root.name)
    ? (toPagePart([withAttributes(root, marks)])[0] as Element)
    : el('div', marks, toPagePart(read))
}

/** Elements that can hold whatever a state adds to an example. */
const CONTAINER_ELEMENTS: ReadonlySet<string> = new Set(
  'article aside dialog div figure footer form header main nav search section'.split(' '),
)

/** The nodes as a part of a page, which has its own main, in which no id stands twice. */
function toPagePart(nodes: readonly Node[]): readonly Node[] {
  const ids = new Set<string>()
  return mapElements(nodes, (element) => {
    const id = getAttribute(element, 'id')
    const isRepeated = id !== undefined && ids.has(id)
    if (id !== undefined) ids.add(id)
    const name = element.name === 'main' ? 'div' : element.name
    const marks = { id: isRepeated ? undefined : id, 'data-words': isTextValue(element) }
    return withAttributes({ ...element, name }, marks)
  })
}

/** A value in words is not set as large as a number. */
const isTextValue = (element: Element): boolean =>
  getAttribute(element, 'data-slot') === 'value' && !/\d/.test(textContent(element.children))

/** The example of a shell as one element; undefined when there is none that can be shown. */
export function getShellElement(shell: ShellV1): Element | undefined {
  const source = asString(getOwn(shell.code, 'example'))
  const read = source === undefined ? '' : parseExampleNodes(source)
  if (typeof read === 'string') return undefined
  const root = read.find(isElement)
  return root && withAttributes(root, { 'data-shell': shell.id })
}

/** The nodes of an example, or why it is not shown as HTML. */
function parseExampleNodes(source: string): readonly Node[] | string {
  const html = parseHtml(source)
  const [refusal] = findDisallowedMarkup(html)
  if (refusal) return `Line ${refusal.line}: ${refusal.message}`
  const depths = new Map<unknown, number>([[undefined, 0]])
  for (const element of html.elements) {
    const depth = (depths.get(element.parent) ?? 0) + 1
    if (depth > MAX_DEPTH) return `Line ${element.line}: too deeply nested.`
    depths.set(element, depth)
  }
  return html.nodes
}

interface RejectedExample {
  readonly marks: Readonly<Record<string, string>>
  readonly reason: string
}

/** An example that may not be shown as HTML, as the text that it is. */
const createSourceElement = (
  name: string,
  source: string,
  { marks, reason }: RejectedExample,
): Element =>
  el('section', { ...marks, 'data-outline': 'text', 'aria-label': `${name}, source` }, [
    el('p', {}, [el('strong', {}, ['Shown as text. ']), reason]),
    el('pre', { tabindex: '0' }, [el('code', {}, [source])]),
  ])

/** The parts of a preset that has no example, each by its name and what it is. */
function createSlotOutline(pattern: PatternV2, preset: string): Element {
  const { slots } = getPatternFacts(pattern, preset)
  const marks = { 'data-pattern': pattern.id, 'data-preset': preset, 'data-outline': 'slots' }
  return el('section', { ...marks, 'aria-label': `${pattern.name}, ${preset}` }, [
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

/** What stands for a pattern that no record has the name of. */
export const createUnknownPattern = (id: string, preset: string): Element =>
  el(
    'section',
    { 'data-pattern': id, 'data-outline': 'unknown', 'aria-label': `Unknown pattern ${id}` },
    [el('p', {}, [el('strong', {}, [`${id}, ${preset}`])]), el('p', {}, [UNKNOWN_MESSAGE])],
  )

const UNKNOWN_MESSAGE = 'No record has this name, so there is nothing to show here yet.'
