import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const IGNORE = 'svc-ignore A11Y001 -- the brand asks for it'

/** Focus outlines that are removed. */
export const A11Y001: CheckTable = {
  code: 'A11Y001',
  context: { 'src/tokens.css': PALETTE },
  positive: [
    ['focus', 'a.css', '.a:focus { outline: none; }', ['outline: none']],
    [
      'focus-visible',
      'a.css',
      'a:focus-visible, button:focus-visible { outline: 0 }',
      ['outline: 0'],
    ],
    ['everything', 'a.css', '* { margin: 0; outline: none; }', ['outline: none']],
    [
      'a layer',
      'a.css',
      '@layer base { *:focus { outline: 0 !important } }',
      ['outline: 0 !important'],
    ],
    [
      'a shadow that is none',
      'a.css',
      '.a:focus { outline: none; box-shadow: none }',
      ['outline: none'],
    ],
    ['nested SCSS', 'a.scss', '.a { &:focus { outline: none; } }', ['outline: none']],
    [
      'Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style>p:focus { outline: none }</style>',
      ['outline: none'],
    ],
    ['Svelte', 'a.svelte', '<p>x</p>\n<style>p:focus { outline: none }</style>', ['outline: none']],
    [
      'HTML',
      'a.html',
      '<html><head><style>a:focus { outline: none }</style></head></html>',
      ['outline: none'],
    ],
    [
      'a style attribute',
      'b.html',
      '<input style="outline: none; width: 3rem">',
      ['outline: none'],
    ],
    [
      'a style object',
      'a.tsx',
      "const A = () => <button style={{ outline: 'none' }}>x</button>",
      ["outline: 'none'"],
    ],
    [
      'classes in JSX',
      'a.tsx',
      'const A = () => <button className="p-2 outline-none">x</button>',
      ['outline-none'],
    ],
    [
      'classes in Vue',
      'a.vue',
      '<template><p><input class="focus:outline-none"></p></template>',
      ['focus:outline-none'],
    ],
    [
      'classes in Svelte',
      'a.svelte',
      '<input class="focus-visible:outline-none">',
      ['focus-visible:outline-none'],
    ],
    ['classes in HTML', 'a.html', '<a href="/" class="outline-0">x</a>', ['outline-0']],
  ],
  uncertain: [
    ['elements that may not be focusable', 'a.css', '.card:focus { outline: none; }'],
    ['the selector of a mixin', 'a.scss', '@mixin control { &:focus { outline: none; } }'],
  ],
  negative: [
    [
      'a mixin that shows the focus',
      'a.scss',
      'input { &:focus { outline: none; } &:focus-visible { @include ring; outline-offset: 0; } }',
    ],
    [
      'a pseudo-element that shows the focus',
      'a.css',
      'a:focus:not(:disabled) { outline: none } a:focus-visible::before { outline: 2px solid }',
    ],
    ['a pressed button', 'a.css', 'button:focus:active { outline: none }'],
    ['a class for keyboard focus', 'a.css', 'button:focus:not(.focusing) { outline: none }'],
    ['focus by mouse', 'a.css', '.a:focus:not(:focus-visible) { outline: none; }'],
    ['a shadow instead', 'a.css', '.a:focus { outline: none; box-shadow: 0 0 0 2px blue; }'],
    ['a border instead', 'a.css', '.a:focus { outline: 0; border-color: blue }'],
    [
      'another rule for focus-visible',
      'a.css',
      '.a:focus { outline: none } .a:focus-visible { outline: 2px solid }',
    ],
    [
      'a rule for all elements',
      'a.css',
      '* { outline: none } :focus-visible { outline: 2px solid }',
    ],
    [
      'a parent that shows focus',
      'a.css',
      '.f:focus-within { box-shadow: 0 0 2px } .f input:focus { outline: none }',
    ],
    [
      'a part that shows focus',
      'a.scss',
      '.r:focus { outline: 0; &::thumb { box-shadow: 0 0 2px } }',
    ],
    ['a pressed element', 'a.css', '.a:focus:active { outline: none }'],
    ['a mixin', 'a.scss', '.r:focus { outline: 0; @include ring; }'],
    ['elements without focus', 'a.css', '.card { outline: none; }'],
    [
      'a ring',
      'a.tsx',
      'const A = () => <button className="outline-none focus-visible:ring-2">x</button>',
    ],
    [
      'a class of an element without focus',
      'a.tsx',
      'const A = () => <p className="outline-none">x</p>',
    ],
  ],
  dynamic: [
    ['a spread', 'a.tsx', 'const A = (p) => <button className="outline-none" {...p}>x</button>'],
    ['a component', 'a.tsx', 'const A = () => <Button className="outline-none">x</Button>'],
    [
      'classes that code joins',
      'a.tsx',
      'const A = () => <button className={cn("outline-none", x)}>x</button>',
    ],
  ],
  suppressed: [
    ['CSS', 'a.css', `.a:focus {\n  /* ${IGNORE} */\n  outline: none;\n}`],
    ['HTML', 'a.html', `<!-- ${IGNORE} -->\n<a href="/" class="outline-0">x</a>`],
  ],
}
