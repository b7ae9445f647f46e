import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const IGNORE = 'svc-ignore TOKEN011 -- the brand asks for it'

/** Custom properties that nothing defines. */
export const TOKEN011: CheckTable = {
  code: 'TOKEN011',
  context: { 'src/tokens.css': PALETTE },
  positive: [
    ['a typo', 'a.css', '.a { color: var(--color-txt); }', ['--color-txt']],
    ['a name like no other', 'a.css', '.a { gap: var( --unheard-of ); }', ['--unheard-of']],
    [
      'a use in a definition',
      'a.css',
      ':root { --b: var(--nowhere); } .a { x: var(--b) }',
      ['--nowhere'],
    ],
    ['SCSS', 'a.scss', '.a { .b & { color: var(--color-primry) } }', ['--color-primry']],
    [
      'Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style>p { color: var(--color-txt) }</style>',
      ['--color-txt'],
    ],
    [
      'Svelte',
      'a.svelte',
      '<p>x</p>\n<style>p { color: var(--color-txt) }</style>',
      ['--color-txt'],
    ],
    ['a style attribute', 'a.html', '<p style="color: var(--color-txt)">x</p>', ['--color-txt']],
    [
      'a style object',
      'a.tsx',
      "const A = () => <p style={{ color: 'var(--color-txt)' }}>x</p>",
      ['--color-txt'],
    ],
    [
      'a class of Tailwind 3',
      'a.tsx',
      'const A = () => <p className="bg-[var(--color-txt)]">x</p>',
      ['--color-txt'],
    ],
    [
      'a class of Tailwind 4',
      'a.tsx',
      'const A = () => <p className="bg-(--color-txt)">x</p>',
      ['--color-txt'],
    ],
  ],
  negative: [
    ['a token', 'a.css', '.a { color: var(--color-text); }'],
    ['a fallback', 'a.css', '.a { color: var(--x, red); }'],
    ['a property of the same file', 'a.css', '.a { --x: 1; } .b { y: var(--x) }'],
    [
      'a registered property',
      'a.css',
      '@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg } .a { y: var(--angle) }',
    ],
    [
      'a property that a script sets',
      'a.vue',
      "<script setup>el.style.setProperty('--w', '1px')</script><template><p>x</p></template>\n<style>p { width: var(--w) }</style>",
    ],
    [
      'a property of a style object',
      'a.tsx',
      "const A = () => <p style={{ '--w': '1px', width: 'var(--w)' }}>x</p>",
    ],
    [
      'a property of a component',
      'a.svelte',
      '<Slider --rail="red" />\n<style>p { color: var(--rail) }</style>',
    ],
    [
      'properties of libraries',
      'a.css',
      '.a { width: var(--radix-select-trigger-width); color: var(--tw-ring-color) }',
    ],
    [
      'a variable of Astro',
      'a.astro',
      '<p>x</p>\n<style define:vars={{ depth, size: 2 }}>p { width: calc(var(--depth) * var(--size)) }</style>',
    ],
    [
      'a class with a value of the theme of Tailwind',
      'a.tsx',
      'const A = () => <p className="max-w-(--breakpoint-md)">x</p>',
    ],
    ['comments', 'a.css', '.a { color: red /* var(--nowhere) */ }'],
    [
      "Tailwind's theme",
      'a.css',
      "@import 'tailwindcss';\n.a { color: var(--color-red-500); padding: var(--spacing) }",
    ],
  ],
  dynamic: [['a name that Sass writes', 'a.scss', '.a { color: var(--#{$prefix}-text); }']],
  uncertain: [
    ['a family that a package may define', 'a.css', '.a { color: var(--prism-color); }'],
    [
      'a style sheet of a package in Astro',
      'a.astro',
      "<p>x</p>\n<style>@import url('@search/ui/ui.css'); p { color: var(--color-txt) }</style>",
    ],
  ],
  suppressed: [
    ['CSS', 'a.css', `.a {\n  /* ${IGNORE} */\n  color: var(--nowhere);\n}`],
    [
      'Svelte',
      'a.svelte',
      `<p>x</p>\n<style>\np {\n  /* ${IGNORE} */\n  color: var(--nowhere);\n}\n</style>`,
    ],
  ],
}
