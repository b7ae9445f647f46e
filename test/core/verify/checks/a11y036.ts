import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Roles and ARIA attributes that do not exist or contradict the element. */
export const A11Y036: CheckTable = {
  code: 'A11Y036',
  positive: [
    ...inEverySyntax('a misspelled attribute', '<p aria-lable="x">x</p>', ['aria-lable="x"']),
    ...inEverySyntax('an unknown attribute', '<p aria-zzz="x">x</p>', ['aria-zzz="x"']),
    ...inEverySyntax('a misspelled role', '<p role="buton">x</p>', ['role="buton"']),
    ...inEverySyntax('an invented role', '<p role="hamburger">x</p>', ['role="hamburger"']),
    ...inEverySyntax('a wrong value', '<p aria-live="loud">x</p>', ['aria-live="loud"']),
    ...inEverySyntax('a missing state', '<div role="checkbox" tabindex="0">x</div>', [
      '<div role="checkbox" tabindex="0">',
    ]),
    ...inEverySyntax('a hidden control', '<button aria-hidden="true">x</button>', [
      'aria-hidden="true"',
    ]),
    ...inEverySyntax('a positive tabindex', '<p tabindex="3">x</p>', ['tabindex="3"']),
    ['a number in JSX', 'a.tsx', 'const A = () => <p tabIndex={2}>x</p>', ['tabIndex={2}']],
    [
      'a boolean in Vue',
      'a.vue',
      '<template><p><a href="/a" :aria-hidden="true">x</a></p></template>',
      [':aria-hidden="true"'],
    ],
  ],
  negative: [
    ...inEverySyntax('known attributes', '<p aria-live="polite" aria-label="x">x</p>'),
    ...inEverySyntax('known roles', '<p role="status">x</p><p role="doc-chapter">x</p>'),
    ...inEverySyntax('a fallback role', '<p role="image img">x</p>'),
    ...inEverySyntax('a state', '<div role="checkbox" aria-checked="true">x</div>'),
    ...inEverySyntax('a native state', '<input type="checkbox" role="switch" />'),
    ...inEverySyntax('a hidden drawing', '<svg aria-hidden="true"></svg>'),
    ...inEverySyntax(
      'a control out of reach',
      '<button aria-hidden="true" tabindex="-1">x</button>',
    ),
    ...inEverySyntax('a disabled control', '<button aria-hidden="true" disabled>x</button>'),
    ...inEverySyntax('a tabindex of 0', '<p tabindex="0">x</p>'),
    ['a component', 'a.tsx', 'const A = () => <Menu role="hamburger" aria-zzz="x" />'],
  ],
  dynamic: [
    ...inEverySyntax('a dynamic role', '<p role={role}>x</p>'),
    ...inEverySyntax('a dynamic value', '<p aria-live={live}>x</p>'),
    ...inEverySyntax('a dynamic state', '<div role="checkbox" aria-checked={checked}>x</div>'),
    ...inEverySyntax('a spread', '<div role="checkbox" {...rest}>x</div>'),
    ...inEverySyntax('a dynamic tabindex', '<button aria-hidden="true" tabindex={i}>x</button>'),
  ],
  suppressed: suppressedInEverySyntax('A11Y036', '<p role="hamburger">x</p>'),
}
