import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Form controls without a label. */
export const A11Y011: CheckTable = {
  code: 'A11Y011',
  positive: [
    ...inEverySyntax('an input', '<input type="text" name="firstName" />', [
      '<input type="text" name="firstName" />',
    ]),
    ...inEverySyntax('a placeholder alone', '<input placeholder="Search" />', [
      '<input placeholder="Search" />',
    ]),
    ...inEverySyntax('a select', '<select><option>A</option></select>', ['<select>']),
    ...inEverySyntax('a text area', '<textarea></textarea>', ['<textarea>']),
    ...inEverySyntax('a label of another control', '<label for="a">A</label><input id="b" />', [
      '<input id="b" />',
    ]),
    ['the root of a document', 'a.html', '<input name="q">', ['<input name="q">']],
  ],
  negative: [
    ...inEverySyntax('a label around it', '<label>Name <input /></label>'),
    ...inEverySyntax('a label for it', '<label for="a">A</label><input id="a" />'),
    ...inEverySyntax('an ARIA label', '<input aria-label="Name" />'),
    ...inEverySyntax('a title', '<input title="Name" />'),
    ...inEverySyntax('hidden and button types', '<input type="hidden" /><input type="submit" />'),
    ...inEverySyntax('a hidden input', '<input type="file" hidden />'),
    ...inEverySyntax('an input that a class hides', '<input type="file" class="hidden" />'),
    ['a label component', 'a.tsx', 'const A = () => <FormField label="Name"><input /></FormField>'],
    ['the root of a component', 'a.tsx', 'const A = ({ v }) => <input value={v} />'],
    ['the root of a Vue component', 'a.vue', '<template><input :value="v"></template>'],
  ],
  dynamic: [
    ...inEverySyntax('a spread', '<input {...rest} />'),
    ...inEverySyntax('a dynamic id', '<input id={id} />'),
    ...inEverySyntax('a dynamic type', '<input type={type} />'),
    ...inEverySyntax('a dynamic label', '<input aria-label={label} />'),
    ...inEverySyntax('a dynamic for', '<label for={id}>A</label><input id="a" />'),
  ],
  suppressed: suppressedInEverySyntax('A11Y011', '<input type="text" />'),
}
