import { type Client, lookupFrom } from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import type { View } from '../view.ts'
import { intelligenceView } from './intelligence-view.tsx'
import { patternView } from './pattern/pattern-view.tsx'
import { archetypeView } from './product/archetype-view.tsx'
import { blueprintView } from './product/blueprint-view.tsx'
import { createRecordGraph } from './record-graph.ts'
import { shellView } from './shell/shell-view.tsx'
import { showcaseView } from './showcase-view.tsx'
import { themeView } from './theme/theme-view.tsx'

/** Creates the page of every record, the showcase and the quality page. */
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
