import type { FileCheck } from '../check.ts'
import {
  editRepair,
  insertAttribute,
  quoteAttribute,
  removeAttribute,
  reportElement,
} from '../edits.ts'
import {
  couldHave,
  getAttribute,
  getExplicitRole,
  getStaticValue,
  isDynamic,
  listDescendants,
} from '../elements.ts'
import type { TextEdit } from '../finding.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Finds dialogs without a name. */
export const dialogName: FileCheck = {
  code: 'A11Y010',
  check: 'dialog-name',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a dialog has no name',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      if (element.isComponent || !isDialog(element)) continue
      if (couldHave(element, 'aria-label', 'aria-labelledby', 'title')) continue
      if (isNamedByLibrary(element)) continue
      const edits = nameByHeading(file, element)
      yield reportElement(file, element, {
        message: 'The dialog has no name, so screen readers announce only "dialog".',
        repair: editRepair(
          'suggest',
          edits.length > 0
            ? 'Name it with its heading: aria-labelledby with the id of the heading.'
            : 'Add aria-labelledby with the id of its heading, or an aria-label.',
          edits,
        ),
      })
    }
  },
}

function isDialog(element: MarkupElement): boolean {
  if (isDynamic(element, 'role')) return false
  const role = getExplicitRole(element)
  return role === undefined ? element.tag === 'dialog' : /^(?:alert)?dialog$/.test(role)
}

/** True if a child component such as `DialogTitle` may set the name. */
const isNamedByLibrary = (element: MarkupElement): boolean =>
  [...listDescendants(element)].some(
    (node) => node.kind === 'element' && node.isComponent && /title|heading|header/i.test(node.tag),
  )

function nameByHeading(file: SourceFile, dialog: MarkupElement): TextEdit[] {
  const heading = [...listDescendants(dialog)].find(
    (node): node is MarkupElement => node.kind === 'element' && /^h[1-6]$/.test(node.tag),
  )
  if (heading === undefined || heading.hasSpread || isDynamic(heading, 'id')) return []
  const id = getStaticValue(heading, 'id')
  const position = file.elements.filter(isDialog).indexOf(dialog)
  const newId = position === 0 ? 'dialog-title' : `dialog-title-${position + 1}`
  const label = getAttribute(dialog, 'aria-labelledby') ?? getAttribute(dialog, 'aria-label')
  return [
    insertAttribute(file, dialog, quoteAttribute('aria-labelledby', id || newId)),
    ...(label ? [removeAttribute(file, label)] : []),
    ...(id ? [] : [insertAttribute(file, heading, quoteAttribute('id', newId))]),
  ]
}
