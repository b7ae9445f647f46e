import type { Essence, Page } from '../../../../src/core/essence/version.ts'
import { cleanEssence } from './clean-essence.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** An essence of many pages in twenty sections, whose names are all sound or all broken. */
export function createLargeEssence(pages: number, isSound: boolean): Essence {
  const sections = range(20).map((section) => ({
    ...cleanEssence.blueprint.sections[0],
    id: `section-${section}`,
    pages: range(pages / 20).map((page) => createPage(section * (pages / 20) + page, isSound)),
    navigation_items: range(pages / 20).map((page) => ({
      label: `Item ${page}`,
      route: isSound ? `/${section * (pages / 20) + page}` : `/nowhere-${section}-${page}`,
      ...(isSound ? {} : { hotkey: `x ${section} ${page}`, active_match: '(' }),
    })),
  }))
  return {
    ...cleanEssence,
    blueprint: {
      ...cleanEssence.blueprint,
      sections,
      features: ['search'],
      routes: createRoutes(pages, isSound),
    },
    meta: { ...cleanEssence.meta, navigation: { hotkeys: createHotkeys(pages, isSound) } },
  } as Essence
}

const createPage = (number: number, isSound: boolean): Page => ({
  id: `page-${number}`,
  route: `/${number}`,
  layout: [
    isSound ? 'hero' : `hero-${number}`,
    {
      cols: [
        { pattern: 'data-table', preset: isSound ? 'standard' : 'none', as: 'a' },
        'filter-bar',
      ],
      span: isSound ? { a: 2 } : { b: 2 },
      breakpoints: isSound ? [{ at: 'md', cols: 2 }] : [{ at: 'huge', cols: 0.5 }],
    },
  ],
})

const createRoutes = (pages: number, isSound: boolean) =>
  Object.fromEntries(
    range(pages).map((number) => {
      const section = `section-${Math.floor(number / (pages / 20))}`
      return [
        isSound ? `/${number}` : `/elsewhere-${number}`,
        { section, page: isSound ? `page-${number}` : `pages-${number}` },
      ]
    }),
  )

const createHotkeys = (pages: number, isSound: boolean) =>
  range(pages).map((number) => ({
    key: isSound ? `g ${[...String(number)].join(' ')} x` : 'g',
    label: `Go to ${number}`,
    ...(isSound ? { route: `/${number}` } : {}),
  }))
