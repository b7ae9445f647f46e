import { createChart, createSparkline } from './charts.ts'
import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  mapElements,
  type Node,
  textContent,
  withChildren,
} from './element.ts'
import { createIcon } from './icons.ts'
import { createPicture } from './pictures.ts'

/** Draws the icons, charts, sparklines and pictures that an example only names. */
export function drawElement(root: Element): Element {
  const numbers = getPictureNumbers(root)
  const subjects = getPictureSubjects(root)
  const drawn = mapElements([root], (element) =>
    isPicture(element)
      ? createPicture(element, { number: numbers.get(element), subject: subjects.get(element) })
      : drawOne(element),
  )
  return drawn[0] as Element
}

/**
 * Numbers the pictures of an example. The picture of a dated item, such as an article, has the week
 * of its date, so that the item has the same picture in every list; others have their position.
 */
function getPictureNumbers(root: Element): ReadonlyMap<Element, number> {
  const elements = listElements([root])
  const numbers = new Map(elements.filter(isPicture).map((picture, index) => [picture, index]))
  for (const item of elements.filter(isItem)) {
    const time = findElement([item], ({ name }) => name === 'time')
    const week = Math.floor(Date.parse((time && getAttribute(time, 'datetime')) ?? '') / WEEK)
    if (!(week >= 0)) continue
    for (const picture of listElements([item]).filter(isPicture)) numbers.set(picture, week)
  }
  return numbers
}

/** Returns the name of what each picture shows: that of its item, else the title of the example. */
function getPictureSubjects(root: Element): ReadonlyMap<Element, string> {
  const title = getSubjectName(root)
  const subjects = new Map<Element, string>()
  const visit = (element: Element, subject: string): void => {
    if (isPicture(element)) subjects.set(element, subject)
    const name = isItem(element) ? getSubjectName(element) || subject : subject
    for (const child of element.children) if (isElement(child)) visit(child, name)
  }
  visit(root, title)
  return subjects
}

const isItem = ({ name }: Element): boolean => name === 'li' || name === 'article'

/** Returns the text of the field "name", else of the first heading or link. */
function getSubjectName(scope: Element): string {
  const named =
    findElement([scope], (element) => getAttribute(element, 'data-field') === 'name') ??
    findElement([scope], ({ name }) => /^(h[1-6]|a)$/.test(name))
  return named ? textContent(named.children) : ''
}

/** The milliseconds of a week. */
const WEEK = 7 * 24 * 60 * 60 * 1000

const isPicture = ({ name, attributes }: Element): boolean =>
  name === 'img' && attributes.has('data-image') && !attributes.has('src')

function drawOne(element: Element): Element {
  const { name, attributes } = element
  if (name === 'svg') {
    if (attributes.has('data-icon')) return drawIcon(element)
    if (attributes.has('data-sparkline')) return createSparkline(element)
  }
  if (name === 'figure' && attributes.has('data-chart')) return drawChart(element)
  return isLabel(element) ? groupText(element) : element
}

/** True if the style sheet lays out the parts of an element as a row, such as an icon and a text. */
const isLabel = ({ name, attributes }: Element): boolean =>
  name === 'button' ||
  name === 'summary' ||
  (name === 'a' && attributes.has('data-variant')) ||
  /^(menuitem|option|tab$)/.test(attributes.get('role') ?? '')

const isPhrase = (node: Node): boolean =>
  !isElement(node) ||
  (/^(b|em|i|mark|span|strong|time)$/.test(node.name) && !node.attributes.has('data-component'))

/** Wraps each run of text and inline elements, so that a comma stays at the word before it. */
function groupText(element: Element): Element {
  const runs: Node[][] = []
  for (const child of element.children) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && isPhrase(last[0]) && isPhrase(child)) last.push(child)
    else runs.push([child])
  }
  const isMixed = (run: readonly Node[]): boolean =>
    run.some((node) => !isElement(node) && node.trim() !== '') && run.some(isElement)
  if (!runs.some(isMixed)) return element
  return withChildren(
    element,
    runs.flatMap((run) => (isMixed(run) ? [el('span', {}, trimRun(run))] : run)),
  )
}

/** Removes the spaces at both ends of a run. */
const trimRun = (run: readonly Node[]): Node[] =>
  run.map((node, index) => {
    if (isElement(node)) return node
    const start = index === 0 ? node.trimStart() : node
    return index === run.length - 1 ? start.trimEnd() : start
  })

/** Draws an icon; the attributes of the example win, such as a name for assistive technology. */
function drawIcon(element: Element): Element {
  const icon = createIcon(getAttribute(element, 'data-icon'))
  const attributes = {
    ...Object.fromEntries(icon.attributes),
    'aria-hidden': element.attributes.has('aria-label') ? undefined : 'true',
    ...Object.fromEntries(element.attributes),
  }
  return el('svg', attributes, icon.children)
}

/** Inserts the drawing of a chart before the part of the figure that contains the table. */
function drawChart(figure: Element): Element {
  const chart = createChart(figure)
  if (chart === undefined) return figure
  const index = figure.children.findIndex(containsTable)
  return withChildren(figure, figure.children.toSpliced(index, 0, chart))
}

const containsTable = (node: Node): boolean =>
  isElement(node) && (node.name === 'table' || node.children.some(containsTable))
