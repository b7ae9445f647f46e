import { closest, type HtmlElement, type HtmlFragment } from '../../html/parse.ts'
import type { ExampleIssue } from './example-fault.ts'

const FIELD_ELEMENTS = new Set(['input', 'select', 'textarea'])

/** Inputs that are named by their value, or that nobody sees. */
const SELF_LABELED_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Fields without a label and images without a text in their place. */
export function checkAccessibleNames(html: HtmlFragment): ExampleIssue[] {
  const names = createNameCheck(html)
  return html.elements.flatMap((element) => {
    const { name, line } = element
    if (isField(element) && !names(element))
      return [{ line, message: `This ${name} has no label.`, remedy: 'Add a label for it.' }]
    if (!isImage(element) || element.attributes.has('alt')) return []
    const remedy = 'Say what it shows, or leave alt empty when it only decorates.'
    return [{ line, message: `This ${name} has no alt.`, remedy }]
  })
}

const isField = ({ name, attributes }: HtmlElement): boolean =>
  FIELD_ELEMENTS.has(name) &&
  !(name === 'input' && SELF_LABELED_TYPES.has(getInputType(attributes)))

const isImage = ({ name, attributes }: HtmlElement): boolean =>
  name === 'img' || (name === 'input' && getInputType(attributes) === 'image')

const getInputType = (attributes: HtmlElement['attributes']): string =>
  attributes.get('type')?.toLowerCase() ?? 'text'

/** Whether a field has a name: of its own, of the text it points to, or of a label. */
function createNameCheck({ elements }: HtmlFragment): (field: HtmlElement) => boolean {
  const labels = elements.filter(({ name, text }) => name === 'label' && text !== '')
  const labelled = new Set(labels.map(({ attributes }) => attributes.get('for')))
  const texts = new Map(elements.map((element) => [element.attributes.get('id'), element.text]))
  return (field) => {
    const { attributes } = field
    const id = attributes.get('id')
    const pointsTo = attributes.get('aria-labelledby')?.trim().split(/\s+/) ?? []
    if (attributes.get('aria-label')?.trim()) return true
    if (pointsTo.some((target) => texts.get(target))) return true
    if (id !== undefined && labelled.has(id)) return true
    const around = closest(field, ({ name }) => name === 'label')
    return around !== undefined && labels.includes(around)
  }
}
