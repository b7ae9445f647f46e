import { findColorLiterals } from '../color-literals.ts'
import type { BuiltPage, Finding, StateCheck } from '../types.ts'

/** No colour is written out: neither in a source file nor in the style of an element. */
export const checkColors: StateCheck = async (built, state) => {
  const inSources = state === '' ? [...built.sources].flatMap(findSourceColors) : []
  const inPage = (await findInlineColors(built)).map(({ place, value }) => ({
    subject: place,
    message: `Its style says ${value}; use a variable of the theme.`,
  }))
  return [...inSources, ...inPage]
}

const findSourceColors = ([file, text]: readonly [string, string]): Finding[] =>
  findColorLiterals(file, text).map(({ line, literal }) => ({
    subject: `${file}:${line}`,
    message: `${literal} is written out; use a variable of the theme.`,
  }))

const findInlineColors = ({ page, contract }: BuiltPage) =>
  page.evaluate(
    (names) => {
      const ATTRIBUTES = ['fill', 'stroke', 'color', 'bgcolor', 'stop-color']
      const isColour = (value: string): boolean =>
        !/^(none|transparent|currentcolor|inherit|initial|unset|auto)$/i.test(value) &&
        !/var\(|url\(/.test(value) &&
        CSS.supports('color', value)
      const styled = [...document.querySelectorAll<HTMLElement>('main [style], main svg *')]
      return styled.flatMap((element) => {
        const declared = [...element.style].map((name) => element.style.getPropertyValue(name))
        const given = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')
        const words = [...declared, ...given].flatMap(
          (value) => value.match(/[^\s(,]+(?:\([^)]*\))?/g) ?? [],
        )
        const value = words.find(isColour)
        const place = names.find((name) => element.closest(`[id="${name}"]`)) ?? 'main'
        return value === undefined ? [] : [{ place, value }]
      })
    },
    contract.parts.map(({ name }) => name),
  )
