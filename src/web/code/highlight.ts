import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import type { CodeBlock, SnippetFile } from '../../snippets.ts'
import type { MarkedCode } from './marked-code.tsx'

/** Highlights files at build time, so that pages need no script for it. */
export type Highlight = (file: SnippetFile) => MarkedCode

/** The mark of each kind of token of Shiki's theme of CSS variables. */
const MARKS: Readonly<Record<string, string>> = {
  'token-comment': 'c',
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-constant': 'n',
  'token-function': 'f',
  'token-parameter': 'f',
  'token-punctuation': 'p',
  'token-link': 's',
}

/** Loads the grammars. Returns a function that highlights files. */
export async function createHighlight(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'marks', variablePrefix: '--', fontStyle: false })
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [
      import('shiki/langs/html.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/tsx.mjs'),
    ],
    engine: createJavaScriptRegexEngine(),
  })
  // Most rules of style sheets are in many files.
  const cache = new Map<string, string>()
  const mark = (block: CodeBlock): string => {
    const known = cache.get(block.text)
    if (known !== undefined) return known
    const marks = markBlock(highlighter, block)
    if (block.language === 'css') cache.set(block.text, marks)
    return marks
  }
  return ({ name, blocks }) => ({
    name,
    text: blocks.map(({ text }) => text).join(''),
    marks: blocks.map(mark).join(''),
  })
}

/** Marks the tokens of a block: the length of each, and a letter for its kind. */
function markBlock(highlighter: HighlighterCore, { language, text }: CodeBlock): string {
  const lines = highlighter.codeToTokensBase(text, { lang: language, theme: 'marks' })
  const tokens = lines.flatMap((line, index) => [
    ...line.map(({ content, color = '' }) => ({ length: content.length, mark: getMark(color) })),
    ...(index === lines.length - 1 ? [] : [{ length: 1, mark: '_' }]),
  ])
  const merged: { length: number; mark: string }[] = []
  for (const { length, mark } of tokens) {
    const last = merged.at(-1)
    if (last?.mark === mark) last.length += length
    else merged.push({ length, mark })
  }
  return merged.map(({ length, mark }) => `${length}${mark}`).join('')
}

/** Converts `var(--token-keyword)` to its mark; other text has none. */
const getMark = (color: string): string => MARKS[/--([\w-]+)/.exec(color)?.[1] ?? ''] ?? '_'
