import { memoizeByObject } from '../kernel/memoize.ts'
import { countBefore, findLastBefore, sortByStart } from './ranges.ts'
import type { Attribute, MarkupElement, MarkupNode, SourceFile, TextRange } from './source-file.ts'

/** Returns an attribute by its name in HTML: `class`, `for`, `onclick`. */
export const getAttribute = ({ attributes }: MarkupElement, name: string): Attribute | undefined =>
  attributes.find((attribute) => attribute.name === name)

/**
 * Returns the value of an attribute if it is written out: '' if the attribute has no value, and
 * undefined if it is absent or only running code knows it.
 */
export function getStaticValue(element: MarkupElement, name: string): string | undefined {
  const attribute = getAttribute(element, name)
  if (attribute === undefined) return undefined
  if (attribute.value === null) return ''
  return attribute.value.kind === 'static' ? attribute.value.text : undefined
}

/** True if an attribute is present and only running code knows its value. */
export const isDynamic = (element: MarkupElement, name: string): boolean =>
  getAttribute(element, name)?.value?.kind === 'dynamic'

/**
 * True if an element has one of the attributes with any value but white space, or may get it from
 * a spread.
 */
export const couldHave = (element: MarkupElement, ...names: readonly string[]): boolean =>
  element.hasSpread ||
  names.some(
    (name) => isDynamic(element, name) || (getStaticValue(element, name) ?? '').trim() !== '',
  )

/** True if an attribute is there, or a spread may add it. */
export const couldDeclare = (element: MarkupElement, ...names: readonly string[]): boolean =>
  element.hasSpread || names.some((name) => getAttribute(element, name) !== undefined)

/** Returns the first role of an element's `role` attribute, if it is written out. */
export const getExplicitRole = (element: MarkupElement): string | undefined =>
  getStaticValue(element, 'role')?.trim().toLowerCase().split(/\s+/)[0] || undefined

/** True if assistive technology surely ignores an element and everything in it. */
export const isHidden = (element: MarkupElement): boolean =>
  getStaticValue(element, 'aria-hidden') === 'true' ||
  getAttribute(element, 'hidden') !== undefined ||
  getAttribute(element, 'inert') !== undefined

/** True if a class or style most likely hides an element from everyone. */
export const isHiddenByStyle = (element: MarkupElement): boolean =>
  /(?:^|\s)(?:hidden|d-none|invisible)(?:\s|$)/.test(getStaticValue(element, 'class') ?? '') ||
  /display['"]?\s*:\s*['"]?none/.test(getSource(element, 'style'))

/** Returns the value of an attribute as written, or the source of the expression; '' if absent. */
export function getSource(element: MarkupElement, name: string): string {
  const value = getAttribute(element, name)?.value
  return value?.kind === 'dynamic' ? value.source : (value?.text ?? '')
}

/** Finds the nearest ancestor that matches, without the element itself. */
export function findAncestor(
  { parent }: MarkupElement,
  matches: (element: MarkupElement) => boolean,
): MarkupElement | undefined {
  let candidate = parent
  while (candidate !== null && !matches(candidate)) candidate = candidate.parent
  return candidate ?? undefined
}

/**
 * Creates a function that is true for an element with an ancestor that matches. Every ancestor is
 * looked at once, however many elements are inside it.
 */
export function createAncestorTest(
  matches: (element: MarkupElement) => boolean,
): (element: MarkupElement) => boolean {
  const hasMatch: (element: MarkupElement) => boolean = memoizeByObject(
    ({ parent }: MarkupElement) => parent !== null && (matches(parent) || hasMatch(parent)),
  )
  return hasMatch
}

/** True if assistive technology surely ignores an element around this one. */
export const isInHidden = createAncestorTest(isHidden)

/** Lists everything inside an element, in the order of the document. */
export function* listDescendants({ children }: MarkupElement): Generator<MarkupNode> {
  const open = [...children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    if (node.kind !== 'element') continue
    for (let at = node.children.length - 1; at >= 0; at--)
      open.push(node.children[at] as MarkupNode)
  }
}

/** Describes an element for the anchor of a finding: it stays the same if lines move. */
export function getAnchor(file: SourceFile, element: MarkupElement, ...details: string[]): string {
  const tag = file.text.slice(element.tagRange.start, element.tagRange.end)
  return [getComponentName(file, element.range), element.tag, ...details, normalize(tag)].join(' ')
}

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the name of the component that contains a part of a file; else ''. */
export function getComponentName({ script }: SourceFile, { start, end }: TextRange): string {
  const declaration = script && findLastBefore(sortByStart(script.declarations), start)
  return declaration && end <= declaration.range.end ? declaration.name : ''
}

/** Counts the elements of a file that start inside a part of it. */
export function countElements({ elements }: SourceFile, { start, end }: TextRange): number {
  const sorted = sortByStart(elements)
  return countBefore(sorted, end - 1) - countBefore(sorted, start - 1)
}

/** True if elements of a file are written as JSX, where values and names differ from HTML. */
export const usesJsx = ({ syntax }: Pick<SourceFile, 'syntax'>): boolean =>
  syntax === 'jsx' || syntax === 'script'
