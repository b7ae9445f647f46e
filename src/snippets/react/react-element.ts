import {
  type Element,
  findElement,
  getAttribute,
  mapElements,
  textContent,
  withAttributes,
  withChildren,
} from '../../core/render/element.ts'

/**
 * Changes form controls so that React does not control them: their values become default values,
 * which people can change without a handler.
 */
export const toUncontrolled = (root: Element): Element =>
  mapElements([root], changeControl)[0] as Element

function changeControl(element: Element): Element {
  if (element.name === 'input') return changeInput(element)
  if (element.name === 'select') return changeSelect(element)
  return element.name === 'textarea'
    ? withChildren(
        withAttributes(element, {
          defaultValue: element.children.join('').trim() || undefined,
        }),
        [],
      )
    : element
}

/** The types of inputs whose value is not typed by people. */
const FIXED_VALUE = /^(button|checkbox|hidden|image|radio|reset|submit)$/

function changeInput(input: Element): Element {
  const isFixed = FIXED_VALUE.test(getAttribute(input, 'type') ?? 'text')
  const value = getAttribute(input, 'value')
  const checked = input.attributes.has('checked')
  return withAttributes(input, {
    ...(isFixed ? {} : { value: undefined, defaultValue: value }),
    checked: undefined,
    defaultChecked: checked,
  })
}

/** Moves the selected option to the select element, where React expects it. */
function changeSelect(select: Element): Element {
  const isSelected = (element: Element): boolean => element.attributes.has('selected')
  const option = findElement([select], isSelected)
  if (option === undefined) return select
  const value = getAttribute(option, 'value') ?? textContent(option.children)
  const [changed] = mapElements([select], (element) =>
    isSelected(element) ? withAttributes(element, { selected: undefined }) : element,
  )
  return withAttributes(changed as Element, { defaultValue: value })
}
