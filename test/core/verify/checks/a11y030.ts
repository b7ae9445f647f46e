import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Images without a text alternative. */
export const A11Y030: CheckTable = {
  code: 'A11Y030',
  positive: [
    ...inEverySyntax('an image without alt', '<img src="/a.png" />', ['<img src="/a.png" />']),
    ...inEverySyntax('an image button', '<input type="image" src="/a.png" />', [
      '<input type="image" src="/a.png" />',
    ]),
    ...inEverySyntax('an area', '<map name="m"><area href="/a" /></map>', ['<area href="/a" />']),
    ...inEverySyntax('a drawing', '<svg role="img"><path d="M0" /></svg>', ['<svg role="img">']),
    [
      'an image of Next.js',
      'a.tsx',
      "import Image from 'next/image'\nconst A = () => <p><Image src={x} /></p>",
      ['<Image src={x} />'],
    ],
    ['an image of Astro', 'a.astro', '<p><img src={x}></p>', ['<img src={x}>']],
  ],
  negative: [
    ...inEverySyntax('an image that a class hides', '<img class="hidden" src="/a.png" />'),
    ...inEverySyntax('a description', '<img src="/a.png" alt="A red bike" />'),
    ...inEverySyntax('a decorative image', '<img src="/a.png" alt="" />'),
    ...inEverySyntax('a name by ARIA', '<img src="/a.png" aria-label="A red bike" />'),
    ...inEverySyntax('a hidden image', '<img src="/a.png" aria-hidden="true" />'),
    ...inEverySyntax('a hidden parent', '<p aria-hidden="true"><img src="/a.png" /></p>'),
    ...inEverySyntax('a decorative role', '<img src="/a.png" role="presentation" />'),
    ...inEverySyntax('a title in a drawing', '<svg role="img"><title>Sales</title></svg>'),
    ...inEverySyntax('an area without a link', '<map name="m"><area shape="default" /></map>'),
    ['an unknown component', 'a.tsx', 'const A = () => <p><Image src={x} /></p>'],
  ],
  dynamic: [
    ...inEverySyntax('a dynamic alt', '<img src="/a.png" alt={text} />'),
    ...inEverySyntax('a spread', '<img src="/a.png" {...rest} />'),
    ...inEverySyntax('a dynamic role', '<img src="/a.png" role={role} />'),
    ...inEverySyntax('a dynamic title', '<svg role="img">{title}</svg>'),
  ],
  suppressed: suppressedInEverySyntax('A11Y030', '<img src="/a.png" />'),
}
