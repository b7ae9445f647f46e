import { nearest } from '../../kernel/nearest.ts'
import { quoteList } from '../../kernel/text.ts'
import { getAriaValues, listAriaAttributes } from '../../quality/aria/attributes.ts'
import { isAriaRole, listAriaRoles } from '../../quality/aria/roles.ts'
import { REQUIRED_STATES } from '../../quality/aria/widgets.ts'
import type { FileCheck } from '../check.ts'
import { editRepair, manualRepair, removeAttribute, replaceText, reportElement } from '../edits.ts'
import {
  couldDeclare,
  getAttribute,
  getExplicitRole,
  getStaticValue,
  isDynamic,
} from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Finds roles and ARIA attributes that do not exist or contradict the element. */
export const ariaMisuse: FileCheck = {
  code: 'A11Y036',
  check: 'aria-misuse',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'an ARIA role or attribute is invalid',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      if (element.isComponent) continue
      yield* checkRole(file, element)
      yield* checkAttributes(file, element)
      yield* checkRequiredStates(file, element)
      yield* checkHiddenFocus(file, element)
      yield* checkTabIndex(file, element)
    }
  },
}

const ATTRIBUTES = listAriaAttributes()

// https://www.w3.org/TR/dpub-aria-1.1/, https://www.w3.org/TR/graphics-aria-1.0/ and WAI-ARIA 1.3
const OTHER_ROLES =
  /^(?:doc-|graphics-)[a-z]+$|^(?:image|mark|suggestion|comment|sectionheader|sectionfooter)$/

function* checkRole(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const attribute = getAttribute(element, 'role')
  if (attribute?.value?.kind !== 'static') return
  const roles = attribute.value.text
    .toLowerCase()
    .split(/\s+/)
    .filter((role) => role !== '')
  const unknown = roles.find((role) => !isAriaRole(role) && !OTHER_ROLES.test(role))
  // Browsers take the first role that they know.
  if (unknown === undefined || roles.some(isAriaRole)) return
  const [near] = nearest(unknown, listAriaRoles())
  yield reportElement(file, element, {
    range: attribute.range,
    message: `"${unknown}" is not an ARIA role${near ? `; did you mean "${near}"?` : '.'}`,
    detail: 'role',
    repair: editRepair(
      near ? 'safe' : 'suggest',
      near ? `Use role="${near}".` : 'Remove the role.',
      [near ? replaceText(file, attribute.value.range, near) : removeAttribute(file, attribute)],
    ),
  })
}

function* checkAttributes(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  for (const { name, range, value } of element.attributes) {
    if (!name.startsWith('aria-')) continue
    if (!ATTRIBUTES.includes(name)) {
      const [near] = nearest(name, ATTRIBUTES)
      const written = file.text.slice(range.start, range.end)
      const at = range.start + written.toLowerCase().indexOf(name)
      yield reportElement(file, element, {
        range,
        message: `"${name}" is not an ARIA attribute${near ? `; did you mean "${near}"?` : '.'}`,
        detail: name,
        repair: editRepair(
          near ? 'safe' : 'suggest',
          near ? `Rename it to ${near}.` : 'Remove it.',
          [
            near
              ? replaceText(file, { start: at, end: at + name.length }, near)
              : removeAttribute(file, { name, range, value }),
          ],
        ),
      })
      continue
    }
    const values = getAriaValues(name)
    const text = value?.kind === 'static' ? value.text.trim().toLowerCase() : ''
    if (values === null || text === '' || values.includes(text)) continue
    yield reportElement(file, element, {
      range,
      message: `"${name}" cannot be "${text}"; it may be ${quoteList(values)}.`,
      detail: name,
      repair: manualRepair(`Use one of ${quoteList(values)}, or remove the attribute.`),
    })
  }
}

/** A combobox of WAI-ARIA 1.2 needs the id of its popup only while that is open. */
const OPTIONAL_STATES = ['aria-controls']

function* checkRequiredStates(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const role = getExplicitRole(element) ?? ''
  const states = Object.hasOwn(REQUIRED_STATES, role) ? (REQUIRED_STATES[role] ?? []) : []
  const isNative = /^(?:input|meter|progress|h[1-6]|select)$/.test(element.tag)
  if (isNative || isDynamic(element, 'role')) return
  for (const state of states) {
    if (OPTIONAL_STATES.includes(state) || couldDeclare(element, state)) continue
    yield reportElement(file, element, {
      message: `The role "${role}" needs "${state}".`,
      detail: state,
      repair: manualRepair(`Add ${state} with the current state.`),
    })
  }
}

function* checkHiddenFocus(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const hidden = getAttribute(element, 'aria-hidden')
  if (hidden?.value?.kind !== 'static' || hidden.value.text !== 'true') return
  if (!isFocusable(element)) return
  yield reportElement(file, element, {
    range: hidden.range,
    message: `The <${element.tag}> is hidden from screen readers, but keyboard focus reaches it.`,
    detail: 'aria-hidden',
    repair: editRepair('suggest', 'Remove aria-hidden, or add tabindex="-1".', [
      removeAttribute(file, hidden),
    ]),
  })
}

function isFocusable(element: MarkupElement): boolean {
  const { tag, hasSpread } = element
  if (hasSpread || isDynamic(element, 'tabindex')) return false
  const index = getStaticValue(element, 'tabindex')
  if (index !== undefined) return Number(index) >= 0
  if (couldDeclare(element, 'disabled', 'hidden', 'inert')) return false
  if (tag === 'input') return getStaticValue(element, 'type') !== 'hidden'
  if (tag === 'a') return getAttribute(element, 'href') !== undefined
  return ['button', 'select', 'textarea'].includes(tag)
}

function* checkTabIndex(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const attribute = getAttribute(element, 'tabindex')
  if (attribute?.value?.kind !== 'static' || !(Number(attribute.value.text) > 0)) return
  yield reportElement(file, element, {
    range: attribute.range,
    message: 'A tabindex above 0 changes the order of focus for the whole page.',
    detail: 'tabindex',
    repair: editRepair('suggest', 'Use tabindex 0, and put the element where it belongs.', [
      replaceText(file, attribute.value.range, '0'),
    ]),
  })
}
