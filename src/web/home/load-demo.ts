import { type Client, essenceFromArchetype, lookupFrom, type PublicRecord } from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import { DEMO_ESSENCE, DEMO_PAGE } from '../try/demo-essence.ts'
import { compileDemoPack } from '../try/demo-pack.ts'
import { renderEssencePage } from '../try/render-page.ts'
import type { DemoProps } from './demo.tsx'

/** The file of the prerendered demo page, which the start page shows without a script. */
export const DEMO_FILE = 'demo/index.html'

/** The prerendered content of the demo: the props of its island, and the HTML of its page. */
export interface DemoContent {
  readonly props: DemoProps
  readonly html: string
}

/** Compiles and renders the demo; undefined if the corpus lacks a record that it needs. */
export async function loadDemo(client: Client, site: SiteData): Promise<DemoContent | undefined> {
  if (!hasRequiredRecords(site)) return undefined
  const themes = await Promise.all(
    site.records.themes.map((theme) => createThemeOption(theme, client, site)),
  )
  return {
    props: {
      root: './',
      themes: themes.flatMap((option) => option ?? []),
      ...(await compileDemoPack(client)),
    },
    html: (await renderEssencePage(DEMO_ESSENCE, DEMO_PAGE, client)).html,
  }
}

const REQUIRED_RECORDS = {
  patterns: ['kpi-grid', 'chart-grid', 'activity-feed'],
  shells: ['sidebar-main'],
  themes: [DEMO_ESSENCE.dna.theme.id],
} as const

const hasRequiredRecords = ({ records }: SiteData): boolean =>
  (['patterns', 'shells', 'themes'] as const).every((type) =>
    REQUIRED_RECORDS[type].every((slug) =>
      records[type].some((record: PublicRecord) => record.slug === slug),
    ),
  )

async function createThemeOption(
  theme: PublicRecord<'themes'>,
  client: Client,
  { records }: SiteData,
) {
  const [archetype] = records.archetypes
  if (!archetype) return undefined
  const essence = await essenceFromArchetype(archetype.data, lookupFrom(client), {
    theme: theme.slug,
  })
  return essence.ok ? { id: theme.slug, dna: essence.value.dna } : undefined
}
