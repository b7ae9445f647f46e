import type { EssenceV4, Page, Section } from '../generated/types/essence.v4.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { regionsOf } from './regions.ts'

/** The id of the page that a sample is made for. */
export const SAMPLE_PAGE = 'sample'

const page = (id: string, route: string, layout: Page['layout']): Page => ({ id, route, layout })

/** What stands in a shell to show it: a record among others, a site, or a door. */
const SAMPLES = {
  record: {
    role: 'primary',
    pages: [
      page('list', '/records', [{ pattern: 'data-table', preset: 'selectable' }]),
      page(SAMPLE_PAGE, '/records/:id', [
        { pattern: 'detail-header', preset: 'compact' },
        { pattern: 'description-list', preset: 'columns' },
      ]),
    ],
  },
  site: {
    role: 'public',
    pages: [
      page(SAMPLE_PAGE, '/', [
        { pattern: 'hero', preset: 'split' },
        { pattern: 'features', preset: 'grid' },
      ]),
    ],
  },
  door: {
    role: 'gateway',
    pages: [page(SAMPLE_PAGE, '/login', [{ pattern: 'auth-form', preset: 'login' }])],
  },
} as const satisfies Record<string, Pick<Section, 'role' | 'pages'>>

const ITEMS = [
  { label: 'Overview', route: '/', icon: 'house' },
  { label: 'Records', route: '/records', icon: 'table' },
  { label: 'Reports', route: '/reports', icon: 'chart-line' },
  { label: 'Settings', route: '/settings', icon: 'settings' },
]

/** A small app in a shell, for looking at the shell. */
export function sampleEssence(shell: ShellV1): EssenceV4 {
  const sample = SAMPLES[kindOf(shell)]
  const section: Section = {
    id: 'app',
    description: 'What this product does, in one sentence.',
    features: [],
    shell: shell.id,
    ...sample,
    ...(sample.role === 'gateway' ? {} : { navigation_items: ITEMS }),
  }
  return {
    version: '4.0.0',
    dna: DNA,
    blueprint: { sections: [section], features: [] },
    meta: {
      archetype: 'sample',
      target: 'html',
      platform: { type: 'static', routing: 'pathname' },
      guard: { mode: 'guided', dna_enforcement: 'off', blueprint_enforcement: 'off' },
      navigation: { command_palette: true },
    },
  }
}

/** Places mean an app, a footer means a site, and neither means a door. */
function kindOf(shell: ShellV1): keyof typeof SAMPLES {
  const regions = regionsOf(shell)
  if (regions.some(({ element }) => element === 'footer')) return 'site'
  const holds = regions.flatMap((region) => region.holds.map(({ pattern }) => pattern))
  const isApp = regions.some(({ element }) => element === 'nav') || holds.includes('user-menu')
  return isApp ? 'record' : 'door'
}

const DNA: EssenceV4['dna'] = {
  theme: { id: 'sample', mode: 'auto' },
  spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '1.5rem' },
  typography: { scale: '1.2', heading_weight: 600, body_weight: 400 },
  color: { palette: 'sample', accent_count: 1, cvd_preference: 'none' },
  radius: { philosophy: 'rounded', base: 8 },
  elevation: { system: 'levels', max_levels: 4 },
  motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
  accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
  personality: ['A sample.'],
}
