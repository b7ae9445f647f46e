import { type Client, type ContentType, lookupFrom, type PublicRecord } from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import { ORDERED_TYPES } from '../ui/content-type-labels.ts'
import type { View } from '../view.ts'
import { intelligenceView } from './intelligence-view.tsx'
import { patternView } from './pattern/pattern-view.tsx'
import { archetypeView } from './product/archetype-view.tsx'
import { blueprintView } from './product/blueprint-view.tsx'
import { createRecordGraph, type RecordGraph } from './record-graph.ts'
import { shellView } from './shell/shell-view.tsx'
import { showcaseView } from './showcase-view.tsx'
import { themeView } from './theme/theme-view.tsx'

type Compiler = Parameters<typeof blueprintView>[2]

/** How the page of a record is created, by type. */
const VIEWS: {
  readonly [T in ContentType]: (
    record: PublicRecord<T>,
    graph: RecordGraph,
    compiler: Compiler,
  ) => View | Promise<View>
} = {
  patterns: patternView,
  shells: shellView,
  themes: themeView,
  archetypes: archetypeView,
  blueprints: blueprintView,
}

/** Creates the page of every record, the showcase and the quality page. */
export async function* recordViews(site: SiteData, client: Client): AsyncGenerator<View> {
  const graph = createRecordGraph(site)
  const compiler = { lookup: lookupFrom(client), compile: client.compile }
  const createView = <T extends ContentType>(type: T, record: PublicRecord<T>) =>
    VIEWS[type](record, graph, compiler)
  for (const type of ORDERED_TYPES) {
    for (const record of site.records[type]) yield await createView(type, record)
  }
  yield showcaseView(graph)
  yield intelligenceView(site)
}
