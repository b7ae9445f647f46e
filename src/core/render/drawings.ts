import { createChart, createSparkline } from './charts.ts'
import {
  type Element,
  el,
  getAttribute,
  isElement,
  mapElements,
  type Node,
  withChildren,
} from './element.ts'
import { createIcon } from './icons.ts'
import { createPicture } from './pictures.ts'

/** Draws the icons, charts, sparklines and pictures that an example only names. */
export const drawElement = (root: Element): Element =>
  mapElements([root], (element) => drawOne(element))[0] as Element

function drawOne(element: Element): Element {
  const { name, attributes } = element
  if (name === 'svg') {
    if (attributes.has('data-icon')) return drawIcon(element)
    if (attributes.has('data-sparkline')) return createSparkline(element)
  }
  if (name === 'img' && attributes.has('data-image') && !attributes.has('src'))
    return createPicture(element)
  if (name === 'figure' && attributes.has('data-chart')) return drawChart(element)
  return element
}

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
