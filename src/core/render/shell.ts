import type { Lookup } from '../content/content-types.ts'
import { getShellRoles } from '../content/shell-fields.ts'
import type { Essence, Page, Section } from '../essence/version.ts'
import { ESSENCE_VERSION } from '../essence/version.ts'
import { DEFAULT_PATTERNS } from '../generated/default-records.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { renderDocument } from './document.ts'
import type { Node } from './element.ts'
import { MAIN_ID } from './element-ids.ts'
import { rewriteLinks } from './links.ts'
import { findAppPage, loadApp } from './load-app.ts'
import { composePage } from './page.ts'
import type { RenderOptions } from './pattern.ts'
import { getShellRegions } from './shell-regions.ts'

/** The id of the page that shows a shell. */
const SAMPLE_PAGE_ID = 'sample'

const createSamplePage = (id: string, route: string, layout: Page['layout']): Page => ({
  id,
  route,
  layout,
})

/** The content of the sample page: a record with its list, a public site, or a login. */
const SAMPLE_SECTIONS = {
  record: {
    role: 'primary',
    pages: [
      createSamplePage('list', '/records', [DEFAULT_PATTERNS.list]),
      createSamplePage(SAMPLE_PAGE_ID, '/records/:id', [
        DEFAULT_PATTERNS.record_header,
        DEFAULT_PATTERNS.record,
      ]),
    ],
  },
  site: {
    role: 'public',
    pages: [
      createSamplePage(SAMPLE_PAGE_ID, '/', [
        DEFAULT_PATTERNS.introduction,
        DEFAULT_PATTERNS.benefits,
      ]),
    ],
  },
  login: {
    role: 'gateway',
    pages: [createSamplePage(SAMPLE_PAGE_ID, '/login', [DEFAULT_PATTERNS.sign_in])],
  },
} as const satisfies Record<string, Pick<Section, 'role' | 'pages'>>

const SAMPLE_NAVIGATION_ITEMS = [
  { label: 'Overview', route: '/', icon: 'house' },
  { label: 'Records', route: '/records', icon: 'table', active_match: '/records' },
  { label: 'Reports', route: '/reports', icon: 'chart-line' },
  { label: 'Settings', route: '/settings', icon: 'settings' },
]

/** Commands without a route, because a sample has no other page to link to. */
const SAMPLE_COMMANDS = [{ id: 'open-records', label: 'Records', action: 'open-records' }]

/** Creates a small app that shows a shell. */
function createSampleEssence(shell: ShellV1): Essence {
  const sample = SAMPLE_SECTIONS[chooseSampleKind(shell)]
  const section: Section = {
    id: 'app',
    description: 'What this product does, in one sentence.',
    features: [],
    shell: shell.id,
    ...sample,
    ...(sample.role === 'gateway' ? {} : { navigation_items: SAMPLE_NAVIGATION_ITEMS }),
  }
  return {
    version: ESSENCE_VERSION,
    dna: SAMPLE_DNA,
    blueprint: { sections: [section], features: [] },
    meta: {
      archetype: 'sample',
      target: 'html',
      platform: { type: 'static', routing: 'pathname' },
      guard: { mode: 'guided', dna_enforcement: 'off', blueprint_enforcement: 'off' },
      navigation: { command_palette: { commands: SAMPLE_COMMANDS } },
    },
  }
}

/**
 * Shells with a footer show a site, shells with navigation an app. Of the others, those for a
 * gateway and those without roles show a login.
 */
function chooseSampleKind(shell: ShellV1): keyof typeof SAMPLE_SECTIONS {
  const elements = getShellRegions(shell).map(({ element }) => element)
  if (elements.includes('footer')) return 'site'
  const roles = getShellRoles(shell)
  const isApp = roles.length > 0 && !roles.includes('gateway')
  return isApp || elements.includes('nav') ? 'record' : 'login'
}

const SAMPLE_DNA: Essence['dna'] = {
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

/** Renders a shell around a sample page that suits it. */
async function createShellNodes(shell: ShellV1, lookup: Lookup): Promise<readonly Node[]> {
  const get: Lookup['get'] = async (type, slug) =>
    type === 'shells' && slug === shell.id ? (shell as never) : lookup.get(type, slug)
  const app = await loadApp(createSampleEssence(shell), { ...lookup, get }, { product: shell.name })
  const page = findAppPage(app, SAMPLE_PAGE_ID)
  if (page === undefined) throw new Error(`The sample of ${shell.id} has no page.`)
  const { body, ids } = composePage(app, page)
  return rewriteLinks(body, { resolve: () => undefined, ids, deadLinkHref: `#${MAIN_ID}` })
}

/** Renders a shell as a document. */
export const renderShell = async (
  shell: ShellV1,
  lookup: Lookup,
  { styles, ...appearance }: RenderOptions,
): Promise<string> =>
  renderDocument({
    title: shell.name,
    body: await createShellNodes(shell, lookup),
    appearance,
    styles,
  })
