import { unique } from '../../kernel/lists.ts'
import type { Repair } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile, StyleDeclaration, StyleRule } from '../source-file.ts'
import { getTokenTable } from './token-table.ts'

/** Matches a selector that concerns the focused element. */
export const FOCUS = /:focus(?:-visible)?(?![\w-])/

/** A rule, and its declaration that removes the outline. */
export interface Removal {
  readonly rule: StyleRule
  readonly removal: StyleDeclaration
}

/** Writes the value of an outline with a color of the project. */
export function writeOutline(snapshot: Snapshot): string {
  const { colors } = getTokenTable(snapshot)
  const names = colors.map(({ token }) => token.name).filter((name) => name.startsWith('--'))
  const name = [/focus/, /(?:^|-)ring$/, /accent$/, /primary$/, /brand$/].flatMap(
    (pattern) => names.find((candidate) => pattern.test(candidate)) ?? [],
  )[0]
  return `2px solid ${name ? `var(${name})` : 'currentColor'}`
}

/** Shows an outline on the focused elements of a rule that removes it, and on no others. */
export function createOutlineRepair(file: SourceFile, place: Removal, snapshot: Snapshot): Repair {
  const { rule, removal } = place
  const outline = writeOutline(snapshot)
  const isFocusRule = rule.selectors.every((selector) => FOCUS.test(selector))
  return {
    kind: 'edit',
    title: 'Show an outline on the focused element.',
    steps: [
      isFocusRule
        ? `Replace the declaration with outline: ${outline}.`
        : `Add a rule for :focus-visible with outline: ${outline}.`,
    ],
    autofix: 'safe',
    edits: [
      {
        file: file.path,
        ...(isFocusRule
          ? { range: removal.range, text: `outline: ${outline}` }
          : addRule(file, place, outline)),
      },
    ],
  }
}

/** Adds a rule for the same elements with focus, which is at least as specific as the given one. */
function addRule({ text }: SourceFile, { rule, removal }: Removal, outline: string) {
  const { selectors, range } = rule
  const isImportant = /!\s*important/.test(text.slice(removal.range.start, removal.range.end))
  const value = isImportant ? `${outline} !important` : outline
  const write = (selector: string, indent: string): string =>
    `${indent}${selector} {\n${indent}  outline: ${value};\n${indent}  outline-offset: 2px;\n${indent}}`
  // The selectors of a nested rule include those of its parents, so they are not in the text.
  if (text.startsWith(selectors[0] ?? '', range.start)) {
    const selector = unique(selectors.map(toFocusVisible)).join(', ')
    return { range: { start: range.end, end: range.end }, text: `\n\n${write(selector, '')}` }
  }
  const end = text.slice(range.start, range.end - 1).trimEnd().length + range.start
  const separator = /[;{}]/.test(text[end - 1] ?? '') ? '' : ';'
  const nested = write('&:focus-visible', `${getIndent(text, range.start)}  `)
  return { range: { start: end, end }, text: `${separator}\n${nested}` }
}

/** Selects the focused one of the selected elements: `.a:focus` and `.a` are `.a:focus-visible`. */
const toFocusVisible = (selector: string): string => {
  const element = selector.replace(/::[\w-]+$/, '').replace(/^\*$/, '')
  return FOCUS.test(element)
    ? element.replace(/:focus(?![\w-])/g, ':focus-visible')
    : `${element}:focus-visible`
}

/** Returns the white space before a place in its line. */
const getIndent = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? ''
