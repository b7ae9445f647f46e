import type { Essence, Page } from '../../../../src/core/essence/version.ts'
import { cleanEssence } from './clean-essence.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Creates an essence with many pages in twenty sections, all valid or all with issues. */
export function createLargeEssence(pages: number, isValid: boolean): Essence {
  const sections = range(20).map((section) => ({
    ...cleanEssence.blueprint.sections[0],
    id: `section-${section}`,
    pages: range(pages / 20).map((page) => createPage(section * (pages / 20) + page, isValid)),
    navigation_items: range(pages / 20).map((page) => ({
      label: `Item ${page}`,
      route: isValid ? `/${section * (pages / 20) + page}` : `/nowhere-${section}-${page}`,
      ...(isValid ? {} : { hotkey: `x ${section} ${page}`, active_match: '(' }),
    })),
  }))
  return {
    ...cleanEssence,
    blueprint: {
      ...cleanEssence.blueprint,
      sections,
      features: ['search'],
      routes: createRoutes(pages, isValid),
    },
    meta: { ...cleanEssence.meta, navigation: { hotkeys: createHotkeys(pages, isValid) } },
  } as Essence
}

const createPage = (number: number, isValid: boolean): Page => ({
  id: `page-${number}`,
  route: `/${number}`,
  directives: isValid ? [`Purpose: Page ${number}.`, 'Primary action: Search'] : [],
  layout: [
    isValid ? 'hero' : `hero-${number}`,
    {
      cols: [
        { pattern: 'data-table', preset: isValid ? 'standard' : 'none', as: 'a' },
        'filter-bar',
      ],
      span: isValid ? { a: 2 } : { b: 2 },
      breakpoints: isValid ? [{ at: 'md', cols: 2 }] : [{ at: 'huge', cols: 0.5 }],
    },
  ],
})

const createRoutes = (pages: number, isValid: boolean) =>
  Object.fromEntries(
    range(pages).map((number) => {
      const section = `section-${Math.floor(number / (pages / 20))}`
      return [
        isValid ? `/${number}` : `/elsewhere-${number}`,
        { section, page: isValid ? `page-${number}` : `pages-${number}` },
      ]
    }),
  )

const createHotkeys = (pages: number, isValid: boolean) =>
  range(pages).map((number) => ({
    key: isValid ? `g ${[...String(number)].join(' ')} x` : 'g',
    label: `Go to ${number}`,
    ...(isValid ? { route: `/${number}` } : {}),
  }))
