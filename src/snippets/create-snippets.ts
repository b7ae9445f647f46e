import type { PatternV2 } from '../core/generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../core/generated/types/theme.v1.ts'
import { layoutCss } from '../core/render/css/layout-stylesheet.ts'
import { themeStylesheet } from '../core/render/css/theme-stylesheet.ts'
import { type Element, el, isElement, mapElements, withAttributes } from '../core/render/element.ts'
import { createPatternElement, createSpecimen } from '../core/render/pattern.ts'
import { fontComment } from '../core/theme/fonts.ts'
import { createElementTree } from './element-tree.ts'
import { formatHtml } from './html-markup.ts'
import { createReactComponent } from './react/react-component.ts'
import { listAttributeNames } from './selector.ts'
import { mergeRootRules, scopeRules } from './stylesheet.ts'
import {
  type CssRule,
  formatRule,
  isKeyframes,
  isStyleRule,
  listDeclarations,
  listSelectors,
  type ParsedCss,
  parseCss,
  selectUsedRules,
} from './used-css.ts'

/** The code of a preset, as files to copy. */
export interface Snippets {
  /** An HTML document with its styles. */
  readonly html: SnippetFile
  /** A React component. */
  readonly react: SnippetFile
  /** The styles of the React component. */
  readonly css: SnippetFile
}

/** A file of code in blocks, which are highlighted one by one. */
export interface SnippetFile {
  readonly name: string
  readonly blocks: readonly CodeBlock[]
}

/** A part of a file in one language; all blocks together are the file. */
export interface CodeBlock {
  readonly language: 'html' | 'css' | 'tsx'
  readonly text: string
}

/** Returns the text of a file. */
export const getSnippetText = ({ blocks }: SnippetFile): string =>
  blocks.map(({ text }) => text).join('')

/** Creates the snippets of a preset. */
export type CreateSnippets = (pattern: PatternV2, preset: string) => Snippets

/** Prepares the styles of all patterns in a theme. Returns a function that creates snippets. */
export function createSnippetFactory(
  patterns: readonly PatternV2[],
  theme: ThemeV1 | undefined,
): CreateSnippets {
  const css = parseCss(layoutCss({ patterns }) + (theme ? themeStylesheet(theme) : ''))
  const comment = theme ? fontComment(theme) : ''
  return (pattern, preset) => {
    const title = `${pattern.name}, ${preset}`
    const fileName = `${pattern.id}-${preset}`
    const specimen = createSpecimen(title, [createPatternElement(pattern, preset)])
    const element = specimen.children.findLast(isElement) as Element
    const documentRules = selectRules(css, specimen)
    const componentRules = selectRules(css, element)
    return {
      html: {
        name: `${fileName}.html`,
        blocks: createHtmlBlocks(title, { specimen, rules: documentRules, comment }),
      },
      react: {
        name: `${fileName}.tsx`,
        blocks: [
          {
            language: 'tsx',
            text: createReactComponent({
              ...{ pattern, preset, element },
              isKept: createAttributeFilter(componentRules),
            }),
          },
        ],
      },
      css: {
        name: `${fileName}.css`,
        blocks: createCssBlocks(scopeRules(componentRules, createScope(element)), comment),
      },
    }
  }
}

/** The attributes that name a pattern; the styles of a component depend on them. */
const SCOPE_ATTRIBUTES = ['data-pattern', 'data-preset']

/** Creates the selector of a component. A dialog is inside its scrim, which has no name. */
function createScope(element: Element): string {
  const names = SCOPE_ATTRIBUTES.flatMap((attribute) => {
    const value = element.attributes.get(attribute)
    return value === undefined ? [] : `[${attribute}="${value}"]`
  })
  if (names.length > 0) return names.join('')
  const inner = element.children.find(isElement)
  return inner === undefined ? element.name : `:has(> ${createScope(inner)})`
}

/** Selects the rules that an element of a page uses. */
const selectRules = (css: ParsedCss, element: Element): CssRule[] =>
  mergeRootRules(
    selectUsedRules(css, createElementTree(el('html', {}, [el('body', {}, [element])]))),
  )

/** Returns which attributes matter: all but `data-*` attributes that no rule mentions. */
function createAttributeFilter(rules: readonly CssRule[]): (name: string) => boolean {
  const used = new Set([
    ...SCOPE_ATTRIBUTES,
    ...listSelectors(rules).flatMap(listAttributeNames),
    ...listDeclarations(rules).flatMap(({ value }) =>
      Array.from(value.matchAll(/attr\(([\w-]+)/g), ([, name = '']) => name),
    ),
  ])
  return (name) => !name.startsWith('data-') || used.has(name)
}

interface HtmlParts {
  readonly specimen: Element
  readonly rules: readonly CssRule[]
  readonly comment: string
}

function createHtmlBlocks(title: string, { specimen, rules, comment }: HtmlParts): CodeBlock[] {
  const isKept = createAttributeFilter(rules)
  const [body] = mapElements([specimen], (element) =>
    withAttributes(
      element,
      Object.fromEntries(
        [...element.attributes.keys()]
          .filter((name) => !isKept(name))
          .map((name) => [name, undefined]),
      ),
    ),
  )
  const html = (lines: readonly string[]): CodeBlock => ({
    language: 'html',
    text: `${lines.join('\n')}\n`,
  })
  return [
    html([
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ...formatHtml([el('title', {}, [title])]),
      '<style>',
    ]),
    ...createCssBlocks(rules, comment),
    html(['</style>', '</head>', '<body>', ...formatHtml([body as Element]), '</body>', '</html>']),
  ]
}

/** Creates one block per rule, because most rules are in many files. */
const createCssBlocks = (rules: readonly CssRule[], comment: string): CodeBlock[] => [
  ...(comment === '' ? [] : [{ language: 'css' as const, text: comment }]),
  ...rules.flatMap((rule, index) => [
    ...(index === 0 ? [] : [{ language: 'css' as const, text: '\n' }]),
    ...createRuleBlocks(rule),
  ]),
]

/** Creates the blocks of a rule; at-rules that contain others are split too. */
function createRuleBlocks(rule: CssRule, indent = ''): CodeBlock[] {
  const toBlock = (text: string): CodeBlock => ({
    language: 'css',
    text: text.replaceAll(/^(?=.)/gm, indent),
  })
  if (isStyleRule(rule) || isKeyframes(rule)) return [toBlock(`${formatRule(rule)}\n`)]
  return [
    toBlock(`${rule.atRule} {\n`),
    ...rule.rules.flatMap((inner, index) => [
      ...(index === 0 ? [] : [{ language: 'css' as const, text: '\n' }]),
      ...createRuleBlocks(inner, `${indent}  `),
    ]),
    toBlock('}\n'),
  ]
}
