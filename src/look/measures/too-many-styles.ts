import type { Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isPainted, isShown } from '../view.ts'

/** How many different values a page may have before it looks assembled. */
const MAX = { sizes: 9, radii: 6, shadows: 4 }

/** More sizes, corners or shadows than a system has. */
export const tooManyStyles: Measure = {
  code: 'styles-many',
  level: 'info',
  why: 'Many slightly different values look assembled, not designed.',
  fix: 'Choose a scale of a few values, and use only those.',
  measure(view) {
    if (view.view.scheme === 'dark') return []
    return [
      ...describe(view, 'text sizes', readTextSizes(view), MAX.sizes),
      ...describe(view, 'corner radii', readBoxStyles(view, 'radius'), MAX.radii),
      ...describe(view, 'shadows', readBoxStyles(view, 'shadow'), MAX.shadows),
    ]
  },
}

type Uses = ReadonlyMap<number | string, number>

function describe(view: ViewFacts, name: string, uses: Uses, max: number): Draft[] {
  if (uses.size <= max) return []
  const values = [...uses.keys()].toSorted((a, b) => Number(a) - Number(b))
  const list = typeof values[0] === 'number' ? `: ${values.join(', ')}` : ''
  const [element = 0] = [...uses.values()].slice(-1)
  const box = { x: 0, y: 0, width: view.screen.width, height: view.screen.height }
  const message = `The page has ${uses.size} ${name}${list}.`
  return [{ message, element, box, key: `styles-many ${name}` }]
}

/** Returns the sizes that visible text has, and an element with each. */
function readTextSizes(view: ViewFacts): Uses {
  const uses = new Map<number, number>()
  for (const { element } of view.runs) {
    const facts = getElement(view, element)
    if (isShown(facts) && facts.tag !== 'text')
      uses.set(Math.round(facts.style.fontSize * 2) / 2, element)
  }
  return uses
}

/** Returns the values that visible boxes have, and an element with each. */
function readBoxStyles(view: ViewFacts, name: 'radius' | 'shadow'): Uses {
  const uses = new Map<number | string, number>()
  for (const [index, element] of view.elements.entries()) {
    const value = element.style[name]
    const isRound = typeof value === 'number' && value >= Math.min(element.box.height, 40) / 2
    if (value === 0 || value === 'none' || isRound || !isShown(element)) continue
    if (isPainted(view, index)) uses.set(value, index)
  }
  return uses
}
