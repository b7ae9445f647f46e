import {
  type Element,
  findElement,
  getAttribute,
  mapElements,
  type Node,
  textContent,
  withAttributes,
  withChildren,
} from '../../core/render/element.ts'

/**
 * Prepares an element for React. The values of form controls become default values, which people can
 * change without a handler, and texts that the parser split at character references are joined.
 */
export const toReactElement = (root: Element): Element =>
  mapElements([root], (element) => changeControl(joinTexts(element)))[0] as Element

function joinTexts(element: Element): Element {
  const children: Node[] = []
  for (const child of element.children) {
    const last = children.at(-1)
    if (typeof child === 'string' && typeof last === 'string')
      children[children.length - 1] = last + child
    else children.push(child)
  }
  return children.length === element.children.length ? element : withChildren(element, children)
}

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
