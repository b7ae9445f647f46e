import { hoverTooltip, type Tooltip } from '@codemirror/view'
import { type FieldDoc, fieldDoc } from '../../essence.ts'
import { findNodeAt, getPointer } from './json-position.ts'

/** Shows the documentation of the field under the mouse. */
export const essenceHover = hoverTooltip(({ state }, offset, side): Tooltip | null => {
  const node = findNodeAt(state, side > 0 ? offset + 1 : offset)
  const property = node.parent?.name === 'Property' ? node.parent : undefined
  const value = property?.lastChild
  const doc = value && fieldDoc(getPointer(state, value))
  if (!doc) return null
  const { from, to } = node
  return { pos: from, end: to, above: true, create: () => ({ dom: createDocElement(doc) }) }
})

/** Creates the content of the tooltip, from texts only. */
function createDocElement({ name, rule, required, description, ...doc }: FieldDoc): HTMLElement {
  const facts = [
    required ? 'required' : 'optional',
    rule,
    ...(doc.default === undefined ? [] : [`default ${doc.default}`]),
  ]
  const element = document.createElement('div')
  element.className = 'try-doc'
  element.append(
    createTextElement('code', name),
    createTextElement('p', facts.join(' · ')),
    createTextElement('p', description),
  )
  return element
}

function createTextElement(tag: 'code' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
