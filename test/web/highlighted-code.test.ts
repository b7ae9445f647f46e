import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { HighlightedCode } from '../../src/web/ui/highlighted-code.tsx'

const render = (text: string, language: string): string =>
  renderToString(h(HighlightedCode, { text, language }))

test('the first line is highlighted too, however long the grammar takes to load', () => {
  const html = render('npm init -y\nnpm install', 'sh')
  expect(html.match(/<span class="token-function">npm<\/span>/g)).toHaveLength(2)
})

test('the text stays the same, and markup in it is escaped', () => {
  const text = '{\n  "a": "<b>"\n}'
  const html = render(text, 'json')
  const plain = html.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"')
  expect(plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text)
  expect(html).not.toContain('<b>')
})

test('plain text has no tokens', () => {
  expect(render('npm init', 'text')).not.toContain('span')
})
