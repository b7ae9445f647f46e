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

/** A part of a line of code; plain text has no kind. */
export interface CodeToken {
  readonly text: string
  /** The kind, such as `keyword`, which `code.css` has a color for. */
  readonly kind: string | undefined
}

/** Splits code into lines of tokens. The language has a name or an alias, such as `sh`. */
export const tokenizeCode = (text: string, language: string): CodeToken[][] =>
  getHighlighter()
    .codeToTokensBase(text, {
      lang: language,
      theme: 'variables',
      // Without a limit: a busy machine would leave lines plain, and two builds would differ.
      tokenizeTimeLimit: 0,
    })
    .map((line) =>
      line.map(({ content, color = '' }) => ({
        text: content,
        kind: /^var\(--shiki-token-([a-z-]+)\)$/.exec(color)?.[1],
      })),
    )
