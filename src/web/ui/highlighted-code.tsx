import type { ComponentChildren } from 'preact'
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
} from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import css from 'shiki/langs/css.mjs'
import html from 'shiki/langs/html.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import markdown from 'shiki/langs/markdown.mjs'
import python from 'shiki/langs/python.mjs'
import shell from 'shiki/langs/shellscript.mjs'
import toml from 'shiki/langs/toml.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import yaml from 'shiki/langs/yaml.mjs'

// Only for prerendered pages: an island must not import this file, or pages would load Shiki.

const LANGUAGES = [css, html, javascript, json, markdown, python, shell, toml, tsx, yaml]

let highlighter: HighlighterCore | undefined

/** Creates the highlighter on first use, because loading the grammars takes half a second. */
function getHighlighter(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    // One markup for light and dark: a token has the name of a variable instead of a color.
    themes: [createCssVariablesTheme({ name: 'variables' })],
    langs: LANGUAGES,
    engine: createJavaScriptRegexEngine(),
  })
  return highlighter
}

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
export function highlight(text: string, language: string): ComponentChildren {
  const lines = getHighlighter().codeToTokensBase(text, {
    lang: language,
    theme: 'variables',
    // Without a limit: a busy machine would leave lines plain, and two builds would differ.
    tokenizeTimeLimit: 0,
  })
  return lines.flatMap((tokens, index) => [
    index === 0 ? '' : '\n',
    ...tokens.map(({ content, color }) => {
      const kind = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color ?? '')?.[1]
      return kind === undefined ? content : <span class={`token-${kind}`}>{content}</span>
    }),
  ])
}
