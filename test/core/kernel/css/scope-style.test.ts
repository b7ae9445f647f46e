import { expect, test } from 'vitest'
import { scopeStyle } from '../../../../src/core/kernel/css/scope-style.ts'
import { MAX_STYLE_LENGTH } from '../../../../src/core/kernel/css/style-limits.ts'
import { officialContent } from '../../../support/corpus/official-content.ts'

const HERO = { attribute: 'data-pattern', id: 'hero' } as const
const scope = (text: string) => scopeStyle(text, HERO)
const ROOT = '[data-pattern="hero"]'

test.each([
  ['h2', `:where(${ROOT} h2)`],
  [':scope', `:where(${ROOT})`],
  [':scope > h2', `:where(${ROOT} > h2)`],
  ['dialog:scope[data-preset="a"] p', `:where(dialog${ROOT}[data-preset="a"] p)`],
  ['a:hover', `:where(${ROOT} a):hover`],
  ['li:hover > ul a', `:where(${ROOT} li):hover > :where(ul) :where(a)`],
  ['p::before', `:where(${ROOT} p)::before`],
  [':scope::before', `:where(${ROOT})::before`],
  ['::marker', `:where(${ROOT} *)::marker`],
  ['p:first-line', `:where(${ROOT} p):first-line`],
  [':scope:scope textarea', `:where(${ROOT})${ROOT} :where(textarea)`],
  [':scope:scope:scope[data-open]', `:where(${ROOT}[data-open])${ROOT}${ROOT}`],
  ['[data-specimen] > :scope', `:where([data-specimen] > ${ROOT})`],
  [':root[data-mode="dark"] :scope h2', `:where(:root[data-mode="dark"] ${ROOT} h2)`],
  [':scope:not([data-region] *)', `:where(${ROOT}:not([data-region] *))`],
  [':scope + :scope', undefined],
  ['h2, p', `:where(${ROOT} h2),:where(${ROOT} p)`],
])('%s matches only inside the pattern', (selector, expected) => {
  const { css, issues } = scope(`${selector} { margin: 0 }`)
  expect(css).toBe(expected === undefined ? '' : `${expected}{margin:0}\n`)
  expect(issues).toHaveLength(expected === undefined ? 1 : 0)
})

test('the styles of a shell are limited to the shell', () => {
  const { css } = scopeStyle('main { gap: 0 }', { attribute: 'data-shell', id: 'wide' })
  expect(css).toBe(':where([data-shell="wide"] main){gap:0}\n')
})

test('rules in at-rules are limited, values keep their spelling, comments go', () => {
  const { css, issues } = scope(`/* One. */
@media (min-width: 48rem) {
  h2 {
    inline-size: calc(100% /* all */ - var(--gap) * 2);
    color: red !important;
  }
}
@container wide (width > 20rem) { p { margin: 0 } }
@supports (display: grid) { }`)
  expect(issues).toEqual([])
  expect(css).toBe(`@media (min-width: 48rem){
:where(${ROOT} h2){inline-size:calc(100% - var(--gap) * 2);color:red!important}
}
@container wide (width > 20rem){
:where(${ROOT} p){margin:0}
}
`)
})

test('key frames get the id as a prefix, also where they are used', () => {
  const { css } = scope(
    '@keyframes turn { to { rotate: 1turn } } i { animation: turn 1s, wait 2s; animation-name: turn }',
  )
  expect(css).toBe(
    `@keyframes hero-turn{to{rotate:1turn}}\n:where(${ROOT} i){animation:hero-turn 1s, wait 2s;animation-name:hero-turn}\n`,
  )
})

test.each([
  ['@import "https://example.com/a.css";', 'style-at-rule', '@import'],
  ['@charset "utf-8";', 'style-at-rule', '@charset'],
  ['@namespace url(a);', 'style-at-rule', '@namespace'],
  ['@font-face { font-family: x }', 'style-at-rule', '@font-face'],
  ['@layer a { h2 { margin: 0 } }', 'style-at-rule', '@layer'],
  ['h2 { background: url(https://example.com/a.png) }', 'style-url', 'load files'],
  ['h2 { background: url("data:text/html,x") }', 'style-url', 'load files'],
  ['h2 { background: image-set("a.png" 1x) }', 'style-url', 'load files'],
  ['h2 { --a: url(a.png) }', 'style-url', 'load files'],
  ['h2 { background: u\\72l("a.png") }', 'style-url', 'load files'],
  ['body .x { margin: 0 }', 'style-selector', 'body is outside of the pattern'],
  ['html { margin: 0 }', 'style-selector', 'html is outside'],
  [':root { --a: 0 }', 'style-selector', ':root is outside'],
  [':scope :root { --a: 0 }', 'style-selector', ':root is outside'],
  [':scope ~ p { margin: 0 }', 'style-selector', 'leaves the pattern'],
  [':scope + p { margin: 0 }', 'style-selector', 'leaves the pattern'],
  ['.page :scope { margin: 0 }', 'style-selector', 'before :scope'],
  [':is(:scope, p) { margin: 0 }', 'style-selector', ':scope is not allowed here'],
  ['h2 { & p { margin: 0 } }', 'style-syntax', 'inside another rule'],
  ['h2 { margin 0 }', 'style-syntax', 'CSS syntax'],
  ['h2 { content: "</style>" }', 'style-syntax', '"</"'],
  [`/*${'x'.repeat(MAX_STYLE_LENGTH)}*/`, 'style-size', 'characters'],
])('%s is a finding', (text, code, words) => {
  const { css, issues } = scope(`\n  ${text}`)
  expect(css).not.toMatch(/url|import|example|margin/)
  expect(issues).toMatchObject([
    { code, severity: 'error', message: expect.stringContaining(words) },
  ])
  expect(issues[0]?.location?.line).toBe(code === 'style-size' ? 1 : 2)
})

test('a finding is where the fault is, and the other rules stay', () => {
  const { css, issues } = scope('p { margin: 0 }\nh2,\n  body a { margin: 0 }')
  expect(css).toBe(`:where(${ROOT} p){margin:0}\n:where(${ROOT} h2){margin:0}\n`)
  expect(issues).toMatchObject([
    {
      location: { line: 3, column: 3 },
      found: 'body a',
      hint: expect.stringContaining('Leave it out'),
    },
  ])
})

test('pictures in the text and references to the document are allowed', () => {
  const { css, issues } = scope('i { background: url(data:image/png;base64,AA); filter: url(#a) }')
  expect(issues).toEqual([])
  expect(css).toContain('url(data:image/png;base64,AA);filter:url(#a)')
})

test('a published style stays as it is', () => {
  const { patterns, shells } = officialContent.content.records
  const styled = [...patterns, ...shells].flatMap(({ type, data: { id, style } }) =>
    typeof style === 'string' ? [{ type, id, style }] : [],
  )
  expect(styled.length).toBeGreaterThan(50)
  for (const { type, id, style } of styled) {
    const attribute = type === 'shells' ? 'data-shell' : 'data-pattern'
    expect(scopeStyle(style, { attribute, id })).toEqual({ css: style, issues: [] })
  }
})
