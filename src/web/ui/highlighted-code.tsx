import type { ComponentChildren } from 'preact'
import { tokenizeCode } from './highlighter.ts'

interface HighlightedCodeProps {
  readonly text: string
  /** The language by its name or alias, such as `sh`; `text` is not highlighted. */
  readonly language: string
}

/** A code block that is highlighted at build time. It scrolls, so it must be focusable. */
export const HighlightedCode = ({ text, language }: HighlightedCodeProps) => (
  <pre tabindex={0}>
    <code>{language === 'text' ? text : highlight(text, language)}</code>
  </pre>
)

/** Renders the tokens of a text, each with the class of its kind. */
const highlight = (text: string, language: string): ComponentChildren =>
  tokenizeCode(text, language).flatMap((line, index) => [
    index === 0 ? '' : '\n',
    ...line.map((token) =>
      token.kind === undefined ? (
        token.text
      ) : (
        <span class={`token-${token.kind}`}>{token.text}</span>
      ),
    ),
  ])
