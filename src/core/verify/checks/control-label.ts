import { humanize } from '../../kernel/text.ts'
import type { FileCheck } from '../check.ts'
import { editRepair, insertAttribute, quoteAttribute, reportElement } from '../edits.ts'
import {
  couldHave,
  countElements,
  createAncestorTest,
  findAncestor,
  getAttribute,
  getStaticValue,
  isDynamic,
  isHidden,
  isHiddenByStyle,
  isInHidden,
} from '../elements.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** The types of inputs that need no label: they have none, or their value is their name. */
const UNLABELED_TYPES = new Set(['hidden', 'submit', 'button', 'image', 'reset'])

/** Finds form controls without a label. */
export const controlLabel: FileCheck = {
  code: 'A11Y011',
  check: 'control-label',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a form control has no label',
  scope: 'file',
  *run(file) {
    const labels = readLabels(file)
    for (const element of file.elements) {
      if (!isLabeledControl(element) || isExempt(file, element)) continue
      if (hasLabel(element, labels)) continue
      const name = suggestLabel(element)
      const placeholder = getStaticValue(element, 'placeholder')
      yield reportElement(file, element, {
        message: `The <${element.tag}> has no label${placeholder ? '; a placeholder disappears when someone types' : ''}.`,
        confidence: isCertain(file, element) ? 'certain' : 'likely',
        repair: editRepair(
          'suggest',
          name === undefined
            ? 'Wrap it in a <label>, or add a label with its id.'
            : `Add aria-label="${name}", or better a visible <label>.`,
          name === undefined
            ? []
            : [insertAttribute(file, element, quoteAttribute('aria-label', name))],
        ),
      })
    }
  },
}

function isLabeledControl(element: MarkupElement): boolean {
  const { tag, isComponent } = element
  if (isComponent || !['input', 'select', 'textarea'].includes(tag)) return false
  if (tag !== 'input') return true
  if (isDynamic(element, 'type')) return false
  return !UNLABELED_TYPES.has(getStaticValue(element, 'type')?.toLowerCase() ?? 'text')
}

/** True if something that this file does not show, or nobody, can name the control. */
function isExempt({ syntax }: SourceFile, element: MarkupElement): boolean {
  // Other files can put the root of a component into a label.
  const isRoot = element.parent === null && syntax !== 'html'
  return (
    isRoot ||
    isHidden(element) ||
    isDynamic(element, 'aria-hidden') ||
    isHiddenByStyle(element) ||
    isInHidden(element)
  )
}

interface Labels {
  readonly ids: ReadonlySet<string>
  readonly hasDynamic: boolean
}

const readLabels = ({ elements }: SourceFile): Labels => ({
  ids: new Set(elements.flatMap((element) => getStaticValue(element, 'for') ?? [])),
  hasDynamic: elements.some((element) => isDynamic(element, 'for')),
})

function hasLabel(element: MarkupElement, { ids, hasDynamic }: Labels): boolean {
  if (couldHave(element, 'aria-label', 'aria-labelledby', 'title')) return true
  if (isDynamic(element, 'id')) return true
  const id = getStaticValue(element, 'id')
  if (id !== undefined && (ids.has(id) || hasDynamic)) return true
  return isInLabel(element)
}

const LABELING_COMPONENT = /label|field|form-?(?:item|control|group)|control|question/i

const isLabel = ({ tag, isComponent }: MarkupElement): boolean =>
  tag === 'label' || (isComponent && LABELING_COMPONENT.test(tag))

const isInLabel = createAncestorTest(isLabel)

/**
 * False if the label may be in another file or in a component around the control, or if nobody is
 * meant to reach it.
 */
const isCertain = (file: SourceFile, element: MarkupElement): boolean =>
  !isSmallComponent(file, element) &&
  getAttribute(element, 'id') === undefined &&
  getAttribute(element, 'tabindex') === undefined &&
  element.parent?.isComponent !== true

const MAX_SMALL_ELEMENTS = 4

/** True if a component is little more than the control, so that its users may add the label. */
function isSmallComponent(file: SourceFile, element: MarkupElement): boolean {
  const root = findAncestor(element, ({ parent }) => parent === null) ?? element
  return file.syntax !== 'html' && countElements(file, root.range) <= MAX_SMALL_ELEMENTS
}

function suggestLabel(element: MarkupElement): string | undefined {
  const placeholder = getStaticValue(element, 'placeholder')?.trim()
  const name = getStaticValue(element, 'name') ?? getStaticValue(element, 'id') ?? ''
  if (placeholder) return placeholder
  return /^[A-Za-z][\w-]*$/.test(name)
    ? humanize(name.replaceAll(/(?=[A-Z])/g, '-').toLowerCase())
    : undefined
}
