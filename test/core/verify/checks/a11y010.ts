import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Dialogs without a name. */
export const A11Y010: CheckTable = {
  code: 'A11Y010',
  positive: [
    ...inEverySyntax('a dialog', '<dialog><p>Sure?</p></dialog>', ['<dialog>']),
    ...inEverySyntax('a dialog with a heading', '<dialog open><h2>Delete</h2></dialog>', [
      '<dialog open>',
    ]),
    ...inEverySyntax('a role', '<div role="alertdialog"><h2 id="t">Delete</h2></div>', [
      '<div role="alertdialog">',
    ]),
    ...inEverySyntax('an empty label', '<dialog aria-label=""><h2>Delete</h2></dialog>', [
      '<dialog aria-label="">',
    ]),
  ],
  negative: [
    ...inEverySyntax('a label', '<dialog aria-label="Delete"></dialog>'),
    ...inEverySyntax('a heading', '<dialog aria-labelledby="t"><h2 id="t">Delete</h2></dialog>'),
    ...inEverySyntax('another role', '<dialog role="menu"></dialog>'),
    [
      'a title component',
      'a.tsx',
      'const A = () => <div role="dialog"><DialogTitle>x</DialogTitle></div>',
    ],
  ],
  dynamic: [
    ...inEverySyntax('a spread', '<dialog {...rest}></dialog>'),
    ...inEverySyntax('a dynamic name', '<dialog aria-labelledby={id}></dialog>'),
    ...inEverySyntax('a dynamic role', '<div role={role}></div>'),
  ],
  suppressed: suppressedInEverySyntax('A11Y010', '<dialog></dialog>'),
}
