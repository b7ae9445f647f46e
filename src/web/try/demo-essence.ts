import { ESSENCE_VERSION, type Essence } from '../../index.ts'

/** A theme and the essence DNA that it produces. */
export interface ThemeOption {
  readonly id: string
  readonly dna: Essence['dna']
}

/** The choices that the demo offers. */
export interface DemoAppearance {
  readonly theme: string
  readonly density: string
}

/** The id of the only page of the demo. */
export const DEMO_PAGE = 'today'

/** A product with one section and one page. The start page and the essence editor show it first. */
export const DEMO_ESSENCE: Essence = {
  version: ESSENCE_VERSION,
  dna: {
    theme: { id: 'slate', mode: 'auto', shape: 'rounded' },
    spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '1.5rem' },
    typography: { scale: '1.2', heading_weight: 650, body_weight: 400 },
    color: { palette: 'slate', accent_count: 1, cvd_preference: 'none' },
    radius: { philosophy: 'rounded', base: 8 },
    elevation: { system: 'levels', max_levels: 3 },
    motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
    accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
    personality: ['Calm and exact'],
  },
  blueprint: {
    sections: [
      {
        id: 'desk',
        role: 'primary',
        shell: 'sidebar-main',
        features: [],
        description: 'The desk of a support team: how the day stands and what happened last.',
        navigation_items: [{ label: 'Today', route: '/' }],
        pages: [
          {
            id: DEMO_PAGE,
            route: '/',
            layout: [
              { pattern: 'kpi-grid', preset: 'cards' },
              {
                cols: [{ pattern: 'chart-grid' }, { pattern: 'activity-feed' }],
                at: 'lg',
                span: { 'chart-grid': 2, 'activity-feed': 1 },
              },
            ],
            directives: [
              'Purpose: Support agents see at a glance how the day is going and what came in last.',
              'Primary action: Open the newest request',
              'Show today and the seven days before it; compare with the week before.',
            ],
          },
        ],
      },
    ],
    features: [],
    routes: { '/': { section: 'desk', page: DEMO_PAGE } },
  },
  meta: {
    archetype: 'saas-overview',
    target: 'react-vite',
    platform: { type: 'spa', routing: 'history' },
    guard: { mode: 'guided', dna_enforcement: 'error', blueprint_enforcement: 'warn' },
  },
}

/** Returns the demo essence with another DNA and density. */
export function createDemoEssence(dna: Essence['dna'], density: string): Essence {
  return {
    ...DEMO_ESSENCE,
    dna: {
      ...dna,
      theme: { ...dna.theme, mode: 'auto' },
      spacing: { ...dna.spacing, density: density as Essence['dna']['spacing']['density'] },
      personality: DEMO_ESSENCE.dna.personality,
    },
  }
}
