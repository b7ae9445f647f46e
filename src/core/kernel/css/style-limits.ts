import type { Issue, Location } from '../finding.ts'
import { type Atrule, type CssNode, getLocation, listNodes, printNode } from './syntax.ts'

/** The maximum size of a style sheet in characters. */
export const MAX_STYLE_LENGTH = 32_000

/** Creates an issue of a style sheet. */
export const createStyleIssue = (
  code: string,
  location: Location,
  { message, ...details }: Pick<Issue, 'message' | 'expected' | 'found' | 'hint'>,
): Issue => ({ code, severity: 'error', pointer: '', location, message, ...details })

/** The at-rules of a record's style; all others reach beyond the record. */
const AT_RULES = ['media', 'supports', 'container', 'keyframes']

/** Checks that a style sheet may have an at-rule. */
export function checkAtRule(node: Atrule): Issue[] {
  if (AT_RULES.includes(node.name)) return []
  const expected = AT_RULES.map((name) => `@${name}`).join(', ')
  return [
    createStyleIssue('style-at-rule', getLocation(node), {
      message: `@${node.name} is not allowed in the style of a record.`,
      expected,
      found: `@${node.name}`,
      hint: AT_RULE_HINTS[node.name] ?? `Use only ${expected}.`,
    }),
  ]
}

const AT_RULE_HINTS: Readonly<Record<string, string>> = {
  import: 'Write the rules into this file.',
  'font-face':
    'Use the fonts of the theme: var(--font-body), var(--font-display), var(--font-mono).',
  layer: 'Write the rules without a layer; a later rule wins.',
  scope: 'Leave it out; the build limits every rule to the record.',
}

/** Functions that load a file by a string. */
const LOADING_FUNCTIONS = ['image-set', '-webkit-image-set', 'image', 'src', 'cross-fade', 'paint']

/** Finds what a value loads from elsewhere. */
export const checkValue = (value: CssNode): Issue[] => listNodes(value).flatMap(checkValueNode)

function checkValueNode(node: CssNode): Issue[] {
  if (node.type === 'Url') return checkUrl(node, node.value)
  if (node.type === 'Function' && LOADING_FUNCTIONS.includes(node.name.toLowerCase()))
    return [createUrlIssue(node, `${node.name}()`)]
  const name = node.type === 'Function' || node.type === 'Identifier' ? node.name : ''
  const text = node.type === 'Raw' ? node.value : name
  if (!text.includes('\\') && !/\b(url|src|image-set)\(/i.test(text)) return []
  return [createUrlIssue(node, text)]
}

const checkUrl = (node: CssNode, url: string): Issue[] =>
  /^(#|data:image\/)/i.test(url) ? [] : [createUrlIssue(node, printNode(node))]

const createUrlIssue = (node: CssNode, found: string): Issue =>
  createStyleIssue('style-url', getLocation(node), {
    message: 'The style of a record may not load files.',
    expected: 'url() with data:image/… or a #fragment',
    found: found.slice(0, 80),
    hint: 'Put the picture into the value as data:image/…, or use an <svg> in the example.',
  })

/** Finds what would end a `<style>` element, in which pages embed the rules. */
export function checkMarkup(text: string): Issue[] {
  const index = text
    .replaceAll(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length))
    .search(/<[/!]/)
  if (index === -1) return []
  const lines = text.slice(0, index).split('\n')
  const location = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  return [
    createStyleIssue('style-syntax', location, {
      message: 'A style may not contain "</" or "<!".',
      hint: 'Write "<" as %3C in a data: image, or as \\3C in a string.',
    }),
  ]
}

/** Checks the size of a style sheet. */
export const checkLength = (text: string): Issue[] =>
  text.length <= MAX_STYLE_LENGTH
    ? []
    : [
        createStyleIssue(
          'style-size',
          { line: 1, column: 1 },
          {
            message: `The style has ${text.length} characters.`,
            expected: `at most ${MAX_STYLE_LENGTH} characters`,
            hint: 'Remove rules that repeat the base styles.',
          },
        ),
      ]
