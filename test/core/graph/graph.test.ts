import { expect, test } from 'vitest'
import { compareGraphs } from '../../../src/core/graph/compare-graphs.ts'
import {
  toContractCapsule,
  toGraphDiff,
  toGraphManifest,
  toGraphSnapshot,
} from '../../../src/core/graph/documents.ts'
import type { Graph } from '../../../src/core/graph/graph.ts'
import { findImpact } from '../../../src/core/graph/impact.ts'
import { createProjectGraph, type GraphInput } from '../../../src/core/graph/project-graph.ts'
import { resolveImport } from '../../../src/core/graph/source-nodes.ts'
import type { SourceFile } from '../../../src/core/verify/source-file.ts'
import { createClient, lookupFrom } from '../../../src/index.ts'
import { corpusSource } from '../../../src/site.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { adminEssence } from '../../support/project/test-project.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { createFinding } from '../../support/verify/create-finding.ts'

const createFile = (path: string, imports: readonly string[] = [], text = ''): SourceFile => ({
  path,
  syntax: 'jsx',
  role: path.includes('.test.') ? 'test' : 'production',
  text,
  elements: [],
  styles: [],
  script: {
    imports: imports.map((specifier) => ({ specifier, names: [], range: { start: 0, end: 0 } })),
    declarations: [],
    calls: [],
    assignments: [],
    strings: [],
  },
  suppressions: [],
  errors: [],
})

const files = [
  createFile('src/pages/records.tsx', ['../ui/button.tsx', 'react']),
  createFile('src/pages/layout.tsx'),
  createFile('src/ui/button.tsx', ['./theme.js'], 'color: var(--primary)'),
  createFile('src/ui/theme.ts'),
  createFile('src/ui/button.test.tsx', ['./button']),
]

const input: GraphInput = {
  projectId: 'shop',
  contract: { path: 'svc.essence.json', essence: adminEssence, hash: 'sha256:1' },
  lookup: lookupFrom(createClient(corpusSource(officialCorpus))),
  source: {
    snapshot: {
      files,
      routes: {
        convention: 'react-router',
        completeness: 'complete',
        reason: '',
        items: [{ path: '/records', file: 'src/pages/records.tsx' }],
      },
      components: [
        { name: 'Button', file: 'src/ui/button.tsx', specifier: '@/ui/button', isPrimitive: true },
      ],
      tokens: [
        {
          name: '--primary',
          value: '#123',
          file: 'src/app.css',
          range: { start: 0, end: 0 },
          selector: ':root',
          conditions: [],
        },
      ],
    },
    hashes: { 'src/ui/theme.ts': 'sha256:2' },
  },
  findings: [createFinding({ file: 'src/ui/button.tsx' })],
}

const graph = await createProjectGraph(input)

test('the same input gives the same graph', async () => {
  expect(await createProjectGraph(input)).toEqual(graph)
})

test('both ends of each edge are nodes', () => {
  const ids = new Set(graph.nodes.map(({ id }) => id))
  expect(graph.edges.filter(({ src, dst }) => !ids.has(src) || !ids.has(dst))).toEqual([])
})

test('findings change the identity of a graph, but not the hash of its source', async () => {
  const clean = await createProjectGraph({ ...input, findings: [] })
  expect(clean.id).not.toBe(graph.id)
  expect(clean.sourceHash).toBe(graph.sourceHash)
  expect(compareGraphs(clean, graph).map(({ op }) => op)).toEqual(['finding.added', 'edge.added'])
  expect(compareGraphs(graph, clean)[0]?.op).toBe('finding.resolved')
})

test('a graph without a contract has the source only', async () => {
  const { nodes } = await createProjectGraph({ ...input, contract: null, findings: [] })
  expect(new Set(nodes.map(({ type }) => type))).toEqual(
    new Set(['Project', 'SourceArtifact', 'Test', 'Route', 'Component', 'Token']),
  )
})

const listIds = (files: readonly string[]): string[] =>
  findImpact(graph, files).nodes.map(({ id }) => id)

test('a changed file affects what imports it, up to pages and tests', () => {
  expect(new Set(listIds(['src/ui/theme.ts']))).toEqual(
    new Set([
      'source:src/ui/theme.ts',
      'source:src/ui/button.tsx',
      'component:Button',
      'source:src/pages/records.tsx',
      'source:src/ui/button.test.tsx',
      'test:src/ui/button.test.tsx',
      'route:/records',
      ...graph.edges
        .filter(({ dst }) => dst === 'route:/records')
        .flatMap(({ src }) => (src.startsWith('page:') ? [src] : [])),
      'section:record-admin',
    ]),
  )
})

test('a layout affects the routes of its folder', () => {
  expect(listIds(['src/pages/layout.tsx'])).toContain('route:/records')
})

test('a contract affects all pages, and an unknown file is named', () => {
  const pages = graph.nodes.filter(({ type }) => type === 'Page').map(({ id }) => id)
  expect(listIds(['svc.essence.json'])).toEqual(expect.arrayContaining(pages))
  expect(findImpact(graph, ['README.md'])).toEqual({ nodes: [], unresolved: ['README.md'] })
})

test.each([
  ['./button', 'src/ui/button.tsx'],
  ['./theme.js', 'src/ui/theme.ts'],
  ['../ui/theme', 'src/ui/theme.ts'],
  ['react', undefined],
  ['@/ui/theme', 'src/ui/theme.ts'],
])('resolves %s', (specifier, expected) => {
  const known = new Set(files.map(({ path }) => path))
  const resolveAlias = (name: string) =>
    name.startsWith('@/') ? `src/${name.slice(2)}` : undefined
  expect(resolveImport('src/ui/a.tsx', specifier, { known, resolveAlias })).toBe(expected)
})

test('documents of the graph conform to their schemas', async () => {
  const now = '2026-01-01T00:00:00.000Z'
  const before: Graph = { nodes: [], edges: [] }
  expect(compareGraphs(before, before)).toEqual([])
  const documents = {
    'graph-snapshot.v1.json': toGraphSnapshot(graph, { createdAt: now, git: { dirty: true } }),
    'graph-manifest.v1.json': toGraphManifest(graph, {
      generatedAt: now,
      outputs: { snapshot: 'graph.json' },
      warnings: ['a.vue was not read.'],
    }),
    'graph-diff.v1.json': toGraphDiff(null, graph),
    'contract-capsule.v1.json': toContractCapsule(graph, now),
  }
  for (const [name, document] of Object.entries(documents)) {
    expect(findSchemaErrors(name, JSON.parse(JSON.stringify(document))), name).toEqual([])
  }
})
