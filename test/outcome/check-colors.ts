import type { Page } from 'playwright-core'
import { openPage } from '../../src/check/open-page.ts'
import { judge } from '../../src/check/result.ts'
import type { PageCheck } from '../../src/check/types.ts'
import type { Draft } from '../../src/internal.ts'
import { findForeignColors } from './color-literals.ts'

/** Creates the check that styles take their colors from the variables of a theme. */
export const createColorsCheck =
  (themeCss: string): PageCheck =>
  async (opened) => {
    await openPage(opened)
    const css = await opened.page.evaluate(readStyles)
    const literals = findForeignColors(css, themeCss).map(
      ({ property, literal }): Draft => ({ message: `${property}: ${literal}` }),
    )
    const wrong = [...literals, ...(await findInlineColors(opened.page))].map((finding) => ({
      ...finding,
      message: `expected a variable of the theme; found ${finding.message}`,
    }))
    return judge({ wrong }, 'every color is a variable of the theme')
  }

/** Returns the rules of every style sheet, including those that scripts add. Runs in the page. */
const readStyles = (): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')

/** Finds literal colors in `style` and in the attributes of graphics. */
const findInlineColors = (page: Page): Promise<Draft[]> =>
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
      const message = `${value} on <${element.localName}>`
      return value === undefined ? [] : [{ message, selector: svcSelector(element) }]
    })
  })
