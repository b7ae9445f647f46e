import { parseLabeledLine, SAMPLE_WORLD } from '../essence/model/page-brief.ts'
import type { Essence } from '../essence/version.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { getCommonDirectives } from '../packs/app-plan.ts'
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

/** The name at the start of a sample world, before the comma. */
const SAMPLE_NAME = /^([^,.;:]{1,40}),/

/**
 * Returns the name of the business that the sample content of an app is about: `Fernbook` if its
 * sample world is "Fernbook, invoicing software for freelancers".
 */
export function findBrand(essence: Essence): string | undefined {
  const worlds = getCommonDirectives(essence).flatMap((directive) => {
    const line = parseLabeledLine(directive)
    return line?.label === SAMPLE_WORLD ? [line.text] : []
  })
  return SAMPLE_NAME.exec(worlds[0] ?? '')?.[1]?.trim()
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
