import type { Issue } from '../finding.ts'
import { scopeSelector } from './scope-selector.ts'
import {
  checkAtRule,
  checkLength,
  checkMarkup,
  checkValue,
  createStyleIssue,
} from './style-limits.ts'
import {
  type Atrule,
  type CssNode,
  type Declaration,
  getLocation,
  getSource,
  listNodes,
  parseStyle,
  printNode,
  type Rule,
  type Selector,
} from './syntax.ts'

/** The record that a style belongs to, as an attribute of its root element. */
export interface StyleRoot {
  readonly attribute: 'data-pattern' | 'data-shell'
  readonly id: string
}

/** A style limited to its record, without the rules that have issues. */
export interface ScopedStyle {
  readonly css: string
  readonly issues: readonly Issue[]
}

/**
 * Limits the style of a record to the record: every selector matches only the root (`:scope`) and
 * what is inside it, key frames get the id as a prefix, and nothing is loaded from elsewhere.
 *
 * In the pattern `seat-map`, `h2 { margin: 0 }` becomes
 * `:where([data-pattern="seat-map"] h2){margin:0}`.
 */
export function scopeStyle(text: string, { attribute, id }: StyleRoot): ScopedStyle {
  const blocking = [...checkLength(text), ...checkMarkup(text)]
  if (blocking.length > 0) return { css: '', issues: blocking }
  const { nodes, errors } = parseStyle(text)
  const issues: Issue[] = errors.map(({ message, line, column }) =>
    createStyleIssue('style-syntax', { line, column }, { message: `CSS syntax: ${message}.` }),
  )
  const printer: Printer = {
    text,
    root: `[${attribute}="${id}"]`,
    keyframes: new Map(listKeyframes(nodes).map((name) => [name, addPrefix(name, id)])),
    report: (...found) => void issues.push(...found),
  }
  const css = nodes.map((node) => printStatement(node, printer)).join('')
  return { css, issues: issues.sort(compareLocations) }
}

/** A published name already has the prefix. */
const addPrefix = (name: string, id: string): string =>
  name.startsWith(`${id}-`) ? name : `${id}-${name}`

const compareLocations = ({ location: a }: Issue, { location: b }: Issue): number =>
  (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0)

/** What is known about the style while it is printed. */
interface Printer {
  readonly text: string
  readonly root: string
  /** The published names of key frames by their own. */
  readonly keyframes: ReadonlyMap<string, string>
  readonly report: (...issues: readonly Issue[]) => void
}

const listKeyframes = (nodes: readonly CssNode[]): string[] =>
  nodes
    .flatMap(listNodes)
    .flatMap((node) => (node.type === 'Atrule' && isKeyframes(node) ? getPrelude(node) : []))

const isKeyframes = ({ name }: Atrule): boolean => name === 'keyframes'

const getPrelude = ({ prelude }: Atrule): string =>
  prelude === null ? '' : printNode(prelude).replaceAll(/\s+/g, ' ').trim()

function printStatement(node: CssNode, printer: Printer): string {
  if (node.type === 'Rule') return printRule(node, printer)
  return node.type === 'Atrule' ? printAtRule(node, printer) : ''
}

function printAtRule(node: Atrule, printer: Printer): string {
  const issues = checkAtRule(node)
  printer.report(...issues)
  if (issues.length > 0 || node.block === null) return ''
  const children = node.block.children.toArray()
  if (isKeyframes(node)) {
    const frames = children.map((child) => printFrame(child, printer)).join('')
    return `@keyframes ${printer.keyframes.get(getPrelude(node))}{${frames}}\n`
  }
  const rules = children.map((child) => printStatement(child, printer)).join('')
  return rules === '' ? '' : `@${node.name} ${getPrelude(node)}{\n${rules}}\n`
}

const printFrame = (node: CssNode, printer: Printer): string =>
  node.type === 'Rule' ? `${printNode(node.prelude)}{${printBlock(node, printer)}}` : ''

function printRule(rule: Rule, printer: Printer): string {
  const selectors = rule.prelude.type === 'SelectorList' ? rule.prelude.children.toArray() : []
  const scoped = selectors.flatMap((selector) => printSelector(selector as Selector, printer))
  const block = printBlock(rule, printer)
  return scoped.length === 0 || block === '' ? '' : `${scoped.join(',')}{${block}}\n`
}

function printSelector(selector: Selector, { root, report }: Printer): string[] {
  const result = scopeSelector(selector, root)
  if (result.ok) return [result.text]
  const { node, message, hint } = result.fault
  const location = getLocation(node.loc ? node : selector)
  report(
    createStyleIssue('style-selector', location, { message, hint, found: printNode(selector) }),
  )
  return []
}

function printBlock({ block }: Rule, printer: Printer): string {
  const children = block.children.toArray()
  const nested = children.filter(({ type }) => type === 'Rule' || type === 'Atrule')
  printer.report(
    ...nested.map((node) =>
      createStyleIssue('style-syntax', getLocation(node), {
        message: 'A rule inside another rule is not allowed.',
        hint: 'Write its selector in full, as a rule of its own.',
      }),
    ),
  )
  return children
    .flatMap((node) => (node.type === 'Declaration' ? printDeclaration(node, printer) : []))
    .join(';')
}

function printDeclaration(node: Declaration, printer: Printer): string[] {
  const issues = checkValue(node.value)
  printer.report(...issues)
  if (issues.length > 0) return []
  const value = renameAnimations(node, getSource(printer.text, node.value), printer)
  return [`${node.property}:${value}${node.important ? '!important' : ''}`]
}

/** Replaces the names of the style's own key frames in an animation. */
const renameAnimations = (
  { property }: Declaration,
  value: string,
  { keyframes }: Printer,
): string =>
  /^animation(-name)?$/.test(property)
    ? value.replaceAll(/(?<![\w-])[\w-]+/g, (name) => keyframes.get(name) ?? name)
    : value
