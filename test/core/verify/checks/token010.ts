import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const IGNORE = 'svc-ignore TOKEN010 -- the brand asks for it'

/** Colors that are written out. */
export const TOKEN010: CheckTable = {
  code: 'TOKEN010',
  context: { 'src/tokens.css': PALETTE },
  positive: [
    ['CSS', 'a.css', '.a { color: #1d4ed8; }', ['#1d4ed8']],
    [
      'two colors of a declaration',
      'a.css',
      '.a { background: linear-gradient(red, #15803d); }',
      ['red', '#15803d'],
    ],
    [
      'a color that is near',
      'a.css',
      '.a { border: 1px solid rgb(29 78 215); }',
      ['rgb(29 78 215)'],
    ],
    ['a color that is far from all', 'a.css', '.a { fill: hotpink }', ['hotpink']],
    ['nested SCSS', 'a.scss', '.a { &:hover { color: #b91c1c; } }', ['#b91c1c']],
    ['an argument of Sass', 'a.scss', '.a { color: lighten(#b91c1c, 5%); }', ['#b91c1c']],
    [
      'a style block of Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style scoped>p { color: #18181b }</style>',
      ['#18181b'],
    ],
    [
      'SCSS in Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style lang="scss">p { b { color: #18181b } }</style>',
      ['#18181b'],
    ],
    [
      'a style block of Svelte',
      'a.svelte',
      '<p>x</p>\n<style>p { color: #52525b }</style>',
      ['#52525b'],
    ],
    [
      'a style block of HTML',
      'a.html',
      '<html><head><style>p { color: #52525b }</style></head></html>',
      ['#52525b'],
    ],
    ['a style attribute', 'a.html', '<p style="margin: 0; color: #52525b">x</p>', ['#52525b']],
    [
      'a style object',
      'a.tsx',
      "const A = () => <p style={{ color: '#52525b', margin: 0 }}>x</p>",
      ['#52525b'],
    ],
    [
      'a style object of Vue',
      'a.vue',
      `<template><p :style="{ backgroundColor: '#f4f4f5' }">x</p></template>`,
      ['#f4f4f5'],
    ],
    [
      'a class of Tailwind',
      'a.tsx',
      'const A = () => <p className="p-2 hover:bg-[#1d4ed8] text-sm">x</p>',
      ['hover:bg-[#1d4ed8]'],
    ],
    ['a class in Svelte', 'a.svelte', '<p class="text-[#b91c1c]">x</p>', ['text-[#b91c1c]']],
    [
      'a class in a call',
      'a.tsx',
      "const A = () => <p className={cn('text-[#b91c1c]', x)}>x</p>",
      ['text-[#b91c1c]'],
    ],
  ],
  negative: [
    ['tokens', 'a.css', '.a { color: var(--color-text); }'],
    ['a fallback', 'a.css', '.a { color: var(--x, #fff); }'],
    [
      'keywords',
      'a.css',
      '.a { color: currentColor; background: transparent; border-color: inherit }',
    ],
    ['the definition of a token', 'a.css', '.a { --card: #fff; }'],
    ['a variable of Sass', 'a.scss', '$brand: #fff;'],
    ['URLs and strings', 'a.css', ".a { background: url(#abc); } .b { content: '#fff' }"],
    [
      'names that contain colors',
      'a.css',
      '.red { animation: red-alert 1s; border: 1px solid var(--red) }',
    ],
    ['prints', 'a.css', '@media print { .a { color: #000 } }'],
    ['forced colors', 'a.css', '@media (forced-colors: active) { .a { color: red } }'],
    ['drawings', 'a.tsx', "const A = () => <svg><path style={{ fill: '#fff' }} /></svg>"],
    ['comments', 'a.css', '.a { color: var(--color-text) /* #fff */; }'],
    [
      'other arbitrary values',
      'a.tsx',
      'const A = () => <p className="w-[12px] bg-[url(#a)]">x</p>',
    ],
  ],
  dynamic: [
    ['a value from data', 'a.tsx', 'const A = ({ c }) => <p style={{ color: c }}>x</p>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The snippet is the source of a template.
    ['a template', 'a.tsx', 'const A = ({ c }) => <p style={{ color: `#${c}` }}>x</p>'],
    ['interpolation', 'a.scss', '.a { color: #{$x}; }'],
  ],
  uncertain: [
    ['a color that no token has', 'a.css', '.a { fill: hotpink }'],
    ['a color that is only near', 'a.css', '.a { border: 1px solid rgb(29 78 215); }'],
    ['white, which some token has', 'a.css', '.a { background: white }'],
    ['a translucent color', 'a.css', '.a { background: rgb(29 78 216 / 50%) }'],
  ],
  suppressed: [
    ['CSS', 'a.css', `.a {\n  /* ${IGNORE} */\n  color: #1d4ed8;\n}`],
    ['SCSS', 'a.scss', `.a {\n  // ${IGNORE}\n  color: #1d4ed8;\n}`],
    ['HTML', 'a.html', `<!-- ${IGNORE} -->\n<p style="color: #52525b">x</p>`],
    [
      'JSX',
      'a.tsx',
      `const A = () => (\n  // ${IGNORE}\n  <p style={{ color: '#52525b' }}>x</p>\n)`,
    ],
  ],
}
