import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Buttons in forms without a type. */
export const INT013: CheckTable = {
  code: 'INT013',
  positive: [
    ...inEverySyntax('a button', '<form><button>Save</button></form>', ['<button>']),
    ...inEverySyntax(
      'a button with a handler',
      '<form><p><button onclick={add}>Add</button></p></form>',
      ['<button onclick={add}>'],
    ),
    [
      'a form component',
      'a.tsx',
      'const A = () => <Form><button>Save</button></Form>',
      ['<button>'],
    ],
  ],
  negative: [
    ...inEverySyntax(
      'an action of its own',
      '<form><button formaction="/save">Save</button></form>',
    ),
    ...inEverySyntax('a type', '<form><button type="submit">Save</button></form>'),
    ...inEverySyntax('no form', '<button>Save</button>'),
    ['a component', 'a.tsx', 'const A = () => <form><Button>Save</Button></form>'],
  ],
  dynamic: [
    ...inEverySyntax('a spread', '<form><button {...rest}>Save</button></form>'),
    ...inEverySyntax('a dynamic type', '<form><button type={type}>Save</button></form>'),
  ],
  suppressed: suppressedInEverySyntax('INT013', '<form><button>Save</button></form>'),
}
