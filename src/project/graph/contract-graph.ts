import { createOutline, type Essence, normalizeEssence } from '../../essence.ts'
import { asArray, asObject, type Lookup } from '../../index.ts'
import { getEffectiveTheme, themeTokens } from '../../themes.ts'

/** The node types that a contract produces, in the vocabulary of graph.common.v1. */
export const NODE_TYPES = [
  ...(['Project', 'Section', 'Page', 'Route', 'Shell', 'Region'] as const),
  ...(['Pattern', 'Token', 'Theme', 'Feature'] as const),
] as const

/** The relations that a contract produces. */
export const RELATIONS = [
  ...(['PROJECT_CONTAINS_SECTION', 'PROJECT_ENABLES_FEATURE', 'PROJECT_USES_THEME'] as const),
  ...(['SECTION_CONTAINS_PAGE', 'PAGE_ROUTED_AT_ROUTE', 'PAGE_USES_SHELL'] as const),
  ...(['SHELL_HAS_REGION', 'PAGE_COMPOSES_PATTERN', 'THEME_DEFINES_TOKEN'] as const),
] as const

/** A node of the graph. */
export interface GraphNode {
  readonly id: string
  readonly type: (typeof NODE_TYPES)[number]
  readonly payload: Readonly<Record<string, unknown>>
}

/** A relation between two nodes. */
export interface GraphEdge {
  readonly src: string
  readonly dst: string
  readonly relation: (typeof RELATIONS)[number]
  readonly payload?: Readonly<Record<string, unknown>>
  readonly idx?: number
}

/** The graph of a contract. Each node appears once; both ends of an edge are nodes. */
export interface ContractGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

/** Creates the graph of a contract and of the shells and the theme that it names. */
export async function createContractGraph(
  document: Essence,
  { projectId, lookup }: { readonly projectId: string; readonly lookup: Lookup },
): Promise<ContractGraph> {
  const essence = normalizeEssence(document)
  const builder = createBuilder()
  const project = `project:${projectId}`
  builder.addNode(project, 'Project', { target: essence.meta.target })
  addSections(builder, essence, project)
  addFeatures(builder, essence, project)
  await addTheme(builder, essence, { project, lookup })
  await addRegions(builder, lookup)
  return builder.build()
}

type Builder = ReturnType<typeof createBuilder>

function createBuilder() {
  const nodes = new Map<string, GraphNode>()
  const edges = new Map<string, GraphEdge>()
  return {
    addNode(id: string, type: GraphNode['type'], payload: GraphNode['payload']): string {
      if (!nodes.has(id)) nodes.set(id, { id, type, payload })
      return id
    },
    addEdge(edge: GraphEdge): void {
      const key = JSON.stringify([edge.relation, edge.src, edge.dst, edge.idx])
      if (!edges.has(key)) edges.set(key, edge)
    },
    listNodes: (type: GraphNode['type']) =>
      [...nodes.values()].filter((node) => node.type === type),
    build: (): ContractGraph => ({ nodes: [...nodes.values()], edges: [...edges.values()] }),
  }
}

function addSections(builder: Builder, essence: Essence, project: string): void {
  const { sections, pages } = createOutline(essence)
  for (const [idx, { section, pointer }] of sections.entries()) {
    const { id, role, shell, description } = section
    const dst = builder.addNode(`section:${id}`, 'Section', { role, shell, description, pointer })
    builder.addEdge({ src: project, dst, relation: 'PROJECT_CONTAINS_SECTION', idx })
  }
  const routes = Object.entries(essence.blueprint.routes ?? {})
  const pathsByPage = new Map<string, string[]>()
  for (const [path, { section, page }] of routes) {
    const name = `${section}/${page}`
    pathsByPage.set(name, [...(pathsByPage.get(name) ?? []), path])
  }
  for (const entry of pages) addPage(builder, entry, pathsByPage.get(entry.name) ?? [])
}

function addPage(
  builder: Builder,
  { section, page, name, pointer, instances }: ReturnType<typeof createOutline>['pages'][number],
  paths: readonly string[],
): void {
  const src = builder.addNode(`page:${name}`, 'Page', { route: page.route ?? null, pointer })
  builder.addEdge({ src: `section:${section.id}`, dst: src, relation: 'SECTION_CONTAINS_PAGE' })
  for (const path of new Set([...(page.route === undefined ? [] : [page.route]), ...paths])) {
    const dst = builder.addNode(`route:${path}`, 'Route', { path })
    builder.addEdge({ src, dst, relation: 'PAGE_ROUTED_AT_ROUTE' })
  }
  const shell = page.shell_override ?? section.shell
  builder.addEdge({
    src,
    dst: builder.addNode(`shell:${shell}`, 'Shell', { id: shell }),
    relation: 'PAGE_USES_SHELL',
  })
  for (const [idx, { id, preset, alias }] of instances.entries()) {
    const dst = builder.addNode(`pattern:${id}`, 'Pattern', { id })
    const payload = { ...(preset === undefined ? {} : { preset }), ...(alias ? { alias } : {}) }
    builder.addEdge({ src, dst, relation: 'PAGE_COMPOSES_PATTERN', payload, idx })
  }
}

function addFeatures(builder: Builder, { blueprint }: Essence, project: string): void {
  for (const feature of new Set(blueprint.features)) {
    const sections = blueprint.sections.filter(({ features }) => features.includes(feature))
    const payload = { sections: sections.map(({ id }) => id) }
    const dst = builder.addNode(`feature:${feature}`, 'Feature', payload)
    builder.addEdge({ src: project, dst, relation: 'PROJECT_ENABLES_FEATURE' })
  }
}

async function addTheme(
  builder: Builder,
  { dna }: Essence,
  { project, lookup }: { readonly project: string; readonly lookup: Lookup },
): Promise<void> {
  const record = await lookup.get('themes', dna.theme.id)
  const payload = { mode: dna.theme.mode, known: record !== undefined }
  const theme = builder.addNode(`theme:${dna.theme.id}`, 'Theme', payload)
  builder.addEdge({ src: project, dst: theme, relation: 'PROJECT_USES_THEME' })
  if (record === undefined) return
  for (const { name, ...values } of themeTokens(getEffectiveTheme(dna, record))) {
    const dst = builder.addNode(`token:${name}`, 'Token', values)
    builder.addEdge({ src: theme, dst, relation: 'THEME_DEFINES_TOKEN' })
  }
}

async function addRegions(builder: Builder, lookup: Lookup): Promise<void> {
  for (const { id: src, payload } of builder.listNodes('Shell')) {
    const shell = String(payload.id)
    const record = await lookup.get('shells', shell)
    for (const [idx, region] of asArray(record?.regions).entries()) {
      const { id, element } = asObject(region)
      const dst = builder.addNode(`region:${shell}/${id}`, 'Region', { element: element ?? null })
      builder.addEdge({ src, dst, relation: 'SHELL_HAS_REGION', idx })
    }
  }
}
