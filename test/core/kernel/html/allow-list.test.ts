import { expect, test } from 'vitest'
import { findDisallowedMarkup } from '../../../../src/core/kernel/html/allow-list.ts'
import { parseHtml } from '../../../../src/core/kernel/html/parse.ts'

test.each([
  ['a script', '<script>alert(1)</script>', 'There is a <script>.'],
  ['a style', '<style>p{}</style>', 'There is a <style>.'],
  ['a frame', '<iframe src="/a"></iframe>', 'There is a <iframe>.'],
  ['a base address', '<base href="//evil.example">', 'There is a <base>.'],
  ['a refresh', '<meta http-equiv="refresh" content="0">', 'There is a <meta>.'],
  ['foreign content', '<svg><foreignObject></foreignObject></svg>', 'There is a <foreignObject>.'],
  ['an animation', '<svg><animate attributeName="href"/></svg>', 'There is a <animate>.'],
  ['a handler', '<p onclick="x()"></p>', 'There is an attribute "onclick".'],
  ['a style attribute', '<p style="color:red"></p>', 'There is an attribute "style".'],
  ['a directive', '<p x-html="a"></p>', 'There is an attribute "x-html".'],
  ['a document in an attribute', '<p srcdoc="a"></p>', 'There is an attribute "srcdoc".'],
  ['a script address', '<a href="java\tscript:x()">a</a>', '"href" runs a script.'],
  ['a hidden script address', '<a href=" &#1;JavaScript:x()">a</a>', '"href" runs a script.'],
  ['an address of data', '<a href="data:text/html,x">a</a>', '"href" runs a script.'],
  ['a picture that is a page', '<img alt="" src="data:text/html,x">', '"src" runs a script.'],
  ['a form that runs', '<form action="vbscript:x"></form>', '"action" runs a script.'],
  [
    'a file in a drawing',
    '<svg><path fill="url(//evil.example#a)"/></svg>',
    '"fill" loads a file.',
  ],
])('%s is refused', (_name, html, message) => {
  expect(findDisallowedMarkup(parseHtml(html)).map((refusal) => refusal.message)).toContain(message)
})

test.each([
  '<section data-pattern="hero" aria-labelledby="a"><h2 id="a">A</h2></section>',
  '<a href="/a?b#c">a</a><a href="mailto:a@b.example">b</a><a href="#d">c</a>',
  '<img alt="" src="data:image/svg+xml,%3Csvg/%3E">',
  '<svg viewBox="0 0 1 1" role="img"><path fill="url(#a)" d="M0 0"/></svg>',
  '<form role="search"><label>A <input type="search" name="q" required></label></form>',
  '<dialog open aria-modal="true"><button type="button" popovertarget="a">A</button></dialog>',
])('%s is allowed', (html) => {
  expect(findDisallowedMarkup(parseHtml(html))).toEqual([])
})
