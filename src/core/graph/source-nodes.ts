import type { SourceFinding } from '../verify/finding.ts'
import type { Snapshot } from '../verify/snapshot.ts'
import type { SourceFile } from '../verify/source-file.ts'
import type { GraphBuilder } from './graph.ts'

/** Returns the id of the node of a source file. */
export const toSourceId = (path: string): string => `source:${path}`

/** Turns the specifier of an import into a path without its extension, if an alias applies. */
export type ResolveAlias = (specifier: string) => string | undefined

/** The facts about a project that its source code shows. */
export interface SourceFacts {
  readonly snapshot: Pick<Snapshot, 'files' | 'routes' | 'components' | 'tokens'>
  /** The digests of the files, by path. */
  readonly hashes: Readonly<Record<string, string>>
  readonly resolveAlias?: ResolveAlias
}

/** Adds the nodes of source files, and of the routes, components and tokens that they contain. */
export function addSources(
  builder: GraphBuilder,
  { snapshot, hashes, resolveAlias }: SourceFacts,
): void {
  const { files, routes, components, tokens } = snapshot
  for (const { path, role, syntax } of files) {
    const hash = hashes[path]
    const payload = { path, role, syntax, ...(hash === undefined ? {} : { hash }) }
    builder.addNode(toSourceId(path), 'SourceArtifact', payload)
  }
  addImports(builder, files, resolveAlias)
  for (const { path, file } of routes.items) {
    derive(builder, builder.addNode(`route:${path}`, 'Route', { path }), file)
  }
  addComponents(builder, components)
  for (const { name, file, value } of tokens) {
    derive(builder, builder.addNode(`token:${name}`, 'Token', { value }), file)
  }
  addTokenUses(builder, files)
}

/** Connects a node with the file that it comes from. */
function derive(builder: GraphBuilder, src: string, file: string): void {
  const path = file
  const dst = builder.addNode(toSourceId(path), 'SourceArtifact', { path })
  builder.addEdge({ src, dst, relation: 'NODE_DERIVED_FROM_SOURCE' })
}

function addComponents(builder: GraphBuilder, components: Snapshot['components']): void {
  for (const { name, file, specifier, isPrimitive } of components) {
    const short = `component:${name}`
    // Two components with one name are told apart by their files.
    const isTaken = builder.hasNode(short)
    const id = isTaken ? `component:${file}#${name}` : short
    const payload = { name, file, import: specifier, primitive: isPrimitive }
    derive(builder, builder.addNode(id, 'Component', payload), file)
  }
}

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.vue',
  '.svelte',
  '.astro',
  '.css',
  '.scss',
]
const INDEX_FILES = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx']

function addImports(
  builder: GraphBuilder,
  files: readonly SourceFile[],
  resolveAlias: ResolveAlias = () => undefined,
): void {
  const known = new Set(files.map(({ path }) => path))
  for (const { path, role, script } of files) {
    const src = toSourceId(path)
    const targets = (script?.imports ?? []).flatMap(
      ({ specifier }) => resolveImport(path, specifier, { known, resolveAlias }) ?? [],
    )
    const test = role === 'test' ? builder.addNode(`test:${path}`, 'Test', { path }) : undefined
    if (test) derive(builder, test, path)
    for (const target of new Set(targets)) {
      const dst = toSourceId(target)
      builder.addEdge({ src, dst, relation: 'SOURCE_IMPORTS_SOURCE' })
      if (test) builder.addEdge({ src: test, dst, relation: 'TEST_COVERS_NODE' })
    }
  }
}

/** Finds the file of the project that an import names; undefined for packages. */
export function resolveImport(
  from: string,
  specifier: string,
  {
    known,
    resolveAlias,
  }: { readonly known: ReadonlySet<string>; readonly resolveAlias: ResolveAlias },
): string | undefined {
  const [name = ''] = specifier.split('?')
  const base = name.startsWith('.') ? joinPath(from, name) : resolveAlias(name)
  if (base === undefined) return undefined
  const candidates = [...EXTENSIONS, ...INDEX_FILES].map((end) => base + end)
  // TypeScript sources import the files that they compile to.
  const source = base.replace(/\.js(x?)$/, '.ts$1')
  return [...candidates, source, `${source}x`].find((path) => known.has(path))
}

/** Resolves a relative specifier against the file that has it. */
function joinPath(from: string, specifier: string): string {
  const segments = from.split('/').slice(0, -1)
  for (const segment of specifier.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

/** Connects the components of a file with the tokens that the file uses. */
function addTokenUses(builder: GraphBuilder, files: readonly SourceFile[]): void {
  const byFile = new Map<string, string[]>()
  for (const { id, payload } of builder.listNodes('Component')) {
    const file = String(payload.file)
    byFile.set(file, [...(byFile.get(file) ?? []), id])
  }
  for (const { path, text } of files) {
    const components = byFile.get(path) ?? []
    if (components.length === 0) continue
    const names = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
    for (const name of names) {
      const dst = `token:${name}`
      if (!builder.hasNode(dst)) continue
      for (const src of components) {
        builder.addEdge({ src, dst, relation: 'COMPONENT_STYLED_WITH_TOKEN' })
      }
    }
  }
}

/** Adds the findings of a run, each at its file. */
export function addFindings(builder: GraphBuilder, findings: readonly SourceFinding[]): void {
  for (const { id, code, severity, message, location, status } of findings) {
    if (status === 'suppressed') continue
    const { file, line } = location
    const payload = { code, severity, message, file, line }
    const src = builder.addNode(`finding:${id}`, 'Finding', payload)
    const dst = builder.addNode(toSourceId(file), 'SourceArtifact', { path: file })
    builder.addEdge({ src, dst, relation: 'FINDING_ANCHORED_AT' })
  }
}
