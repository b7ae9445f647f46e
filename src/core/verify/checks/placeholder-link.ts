import type { FileCheck } from '../check.ts'
import {
  editRepair,
  insertAttribute,
  manualRepair,
  removeAttribute,
  renameElement,
  reportElement,
} from '../edits.ts'
import { getAttribute, getExplicitRole, getStaticValue } from '../elements.ts'
import type { Repair } from '../finding.ts'
import { getLinkTarget } from '../links.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Finds links that lead nowhere. */
export const placeholderLink: FileCheck = {
  code: 'ROUTE004',
  check: 'placeholder-link',
  family: 'routes',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a link has no target',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      const target = getLinkTarget(element)
      if (target?.value?.kind === 'dynamic' || target === undefined) continue
      const address = target.value?.text.trim() ?? ''
      if (!/^(?:#!?|javascript:.*)?$/i.test(address)) continue
      const hasHandler = getAttribute(element, 'onclick') !== undefined || element.hasSpread
      if (hasHandler && getExplicitRole(element) === 'button') continue
      yield reportElement(file, element, {
        range: target.range,
        message: `The link leads nowhere: its target is ${address === '' ? 'empty' : `"${address}"`}.`,
        confidence: hasHandler || isFoundByScript(file, element) ? 'likely' : 'certain',
        repair: createRepair(file, element),
      })
    }
  },
}

/** True if a script may handle the link, which it finds by an attribute. */
const isFoundByScript = ({ syntax }: SourceFile, { attributes }: MarkupElement): boolean =>
  syntax === 'html' && attributes.some(({ name }) => name === 'id' || name.startsWith('data-'))

function createRepair(file: SourceFile, element: MarkupElement): Repair {
  const target = getAttribute(element, 'href')
  const hasHandler = getAttribute(element, 'onclick') !== undefined
  if (element.tag !== 'a' || !hasHandler || target === undefined)
    return manualRepair('Give it the address of a page, or remove it.')
  return editRepair('suggest', 'Use a <button type="button">, because it is an action.', [
    ...renameElement(file, element, 'button'),
    removeAttribute(file, target),
    ...(getStaticValue(element, 'type') === undefined
      ? [insertAttribute(file, element, 'type="button"')]
      : []),
  ])
}
