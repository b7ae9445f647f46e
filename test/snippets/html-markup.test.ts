import { expect, test } from 'vitest'
import { parseHtml } from '../../src/core/kernel/html/parse.ts'
import { isElement } from '../../src/core/render/element.ts'
import { formatHtml } from '../../src/snippets/html-markup.ts'

const format = (html: string): string =>
  formatHtml(parseHtml(html).nodes.filter((node) => isElement(node))).join('\n')

test.each([
  '<pre><code><span>if (a) {</span>\n<span>  return <b>1</b></span>\n<span></span>\n}</code></pre>',
  '<p><code>  "port": 7411</code></p>',
])('code keeps its lines and its indentation: %s', (html) => {
  expect(format(html)).toBe(html)
})

test('other white space is formatted', () => {
  expect(format('<p>Press\n  <code>npm test</code>  now</p>')).toBe(
    '<p>Press <code>npm test</code> now</p>',
  )
})
