import type { Essence } from '../../../src/essence.ts'
import { fullEssence } from './full-essence.ts'

type Section = Essence['blueprint']['sections'][number]

const createSection = (index: number, pages: number): Section => ({
  id: `section-${index}`,
  role: index === 0 ? 'primary' : 'auxiliary',
  shell: 'sidebar-main',
  features: ['orders'],
  description: 'Orders of one region and what is left to do with them.',
  pages: Array.from({ length: pages }, (_, page) => ({
    id: `page-${page}`,
    route: `/section-${index}/page-${page}`,
    layout: [
      'filter-bar',
      { pattern: 'data-table', preset: 'standard', as: `table-${page}` },
      { cols: ['kpi-grid', { pattern: 'activity-feed' }], at: 'lg', span: { 'kpi-grid': 2 } },
    ],
    directives: ['Show the newest order first.'],
  })),
})

/** A valid essence with this many pages, ten to a section. */
export const createEssenceWithPages = (pages: number): Essence => ({
  ...fullEssence,
  blueprint: {
    sections: Array.from({ length: Math.ceil(pages / 10) }, (_, index) =>
      createSection(index, Math.min(10, pages - index * 10)),
    ),
    features: ['orders'],
  },
})
