import type { CheckTable } from '../../../support/verify/check-cases.ts'

const IGNORE = 'svc-ignore TOKEN013 -- the brand asks for it'

/** Text with too little contrast. */
export const TOKEN013: CheckTable = {
  code: 'TOKEN013',
  context: {
    'src/tokens.css':
      ':root { --pale: #aaaaaa; --page: #ffffff } .dark { --pale: #bbbbbb; --page: #000000 }',
  },
  positive: [
    ['CSS', 'a.css', '.a { color: #999; background: #fff; }', ['color: #999']],
    [
      'tokens',
      'a.css',
      '.a { color: var(--pale); background-color: var(--page); }',
      ['color: var(--pale)'],
    ],
    [
      'translucent text',
      'a.css',
      '.a { color: rgb(0 0 0 / 30%); background: white }',
      ['color: rgb(0 0 0 / 30%)'],
    ],
    [
      'a pair of tokens',
      'a.css',
      ':root { --primary: #60a5fa; --primary-foreground: #ffffff; }',
      ['--primary-foreground: #ffffff'],
    ],
    ['SCSS', 'a.scss', '.a { .b { color: #999; background: #fff; } }', ['color: #999']],
    [
      'Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style>p { color: #999; background: #fff }</style>',
      ['color: #999'],
    ],
    [
      'Svelte',
      'a.svelte',
      '<p>x</p>\n<style>p { color: #999; background: #fff }</style>',
      ['color: #999'],
    ],
    [
      'a style attribute',
      'a.html',
      '<p style="color: #999; background: #fff">x</p>',
      ['color: #999'],
    ],
    [
      'a style object',
      'a.tsx',
      "const A = () => <p style={{ color: '#999', background: '#fff' }}>x</p>",
      ["color: '#999'"],
    ],
  ],
  negative: [
    ['enough contrast', 'a.css', '.a { color: #333; background: #fff; }'],
    ['large text', 'a.css', '.a { color: #888; background: #fff; font-size: 2rem }'],
    ['text without a background', 'a.css', '.a { color: #999; }'],
    ['an image', 'a.css', '.a { color: #999; background: #fff; background-image: url(a.png) }'],
    ['a gradient', 'a.css', '.a { color: #999; background: linear-gradient(#fff, #eee) }'],
    ['a disabled control', 'a.css', 'button:disabled { color: #999; background: #fff; }'],
    ['a transparent background', 'a.css', '.a { color: #999; background: transparent; }'],
  ],
  dynamic: [
    ['an unknown token', 'a.css', '.a { color: var(--unknown); background: #fff; }'],
    [
      'a token that a component changes',
      'a.css',
      ':root { --x: #999 } .b { --x: #333 } .a { color: var(--x); background: #fff }',
    ],
    [
      'a token with a value per theme',
      'a.css',
      ':root { --x: #999 } [data-theme=sea] { --x: #123 } .a { color: var(--x); background: #fff }',
    ],
    ['a variable of Sass', 'a.scss', '.a { color: $gray; background: #fff; }'],
    [
      'a value from data',
      'a.tsx',
      "const A = ({ c }) => <p style={{ color: c, background: '#fff' }}>x</p>",
    ],
  ],
  suppressed: [['CSS', 'a.css', `.a {\n  background: #fff;\n  /* ${IGNORE} */\n  color: #999;\n}`]],
}
