import { type Client, lookupFrom } from '../../index.ts'
import { createRecordGraph } from '../record-graph.ts'
import type { SiteData } from '../site.ts'
import type { View } from '../view.ts'
import { archetypeView } from './archetype.tsx'
import { blueprintView } from './blueprint.tsx'
import { intelligenceView } from './intelligence.tsx'
import { patternView } from './pattern.tsx'
import { shellView } from './shell.tsx'
import { showcaseView } from './showcase.tsx'
import { themeView } from './theme.tsx'

/** The page of every record, and the pages about all of them. */
export async function* recordViews(site: SiteData, client: Client): AsyncGenerator<View> {
  const graph = createRecordGraph(site)
  const { patterns, shells, themes, archetypes, blueprints } = site.records
  const compiler = { lookup: lookupFrom(client), compile: client.compile }
  for (const record of patterns) yield patternView(record, graph)
  for (const record of shells) yield shellView(record, graph)
  for (const record of themes) yield themeView(record, graph)
  for (const record of archetypes) yield await archetypeView(record, graph, compiler)
  for (const record of blueprints) yield await blueprintView(record, graph, compiler)
  yield showcaseView(graph)
  yield intelligenceView(site)
}
