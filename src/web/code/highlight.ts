import type { CodeBlock, SnippetFile } from '../../internal/snippets.ts'
import { tokenizeCode } from '../ui/highlighter.ts'
import { type MarkedCode, NO_MARK, toMark } from './marked-code.tsx'

/** Highlights files at build time, so that pages need no script for it. */
export type Highlight = (file: SnippetFile) => MarkedCode

/** Creates a function that highlights files. */
export function createHighlight(): Highlight {
  // Most rules of style sheets are in many files.
  const cache = new Map<string, string>()
  const mark = (block: CodeBlock): string => {
    const known = cache.get(block.text)
    if (known !== undefined) return known
    const marks = markBlock(block)
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
function markBlock({ language, text }: CodeBlock): string {
  const lines = tokenizeCode(text, language)
  const tokens = lines.flatMap((line, index) => [
    ...line.map((token) => ({ length: token.text.length, mark: toMark(token.kind) })),
    ...(index === lines.length - 1 ? [] : [{ length: 1, mark: NO_MARK }]),
  ])
  const merged: { length: number; mark: string }[] = []
  for (const { length, mark } of tokens) {
    const last = merged.at(-1)
    if (last?.mark === mark) last.length += length
    else merged.push({ length, mark })
  }
  return merged.map(({ length, mark }) => `${length}${mark}`).join('')
}
