import {
  type Atrule,
  type AtrulePrelude,
  type CssNode,
  type Declaration,
  parse,
  type Raw,
  type Rule,
  type Selector,
  type StyleSheet,
  type Value,
} from 'css-tree'
import type { ElementTree } from './element-tree.ts'
import { type CompiledSelector, compileSelector, pruneSelectors } from './selector.ts'

/** A declaration of a CSS rule. */
export interface CssDeclaration {
  readonly property: string
  readonly value: string
}

/** A rule with selectors; `S` is a text or a parsed selector. */
export interface CssStyleRule<S = string> {
  readonly selectors: readonly S[]
  readonly declarations: readonly CssDeclaration[]
}

/** An at-rule that contains others, such as `@media`. */
export interface CssGroup<S = string> {
  readonly atRule: string
  readonly rules: readonly CssRule<S>[]
}

/** A rule of a style sheet. */
export type CssRule<S = string> = CssStyleRule<S> | CssGroup<S>

/** True if a rule has selectors. */
export const isStyleRule = <S>(rule: CssRule<S>): rule is CssStyleRule<S> => 'selectors' in rule

/** A parsed style sheet. */
export type ParsedCss = readonly CssRule<CompiledSelector>[]

/** Parses a style sheet; its comments are dropped. */
export const parseCss = (text: string): ParsedCss =>
  (parse(text, { parseValue: false, parseAtrulePrelude: false }) as StyleSheet).children
    .toArray()
    .flatMap(toRule)

function toRule(node: CssNode): CssRule<CompiledSelector>[] {
  if (node.type === 'Rule') return [toStyleRule(node)]
  return node.type === 'Atrule' ? [toGroup(node)] : []
}

const toStyleRule = ({ prelude, block }: Rule): CssStyleRule<CompiledSelector> => ({
  selectors:
    prelude.type === 'SelectorList'
      ? prelude.children.toArray().map((selector) => compileSelector(selector as Selector))
      : [],
  declarations: block.children
    .toArray()
    .flatMap((node) => (node.type === 'Declaration' ? [toDeclaration(node)] : [])),
})

const toDeclaration = ({ property, value, important }: Declaration): CssDeclaration => ({
  property,
  value: `${getSource(value)}${important ? ' !important' : ''}`,
})

const toGroup = ({ name, prelude, block }: Atrule): CssGroup<CompiledSelector> => ({
  atRule: `@${name}${prelude === null ? '' : ` ${getSource(prelude)}`}`,
  rules: block?.children.toArray().flatMap(toRule) ?? [],
})

/** Returns the text of a value that was not parsed, on one line. */
const getSource = (node: Value | AtrulePrelude | Raw): string =>
  (node.type === 'Raw' ? node.value : '').trim().replaceAll(/\s*\n\s*/g, ' ')

/**
 * Selects the rules that the elements of a document use, now or after an interaction. Rules for print are left out,
 * and so are custom properties and animations that no rule refers to.
 */
export function selectUsedRules(css: ParsedCss, tree: ElementTree): CssRule[] {
  const matching = css.flatMap((rule) => selectMatching(rule, tree))
  return removeUnused(matching)
}

function selectMatching(rule: CssRule<CompiledSelector>, tree: ElementTree): CssRule[] {
  if (isStyleRule(rule)) {
    const selectors = pruneSelectors(rule.selectors, tree)
    return selectors.length === 0 ? [] : [{ ...rule, selectors }]
  }
  if (/^@media print/.test(rule.atRule)) return []
  const rules = isKeyframes(rule)
    ? rule.rules.map(printRule)
    : rule.rules.flatMap((inner) => selectMatching(inner, tree))
  return rules.length === 0 ? [] : [{ ...rule, rules }]
}

/** The selectors of key frames are percentages, which match no element. */
export const isKeyframes = ({ atRule }: { readonly atRule: string }): boolean =>
  atRule.startsWith('@keyframes')

const printRule = (rule: CssRule<CompiledSelector>): CssRule =>
  isStyleRule(rule)
    ? { ...rule, selectors: rule.selectors.map(({ print }) => print()) }
    : { ...rule, rules: rule.rules.map(printRule) }

/** Removes custom properties and animations without a reference, until all that are left have one. */
function removeUnused(rules: readonly CssRule[]): CssRule[] {
  const values = listDeclarations(rules).map(({ value }) => value)
  const references = new Set(values.flatMap((value) => value.match(/--[\w-]+/g) ?? []))
  const animations = listDeclarations(rules)
    .filter(({ property }) => property.startsWith('animation'))
    .flatMap(({ value }) => value.split(/[\s,]+/))
  const kept = rules.flatMap((rule) => keepReferenced(rule, references, animations))
  const hasChanged = listDeclarations(kept).length < listDeclarations(rules).length
  return hasChanged ? removeUnused(kept) : kept
}

function keepReferenced(
  rule: CssRule,
  references: ReadonlySet<string>,
  animations: readonly string[],
): CssRule[] {
  if (!isStyleRule(rule)) {
    const [, name = ''] = /^@keyframes (\S+)/.exec(rule.atRule) ?? []
    if (isKeyframes(rule) && !animations.includes(name)) return []
    const rules = rule.rules.flatMap((inner) => keepReferenced(inner, references, animations))
    return rules.length === 0 ? [] : [{ ...rule, rules }]
  }
  const declarations = rule.declarations.filter(
    ({ property }) => !property.startsWith('--') || references.has(property),
  )
  return declarations.length === 0 ? [] : [{ ...rule, declarations }]
}

/** Lists the declarations of some rules, including those inside at-rules. */
export const listDeclarations = (rules: readonly CssRule[]): CssDeclaration[] =>
  rules.flatMap((rule) =>
    isStyleRule(rule) ? [...rule.declarations] : listDeclarations(rule.rules),
  )

/** Lists the selectors of some rules, including those inside at-rules. */
export const listSelectors = (rules: readonly CssRule[]): string[] =>
  rules.flatMap((rule) => (isStyleRule(rule) ? [...rule.selectors] : listSelectors(rule.rules)))

/** Formats a rule as CSS, without a line break at its end. */
export function formatRule(rule: CssRule): string {
  const [head, lines] = isStyleRule(rule)
    ? [
        rule.selectors.join(',\n'),
        rule.declarations.map(({ property, value }) => `${property}: ${value};`),
      ]
    : [rule.atRule, [rule.rules.map(formatRule).join('\n\n')]]
  return `${head} {\n${lines.join('\n').replaceAll(/^(?=.)/gm, '  ')}\n}`
}
