import { type Client, essenceFromArchetype, lookupFrom, type PublicRecord } from '../index.ts'
import { DEMO_ESSENCE, DEMO_PAGE } from './demo-essence.ts'
import type { DemoProps } from './islands/demo.tsx'
import type { Site } from './site.ts'
import { drawPage } from './try/draw-page.ts'

/** Where the page lies that the start page shows first, so that it needs no script. */
export const DEMO_FILE = 'demo/index.html'

/** What the start page shows at work: an essence, the pack of its page, and the page. */
export interface Demo {
  readonly props: DemoProps
  readonly html: string
}

/** The demonstration, unless the corpus lacks a record that it is made of. */
export async function readDemo(client: Client, site: Site): Promise<Demo | undefined> {
  if (!hasRecords(site)) return undefined
  const { pack, manifest } = await client.select({
    ...{ essence: DEMO_ESSENCE, pack_type: 'page', id: DEMO_PAGE },
  })
  const themes = await Promise.all(
    site.records.themes.map((theme) => choiceOf(theme, client, site)),
  )
  return {
    props: {
      root: './',
      themes: themes.flatMap((choice) => choice ?? []),
      pack: pack.renderedMarkdown,
      tokens: manifest.pages.find(({ id }) => id === DEMO_PAGE)?.tokens ?? 0,
    },
    html: (await drawPage(DEMO_ESSENCE, DEMO_PAGE, client)).html,
  }
}

const NEEDED = {
  patterns: ['kpi-grid', 'chart-grid', 'activity-feed'],
  shells: ['sidebar-main'],
  themes: [DEMO_ESSENCE.dna.theme.id],
} as const

const hasRecords = ({ records }: Site): boolean =>
  (['patterns', 'shells', 'themes'] as const).every((type) =>
    NEEDED[type].every((slug) =>
      records[type].some((record: PublicRecord) => record.slug === slug),
    ),
  )

/** A theme with what it decides in an essence. */
async function choiceOf(theme: PublicRecord<'themes'>, client: Client, { records }: Site) {
  const [archetype] = records.archetypes
  if (!archetype) return undefined
  const made = await essenceFromArchetype(archetype.data, lookupFrom(client), { theme: theme.slug })
  return made.ok ? { id: theme.slug, dna: made.value.dna } : undefined
}
