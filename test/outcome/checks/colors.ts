import type { Page } from 'playwright'
import { findForeignColors } from '../color-literals.ts'
import { openPage } from '../open-page.ts'
import { judge } from '../report.ts'
import type { PageCheck } from '../types.ts'

/** Checks that styles take their colors from the variables of the theme. */
export const checkColors: PageCheck = async (built) => {
  await openPage(built)
  const css = await built.page.evaluate(readStyles)
  const literals = findForeignColors(css, built.themeCss).map(
    ({ property, literal }) => `${property}: ${literal}`,
  )
  const inline = await findInlineColors(built.page)
  return judge(
    [...literals, ...inline].map((found) => `expected a variable of the theme; found ${found}`),
    'every color is a variable of the theme',
  )
}

/** Returns the rules of every style sheet, including those that scripts add. Runs in the page. */
const readStyles = (): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')

/** Finds literal colors in `style` and in the attributes of graphics. */
const findInlineColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = ['fill', 'stroke', 'color', 'bgcolor', 'stop-color', 'flood-color']
    const isColor = (value: string): boolean =>
      !/^(none|transparent|currentcolor|inherit|initial|unset|auto)$/i.test(value) &&
      !/var\(|url\(/.test(value) &&
      CSS.supports('color', value)
    const elements = [...document.querySelectorAll<HTMLElement>('main [style], main svg *')]
    return elements.flatMap((element) => {
      const declared = [...element.style].map((name) => element.style.getPropertyValue(name))
      const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')
      const words = [...declared, ...attributes].flatMap(
        (value) => value.match(/[^\s(,]+(?:\([^)]*\))?/g) ?? [],
      )
      const value = words.find(isColor)
      return value === undefined ? [] : [`${value} on <${element.localName}>`]
    })
  })
