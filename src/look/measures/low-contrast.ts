import { blend, getContrast, toHex } from '../colors.ts'
import { area, intersect } from '../geometry.ts'
import type { Draft, Measure, Rgba, TextRun, ViewFacts } from '../types.ts'
import { getBackground, getElement, isWithin, listAncestors, quote } from '../view.ts'

/** The part of the contrast that WCAG 2.2 asks for below which an eye notices that it is low. */
const NOTICED = 0.85

/** Text that differs too little from its background. */
export const lowContrast: Measure = {
  code: 'contrast',
  level: 'error',
  why: 'People with weak sight, or outdoors, cannot read it.',
  fix: 'Use a darker or lighter color for the text, or another background.',
  measure: (view) => view.runs.flatMap((run) => measureRun(view, run)),
}

function measureRun(view: ViewFacts, run: TextRun): Draft[] {
  const element = getElement(view, run.element)
  const isOff = listAncestors(view, run.element).some((at) => getElement(view, at).isDisabled)
  const seen = intersect(run.box, element.clip)
  if (isOff || element.isDecorative || area(seen) < area(run.box) / 2) return []
  if (!/[\p{L}\p{N}]/u.test(run.text) || element.tag === 'text') return []
  const background = getBackground(view, run.element)
  if (background === undefined || isOnLayer(view, run)) return []
  const color = blend(getTextColor(view, run.element), background)
  const contrast = getContrast(color, background)
  const { fontSize, fontWeight } = element.style
  const isLarge = fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700)
  const minimum = isLarge ? 3 : 4.5
  if (contrast >= minimum * NOTICED) return []
  const colors = `${toHex(color)} on ${toHex(background)}`
  const message = `${quote(run.text)} has a contrast of ${contrast.toFixed(1)}, ${colors}; ${minimum} is needed.`
  return [{ message, element: run.element, box: run.box, key: `contrast ${colors}` }]
}

/** Returns the color of a text with the opacity of everything around it. */
function getTextColor(view: ViewFacts, index: number): Rgba {
  const opacity = listAncestors(view, index).reduce(
    (product, at) => product * getElement(view, at).style.opacity,
    1,
  )
  const [red, green, blue, alpha] = getElement(view, index).style.color
  return [red, green, blue, alpha * opacity]
}

/** True if the text may be painted on something that is not an ancestor, such as a picture. */
const isOnLayer = (view: ViewFacts, { element, box }: TextRun): boolean =>
  view.elements.some(({ box: other, style, tag }, index) => {
    const shared = intersect(other, box)
    if (area(shared) < area(box) / 4) return false
    const isPicture = /^(img|svg|video|canvas|picture)$/.test(tag)
    const isSurface = style.background[3] > 0 || style.hasBackgroundImage
    return (
      (isPicture || isSurface) && !isWithin(view, element, index) && !isWithin(view, index, element)
    )
  })
