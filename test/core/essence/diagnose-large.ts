import type { EssenceV4, Page } from '../../../src/core/generated/types/essence.v4.ts'
import { clean } from './diagnose-scene.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** An essence of many pages in twenty sections, whose names are all sound or all broken. */
export function largeEssence(pages: number, isSound: boolean): EssenceV4 {
  const sections = numbers(20).map((section) => ({
    ...clean.blueprint.sections[0],
    id: `section-${section}`,
    pages: numbers(pages / 20).map((page) => pageOf(section * (pages / 20) + page, isSound)),
    navigation_items: numbers(pages / 20).map((page) => ({
      label: `Item ${page}`,
      route: isSound ? `/${section * (pages / 20) + page}` : `/nowhere-${section}-${page}`,
      ...(isSound ? {} : { hotkey: `x ${section} ${page}`, active_match: '(' }),
    })),
  }))
  return {
    ...clean,
    blueprint: {
      ...clean.blueprint,
      sections,
      features: ['search'],
      routes: routesOf(pages, isSound),
    },
    meta: { ...clean.meta, navigation: { hotkeys: hotkeysOf(pages, isSound) } },
  } as EssenceV4
}

const pageOf = (number: number, isSound: boolean): Page => ({
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

const routesOf = (pages: number, isSound: boolean) =>
  Object.fromEntries(
    numbers(pages).map((number) => {
      const section = `section-${Math.floor(number / (pages / 20))}`
      return [
        isSound ? `/${number}` : `/elsewhere-${number}`,
        { section, page: isSound ? `page-${number}` : `pages-${number}` },
      ]
    }),
  )

const hotkeysOf = (pages: number, isSound: boolean) =>
  numbers(pages).map((number) => ({
    key: isSound ? `g ${[...String(number)].join(' ')} x` : 'g',
    label: `Go to ${number}`,
    ...(isSound ? { route: `/${number}` } : {}),
  }))
