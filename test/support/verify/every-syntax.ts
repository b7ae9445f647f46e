import type { CheckCase } from './check-cases.ts'

/** The reason of all suppressions in tests. */
const REASON = 'the brand asks for it'

/**
 * How a snippet is written in each syntax. Snippets are written as in Svelte: `{x}` is dynamic,
 * `{...p}` spreads, `onclick={f}` handles clicks, and elements without content end with `/>`.
 */
const SYNTAXES: Readonly<Record<string, Dialect>> = {
  html: {
    path: 'a.html',
    write: (text) => text.replaceAll(/onclick=\{([^{}]*)\}/g, 'onclick="$1"'),
    wrap: (text) => `<div>\n${text}\n</div>`,
    comment: (text) => `<!-- ${text} -->`,
  },
  jsx: {
    path: 'a.tsx',
    write: (text) =>
      text
        .replaceAll(/(?<= |^)class=/g, 'className=')
        .replaceAll(/(?<= |^)for=/g, 'htmlFor=')
        .replaceAll(/(?<= |^)onclick=/g, 'onClick=')
        .replaceAll(/(?<= |^)onkeydown=/g, 'onKeyDown=')
        .replaceAll(/(?<= |^)tabindex=/g, 'tabIndex='),
    wrap: (text) => `const A = () => <div>\n${text}\n</div>`,
    comment: (text) => `{/* ${text} */}`,
  },
  vue: {
    path: 'a.vue',
    write: (text) =>
      text
        .replaceAll(/ on(\w+)=\{([^{}]*)\}/g, ' @$1="$2"')
        .replaceAll(/ ([\w-]+)=\{([^{}]*)\}/g, ' :$1="$2"')
        .replaceAll(/\{\.\.\.(\w+)\}/g, 'v-bind="$1"')
        .replaceAll(/(?<![{=])\{(\w+)\}/g, '{{ $1 }}'),
    wrap: (text) => `<template>\n<div>\n${text}\n</div>\n</template>`,
    comment: (text) => `<!-- ${text} -->`,
  },
  svelte: {
    path: 'a.svelte',
    write: (text) => text,
    wrap: (text) => `<div>\n${text}\n</div>`,
    comment: (text) => `<!-- ${text} -->`,
  },
}

interface Dialect {
  readonly path: string
  readonly write: (text: string) => string
  readonly wrap: (text: string) => string
  readonly comment: (text: string) => string
}

const isDynamic = (snippet: string): boolean =>
  /\{(?!\})/.test(snippet.replaceAll(/onclick=\{[^{}]*\}/g, ''))

/** Lists the syntaxes that can express a snippet: HTML has no dynamic values. */
const listDialects = (snippet: string): [name: string, dialect: Dialect][] =>
  Object.entries(SYNTAXES).filter(([name]) => name !== 'html' || !isDynamic(snippet))

/** Creates a case for every syntax from a snippet and the parts of it that are reported. */
export const inEverySyntax = (
  name: string,
  snippet: string,
  reported: readonly string[] = [],
): CheckCase[] =>
  listDialects(snippet).map(([syntax, { path, write, wrap }]) => [
    `${name} in ${syntax}`,
    path,
    wrap(write(snippet)),
    reported.map(write),
  ])

/** Creates cases with a comment above the snippet that silences a check. */
export const suppressedInEverySyntax = (code: string, snippet: string): CheckCase[] =>
  listDialects(snippet).map(([syntax, { path, write, wrap, comment }]) => [
    syntax,
    path,
    wrap(`${comment(`svc-ignore ${code} -- ${REASON}`)}\n${write(snippet)}`),
  ])
