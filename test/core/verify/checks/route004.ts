import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Links that lead nowhere. */
export const ROUTE004: CheckTable = {
  code: 'ROUTE004',
  positive: [
    ...inEverySyntax('a hash', '<a href="#">More</a>', ['href="#"']),
    ...inEverySyntax('an empty target', '<a href="">More</a>', ['href=""']),
    ...inEverySyntax('a script', '<a href="javascript:void(0)">More</a>', [
      'href="javascript:void(0)"',
    ]),
    ...inEverySyntax('an action', '<a href="#" onclick={open}>More</a>', ['href="#"']),
    ['a link component', 'a.tsx', 'const A = () => <Link to="#">More</Link>', ['to="#"']],
    ['a link of Vue', 'a.vue', '<template><RouterLink to="">x</RouterLink></template>', ['to=""']],
  ],
  negative: [
    ...inEverySyntax('a page', '<a href="/more">More</a>'),
    ...inEverySyntax('a section', '<a href="#more">More</a>'),
    ...inEverySyntax('an anchor', '<a name="more">More</a>'),
    ...inEverySyntax('a button', '<a href="#" role="button" onclick={open}>More</a>'),
  ],
  dynamic: [...inEverySyntax('a dynamic target', '<a href={url}>More</a>')],
  suppressed: suppressedInEverySyntax('ROUTE004', '<a href="#">More</a>'),
}
