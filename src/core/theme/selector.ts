/** An element that selectors can match. */
export interface SelectableElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: SelectableElement | undefined
  readonly children: readonly (SelectableElement | string)[]
}

type Matcher = (element: SelectableElement) => boolean

/**
 * Parses a CSS selector into a function that tests an element; undefined for a selector outside of
 * the subset that decorators may use. The subset has type and attribute selectors, `:not()`, `:has()`,
 * `:first-child`, `:last-child`, `:nth-child(even)` and `(odd)`, the combinators for descendants and
 * children, states such as `:hover`, which always match, and one pseudo-element at the end.
 */
export function parseSelector(text: string): Matcher | undefined {
  const source = text.trim().replace(PSEUDO_ELEMENT, '')
  return parseComplex(source)
}

const PSEUDO_ELEMENT = /::(before|after|first-letter|first-line|marker|placeholder|backdrop)$/

const STATE = /^:(hover|focus-visible|focus-within|active|checked|open|target)(?![\w-])/

/** Parses compound selectors with their combinators, from the right to the left. */
function parseComplex(source: string): Matcher | undefined {
  const parts = splitCombinators(source)
  let match: Matcher | undefined
  for (const [index, part] of parts.entries()) {
    if (part === '>' || part === ' ') continue
    const compound = parseCompound(part)
    if (compound === undefined) return undefined
    const combinator = parts[index - 1]
    if (index > 0 && match === undefined) return undefined
    match = combinator === undefined ? compound : combine(match as Matcher, combinator, compound)
  }
  return match
}

const combine =
  (ancestor: Matcher, combinator: string, compound: Matcher): Matcher =>
  (element) => {
    if (!compound(element)) return false
    let candidate = element.parent
    if (combinator === '>') return candidate !== undefined && ancestor(candidate)
    while (candidate !== undefined && !ancestor(candidate)) candidate = candidate.parent
    return candidate !== undefined
  }

/** Splits a selector into compounds and the combinators between them; none if it is malformed. */
function splitCombinators(source: string): string[] {
  const parts = source.match(PART) ?? []
  if (parts.join('') !== source || /^\s*>|>\s*$/.test(source)) return []
  return parts.map((part) => part.trim() || ' ')
}

/** A combinator, or a compound selector with its brackets. */
const PART = /\s*>\s*|\s+|(?:\[[^\]]*\]|\((?:[^()[\]]|\[[^\]]*\])*\)|[^\s>[(])+/g

function parseCompound(source: string): Matcher | undefined {
  const matchers: Matcher[] = []
  let rest = source
  while (rest !== '') {
    const simple = parseSimple(rest, matchers.length === 0)
    if (simple === undefined) return undefined
    matchers.push(simple.match)
    rest = rest.slice(simple.length)
  }
  return matchers.length === 0 ? undefined : (element) => matchers.every((match) => match(element))
}

interface SimpleSelector {
  readonly match: Matcher
  readonly length: number
}

function parseSimple(source: string, isFirst: boolean): SimpleSelector | undefined {
  const [type] = /^[a-z][a-z0-9]*/.exec(source) ?? []
  if (isFirst && type) return { match: ({ name }) => name === type, length: type.length }
  const attribute = /^\[([a-z][a-z-]*)(?:(~?=)"([\w -]*)")?\]/.exec(source)
  if (attribute) return { match: matchAttribute(attribute), length: attribute[0].length }
  const [state] = STATE.exec(source) ?? []
  if (state) return { match: () => true, length: state.length }
  const [position] = /^:(?:first-child|last-child|nth-child\((?:even|odd)\))/.exec(source) ?? []
  if (position) return { match: (it) => isAt(it, position), length: position.length }
  const nested = /^:(not|has)\(((?:[^()[\]]|\[[^\]]*\])*)\)/.exec(source)
  const inner = nested && parseComplex((nested[2] ?? '').trim())
  if (!nested || !inner) return undefined
  const match: Matcher = nested[1] === 'not' ? (it) => !inner(it) : (it) => hasDescendant(it, inner)
  return { match, length: nested[0].length }
}

const matchAttribute = ([, name = '', operator, value = '']: RegExpExecArray): Matcher => {
  if (operator === undefined) return ({ attributes }) => attributes.has(name)
  if (operator === '=') return ({ attributes }) => attributes.get(name) === value
  return ({ attributes }) => (attributes.get(name) ?? '').split(/\s+/).includes(value)
}

function isAt(element: SelectableElement, position: string): boolean {
  const siblings = listChildElements(element.parent)
  const index = siblings.indexOf(element)
  if (index === -1) return false
  if (position === ':first-child') return index === 0
  if (position === ':last-child') return index === siblings.length - 1
  return index % 2 === (position.includes('odd') ? 0 : 1)
}

const listChildElements = (element: SelectableElement | undefined): SelectableElement[] =>
  (element?.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : [child]))

const hasDescendant = (element: SelectableElement, match: Matcher): boolean =>
  listChildElements(element).some((child) => match(child) || hasDescendant(child, match))
