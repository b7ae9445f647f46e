import type { Lookup } from '../content/content-types.ts'
import { getEffectiveTheme } from '../essence/model/effective-theme.ts'
import { createOutline } from '../essence/model/outline.ts'
import { normalizeEssence } from '../essence/normalize.ts'
import type { Essence } from '../essence/version.ts'
import { asArray, asObject } from '../kernel/json/value.ts'
import { themeTokens } from '../theme/tokens.ts'
import type { GraphBuilder } from './graph.ts'

/** Adds the nodes of a contract and of the shells and the theme that it names. */
export async function addContract(
  builder: GraphBuilder,
  document: Essence,
  { project, lookup }: { readonly project: string; readonly lookup: Lookup },
): Promise<void> {
  const essence = normalizeEssence(document)
  addSections(builder, essence, project)
  addFeatures(builder, essence, project)
  await addTheme(builder, essence, { project, lookup })
  await addRegions(builder, lookup)
}

function addSections(builder: GraphBuilder, essence: Essence, project: string): void {
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
  builder: GraphBuilder,
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

function addFeatures(builder: GraphBuilder, { blueprint }: Essence, project: string): void {
  for (const feature of new Set(blueprint.features)) {
    const sections = blueprint.sections.filter(({ features }) => features.includes(feature))
    const payload = { sections: sections.map(({ id }) => id) }
    const dst = builder.addNode(`feature:${feature}`, 'Feature', payload)
    builder.addEdge({ src: project, dst, relation: 'PROJECT_ENABLES_FEATURE' })
  }
}

async function addTheme(
  builder: GraphBuilder,
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

async function addRegions(builder: GraphBuilder, lookup: Lookup): Promise<void> {
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
