import type { CheckTable } from '../../../support/verify/check-cases.ts'

const IGNORE = 'svc-ignore A11Y035 -- the brand asks for it'

/** Motion without an alternative. */
export const A11Y035: CheckTable = {
  code: 'A11Y035',
  context: { 'src/z.css': '.z { color: red; }' },
  positive: [
    [
      'an animation',
      'a.css',
      '.a { animation: spin 1s linear infinite; }',
      ['animation: spin 1s linear infinite'],
    ],
    [
      'a transition',
      'a.css',
      '.a { transition: transform 300ms ease }',
      ['transition: transform 300ms ease'],
    ],
    ['a transition of everything', 'a.css', '.a { transition: 0.3s }', ['transition: 0.3s']],
    ['SCSS', 'a.scss', '.a { &.b { transition: height .4s } }', ['transition: height .4s']],
    [
      'Vue',
      'a.vue',
      '<template><p>x</p></template>\n<style>p { animation: a 1s }</style>',
      ['animation: a 1s'],
    ],
    ['Svelte', 'a.svelte', '<p>x</p>\n<style>p { animation: a 1s }</style>', ['animation: a 1s']],
    [
      'a style attribute',
      'a.html',
      '<p style="transition: left 1s">x</p>',
      ['transition: left 1s'],
    ],
    [
      'a class of Tailwind',
      'a.tsx',
      'const A = () => <p className="animate-bounce">x</p>',
      ['animate-bounce'],
    ],
    [
      'a package',
      'a.tsx',
      "import { motion } from 'framer-motion'",
      ["import { motion } from 'framer-motion'"],
    ],
  ],
  uncertain: [['a transition of all properties', 'a.css', '.a { transition: 0.2s; }']],
  negative: [
    [
      'a media query',
      'a.css',
      '.a { animation: spin 1s } @media (prefers-reduced-motion: reduce) { .a { animation: none } }',
    ],
    ['a hook', 'a.tsx', "import { motion, useReducedMotion } from 'framer-motion'"],
    ['colors', 'a.css', '.a { transition: color 300ms, background-color 1s; }'],
    ['short transitions', 'a.css', '.a { transition: transform 150ms; }'],
    ['no animation', 'a.css', '.a { animation: none; transition: none }'],
    [
      'a variant of Tailwind',
      'a.tsx',
      'const A = () => <p className="motion-safe:animate-bounce">x</p>',
    ],
  ],
  dynamic: [['a duration that is a token', 'a.css', '.a { transition: transform var(--slow); }']],
  suppressed: [['CSS', 'a.css', `.a {\n  /* ${IGNORE} */\n  animation: spin 1s;\n}`]],
}
