import { findColorLiterals } from '../color-literals.ts'
import type { BuiltPage, Finding, StateCheck } from '../types.ts'

/** Checks that no source file and no inline style has a literal color. */
export const checkColors: StateCheck = async (built, state) => {
  const inSources = state === '' ? [...built.sources].flatMap(findSourceColors) : []
  const inPage = (await findInlineColors(built)).map(({ subject, value }) => ({
    subject,
    message: `Its style has ${value}; use a variable of the theme.`,
  }))
  return [...inSources, ...inPage]
}

const findSourceColors = ([file, text]: readonly [string, string]): Finding[] =>
  findColorLiterals(file, text).map(({ line, literal }) => ({
    subject: `${file}:${line}`,
    message: `${literal} is a literal color; use a variable of the theme.`,
  }))

const findInlineColors = ({ page, contract }: BuiltPage) =>
  page.evaluate(
    (names) => {
      const ATTRIBUTES = ['fill', 'stroke', 'color', 'bgcolor', 'stop-color']
      const isColor = (value: string): boolean =>
        !/^(none|transparent|currentcolor|inherit|initial|unset|auto)$/i.test(value) &&
        !/var\(|url\(/.test(value) &&
        CSS.supports('color', value)
      const styled = [...document.querySelectorAll<HTMLElement>('main [style], main svg *')]
      return styled.flatMap((element) => {
        const declared = [...element.style].map((name) => element.style.getPropertyValue(name))
        const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')
        const words = [...declared, ...attributes].flatMap(
          (value) => value.match(/[^\s(,]+(?:\([^)]*\))?/g) ?? [],
        )
        const value = words.find(isColor)
        const subject = names.find((name) => element.closest(`[id="${name}"]`)) ?? 'main'
        return value === undefined ? [] : [{ subject, value }]
      })
    },
    contract.parts.map(({ name }) => name),
  )
