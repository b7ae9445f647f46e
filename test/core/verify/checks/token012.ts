import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { createContract } from '../../../support/verify/contract.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const IGNORE = 'svc-ignore TOKEN012 -- the brand asks for it'

/** Distances and radii that are not on the scale. */
export const TOKEN012: CheckTable = {
  code: 'TOKEN012',
  context: { 'src/tokens.css': PALETTE },
  snapshot: { contract: createContract() },
  positive: [
    ['a distance', 'a.css', '.a { padding: 13px 8px; }', ['13px']],
    ['rem', 'a.css', '.a { margin-top: 0.8rem; }', ['0.8rem']],
    ['a radius', 'a.css', '.a { border-radius: 7px }', ['7px']],
    ['SCSS', 'a.scss', '.a { .b { gap: 15px } }', ['15px']],
    ['Vue', 'a.vue', '<template><p>x</p></template>\n<style>p { gap: 15px }</style>', ['15px']],
    ['Svelte', 'a.svelte', '<p>x</p>\n<style>p { gap: 15px }</style>', ['15px']],
    ['a style attribute', 'a.html', '<p style="padding: 15px">x</p>', ['15px']],
    ['a style object', 'a.tsx', 'const A = () => <p style={{ padding: 15 }}>x</p>', ['15']],
  ],
  negative: [
    ['multiples', 'a.css', '.a { padding: 4px 8px 1.5rem; margin: -8px auto 0 }'],
    ['hairlines', 'a.css', '.a { padding: 1px; margin-top: 3px; border-radius: 2px }'],
    ['the padding of a badge', 'a.css', '.a { padding: 2px 9px; } .b { padding: 0.15rem 0.65rem }'],
    ['a corner inside of another one', 'a.css', '.a { border-radius: 3.5px }'],
    ['shadows and transforms', 'a.css', '.a { box-shadow: 0 5px 9px; transform: translate(7px) }'],
    ['calculations', 'a.css', '.a { padding: calc(13px + 1vw); }'],
    ['other properties', 'a.css', '.a { width: 13px; font-size: 15px }'],
    ['pills', 'a.css', '.a { border-radius: 9999px }'],
    ['radii of the scale', 'a.css', '.a { border-radius: 8px }'],
    ['media queries', 'a.css', '@media (min-width: 701px) { .a { padding: 8px } }'],
  ],
  dynamic: [
    ['variables of Sass', 'a.scss', '.a { padding: $gap 13px }'],
    ['a value from data', 'a.tsx', 'const A = ({ p }) => <p style={{ padding: p }}>x</p>'],
  ],
  uncertain: [['a radius that no token has', 'a.css', '.a { border-radius: 6px }']],
  suppressed: [['CSS', 'a.css', `.a {\n  /* ${IGNORE} */\n  padding: 13px;\n}`]],
}
