import { getCommonDirectives } from '../essence/app/app-plan.ts'
import { parseLabel } from '../essence/model/parse-label.ts'
import type { Essence } from '../essence/version.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { capitalize } from '../kernel/text.ts'
import {
  type Element,
  findElement,
  getAttribute,
  replaceElement,
  textContent,
  withChildren,
} from './element.ts'
import { getPatternElement } from './example-elements.ts'
import { setText } from './sample-text.ts'

/** The name at the start of a sample world, before the comma, and what the business does. */
const SAMPLE_BUSINESS = /^([^,.;:]{1,40}),\s*([^.;]{1,80})/

/** The business that the sample content of an app is about. */
export interface Brand {
  readonly name: string
  /** What it does, as a sentence. */
  readonly statement: string
}

/**
 * Returns the business that the sample content of an app is about: `Fernbook` if its sample world
 * is "Fernbook, invoicing software for freelancers".
 */
export function findBrand(essence: Essence): Brand | undefined {
  const worlds = getCommonDirectives(essence).flatMap((directive) => {
    const line = parseLabel(directive)
    return line?.label === 'Sample world' ? [line.text] : []
  })
  const [, name, trade] = SAMPLE_BUSINESS.exec(worlds[0] ?? '') ?? []
  return name && trade
    ? { name: name.trim(), statement: `${capitalize(trade.trim())}.` }
    : undefined
}

const findBrandElement = (root: Element): Element | undefined =>
  findElement([root], (element) => getAttribute(element, 'data-slot') === 'brand')

const findBrandName = (brand: Element): Element | undefined =>
  findElement([brand], (element) => getAttribute(element, 'data-field') === 'name')

/**
 * Puts the name of a business in the brand of an example. The brand's icon comes from the preset
 * whose example is about that business; without one, the brand has no icon.
 */
export function fillBrand(root: Element, name: string, pattern: PatternV2): Element {
  const brand = findBrandElement(root)
  const holder = brand && findBrandName(brand)
  if (!brand || !holder || textContent([holder]) === name) return root
  const icon = Object.keys(pattern.presets)
    .flatMap((preset) => findBrandElement(getPatternElement(pattern, preset)) ?? [])
    .filter((other) => textContent([findBrandName(other) ?? '']) === name)
    .flatMap((other) => findIcon(other) ?? [])[0]
  const named = replaceElement(brand, holder, setText(holder, name))
  const previous = findIcon(named)
  if (previous === undefined) return replaceElement(root, brand, named)
  const filled = replaceElement(named, previous, ...(icon ? [icon] : []))
  const [first] = filled.children
  // The space after a removed icon goes with it.
  const children = first === ' ' ? filled.children.slice(1) : filled.children
  return replaceElement(root, brand, withChildren(filled, children))
}

const findIcon = (brand: Element): Element | undefined =>
  findElement([brand], ({ name }) => name === 'svg')
