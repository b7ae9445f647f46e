import { expect, test } from 'vitest'
import { el } from '../../src/core/render/element.ts'
import { createElementTree } from '../../src/snippets/element-tree.ts'
import { mergeRootRules, scopeRules } from '../../src/snippets/stylesheet.ts'
import { formatRule, parseCss, selectUsedRules } from '../../src/snippets/used-css.ts'

const BODY = el('body', {}, [
  el('ul', { 'data-slot': 'rows' }, [el('li', {}, ['One']), el('li', { hidden: true }, ['Two'])]),
  el('p', { 'data-slot': 'view-all' }, [el('a', { href: '/' }, ['All'])]),
])

const selectRules = (css: string) =>
  selectUsedRules(parseCss(css), createElementTree(el('html', {}, [BODY])))

const select = (css: string): string => selectRules(css).map(formatRule).join('\n')

/** Returns the selector of a rule that is kept; empty if it is not. */
const keep = (selector: string): string =>
  select(`${selector} { color: red }`).replace(' {\n  color: red;\n}', '')

test.each([
  'ul',
  'ul > li',
  'li + li',
  'ul ~ p',
  'body a[href]',
  '[data-slot$="all"]',
  'li:not([hidden])',
  'a:hover',
  'li:nth-child(2)::before',
  'ul:has(> li + li)',
  'ul:has(+ p)',
  'ul:has(~ p a)',
  ':root',
])('keeps %s, which matches', (selector) => {
  expect(keep(selector)).toBe(selector)
})

test.each([
  'ol',
  'p > li',
  'a + a',
  '[data-slot="row"]',
  'ul:not([data-slot])',
  'ul:has(> a)',
  'p:has(+ ul)',
  '::placeholder',
])('drops %s, which matches nothing', (selector) => {
  expect(keep(selector)).toBe('')
})

test('removes the parts of a list that match nothing, but not from :is()', () => {
  expect(keep('ol, :where(ul, ol, p > b) > li')).toBe(':where(ul) > li')
  expect(keep(':is(ul, #x) > li')).toBe(':is(ul, #x) > li')
})

test('removes custom properties and animations that nothing refers to', () => {
  const css = `
    :root { --a: 1px; --b: var(--a); --c: 2px; --d: var(--c) }
    ul { padding: var(--b); animation: wait 1s }
    @keyframes wait { to { opacity: 0 } }
    @keyframes leave { to { opacity: 1 } }
    @media print { ul { color: red } }
    @media (min-width: 1px) { ol { color: red } }`
  expect(select(css)).toBe(`:root {
  --a: 1px;
  --b: var(--a);
}
ul {
  padding: var(--b);
  animation: wait 1s;
}
@keyframes wait {
  to {
    opacity: 0;
  }
}`)
})

const THEMED = `
  :where(:root) { --color-text: CanvasText; --gap: 1px }
  :root { color: var(--color-text); gap: var(--gap); box-shadow: var(--shadow) }
  :root { --color-text: #111; --gap: 2px; --shadow: none }
  p { margin: 0; color: red }
  p { margin: 1px }
  @media (prefers-color-scheme: dark) {
    :root:not([data-mode="light"]) { --color-text: #eee; --shadow: 0 0 1px }
  }`

test('merges the custom properties of both modes, and rules with the same selector', () => {
  expect(mergeRootRules(selectRules(THEMED)).map(formatRule).join('\n')).toBe(`:root {
  --color-text: light-dark(#111, #eee);
  --gap: 2px;
  --shadow: none;
}
@media (prefers-color-scheme: dark) {
  :root {
    --shadow: 0 0 1px;
  }
}
:root {
  color: var(--color-text);
  gap: var(--gap);
  box-shadow: var(--shadow);
}
p {
  color: red;
  margin: 1px;
}`)
})

test('limits rules to a component, except animations', () => {
  const rules = selectRules(`
    :root, body { color: red }
    li { animation: wait 1s }
    @keyframes wait { to { opacity: 0 } }`)
  expect(
    scopeRules(rules, '[data-pattern="list"]').map(formatRule).join('\n'),
  ).toBe(`@scope ([data-pattern="list"]) {
  :scope {
    color: red;
  }

  li {
    animation: wait 1s;
  }
}
@keyframes wait {
  to {
    opacity: 0;
  }
}`)
})
