import type { FileCheck } from '../check.ts'
import { editRepair, insertAttribute, reportElement } from '../edits.ts'
import { couldDeclare, createAncestorTest, getAttribute } from '../elements.ts'

/** Finds buttons in forms that submit because nobody said otherwise. */
export const buttonType: FileCheck = {
  code: 'INT013',
  check: 'button-type',
  family: 'interactions',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a button in a form has no type',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      if (element.tag !== 'button' || couldDeclare(element, 'type', 'form', 'formaction')) continue
      if (!isInForm(element)) continue
      const hasHandler = getAttribute(element, 'onclick') !== undefined
      const type = hasHandler ? 'button' : 'submit'
      yield reportElement(file, element, {
        message: 'The button has no type, so it submits the form.',
        repair: editRepair(
          hasHandler ? 'safe' : 'suggest',
          `Add type="${type}".`,
          [insertAttribute(file, element, `type="${type}"`)],
          hasHandler ? [] : ['Use type="button" if it does not submit the form.'],
        ),
      })
    }
  },
}

const isInForm = createAncestorTest(
  ({ tag, isComponent }) => tag === 'form' || (isComponent && /^(?:\w*\.)?Form$/.test(tag)),
)
