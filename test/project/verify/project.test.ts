import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { discover } from '../../../src/project/discover/discover.ts'
import { ESSENCE_FILE } from '../../../src/project/folder/project.ts'
import {
  createSnapshot,
  findImpact,
  queryGraph,
  traverseGraph,
} from '../../../src/project/graph/graph.ts'
import { listDiagnostics } from '../../../src/project/verify/diagnostics.ts'
import { readProjectState } from '../../../src/project/verify/project-state.ts'
import { readWorkspaceHealth } from '../../../src/project/verify/workspace-health.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import {
  adminEssence,
  createEnvironment,
  createProject,
  toText,
} from '../../support/project/test-project.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'

const SVELTEKIT = '{ "name": "shop", "dependencies": { "@sveltejs/kit": "2" } }'

test('the state has numbers, and a reason for what is not known', async () => {
  const environment = await createProject({
    'package.json': SVELTEKIT,
    'src/routes/+page.svelte': '',
    'src/lib/Button.svelte': '',
    'src/app.css': ':root { --a: 1; --b: 2 } .dark { --a: 3 }',
  })
  expect(await readProjectState(environment)).toMatchObject({
    framework: 'sveltekit',
    routes: 1,
    components: 1,
    tokens: 2,
    contract: { status: 'valid', sections: 2, pages: 8, findings: 0 },
    packs: 'missing',
    baseline: null,
    last_verify: null,
    unknown: { baseline: expect.any(String), last_verify: expect.any(String) },
  })
  const empty = await readProjectState(createEnvironment(await createTestFolder()))
  expect(empty).toMatchObject({ framework: null, routes: null, contract: { status: 'missing' } })
  expect(Object.keys(empty.unknown)).toEqual(expect.arrayContaining(['framework', 'routes']))
})

test('the state names the pages to build next, in the order of the contract', async () => {
  const outline = adminEssence.blueprint.sections.flatMap(({ id, pages }) =>
    pages.map((page) => ({ page_id: `${id}/${page.id}`, route: page.route ?? '' })),
  )
  const [built, ...others] = outline
  const file = built?.route.replaceAll(/:(\w+)/g, '[$1]')
  const environment = await createProject({
    'package.json': SVELTEKIT,
    [`src/routes${file}/+page.svelte`]: '',
  })
  const { to_build } = await readProjectState(environment)
  expect(to_build?.total).toBe(others.length)
  expect(to_build?.pages.length).toBe(Math.min(5, others.length))
  for (const page of to_build?.pages ?? []) expect(others).toContainEqual(page)
  const empty = await readProjectState(createEnvironment(await createTestFolder()))
  expect(empty.to_build).toBeNull()
})

test('discovers in pages', async () => {
  const css = Array.from({ length: 5 }, (_, index) => `--a${index}: ${index};`).join(' ')
  const environment = createEnvironment(await createTestFolder({ 'a.css': `:root { ${css} }` }))
  const first = await discover(environment, { section: 'tokens', limit: 2 })
  expect(first).toMatchObject({ total: 5, next_offset: 2, completeness: 'complete' })
  const last = await discover(environment, { section: 'tokens', limit: 2, offset: 4 })
  expect(last.items).toMatchObject([{ name: '--a4' }])
  expect(last.next_offset).toBeUndefined()
})

test.each([
  ['package.json', { 'package.json': '{ "workspaces": ["apps/*", "!apps/old"] }' }],
  [
    'pnpm-workspace.yaml',
    {
      'pnpm-workspace.yaml':
        "packages:\n  # apps\n  - 'apps/*'\n  - '!apps/old'\ncatalog:\n  x: 1\n",
    },
  ],
])('lists the projects of %s', async (declared_in, files) => {
  const root = await createTestFolder({
    ...files,
    'apps/web/package.json': '{ "name": "web" }',
    'apps/web/svc.essence.json': toText(adminEssence),
    'apps/bad/package.json': '{',
    'apps/docs/package.json': '{ "name": "docs" }',
    'apps/old/package.json': '{}',
    'apps/empty/readme.md': '',
  })
  const health = await readWorkspaceHealth(createEnvironment(root))
  expect(health).toMatchObject({
    declared_in,
    total: 3,
    counts: { valid: 1, missing: 1, invalid: 1 },
  })
  expect(health.items.map(({ path, contract }) => [path, contract])).toEqual([
    ['apps/bad', 'invalid'],
    ['apps/docs', 'missing'],
    ['apps/web', 'valid'],
  ])
})

test('lists codes', async () => {
  const environment = createEnvironment('/')
  expect(await listDiagnostics(environment, { code: 'A11Y011' })).toMatchObject({
    total: 1,
    items: [{ family: 'verify', severity: 'error' }],
  })
  expect(await listDiagnostics(environment, { code: 'pattern-unknown' })).toMatchObject({
    items: [{ family: 'essence' }],
  })
  await expect(listDiagnostics(environment, { code: 'A11Y0111' })).rejects.toMatchObject({
    code: 'code-not-found',
  })
})

test('a snapshot validates against its schema, and edges end at nodes', async () => {
  const environment = await createProject({ 'package.json': SVELTEKIT })
  const { snapshot, counts, project_id } = await createSnapshot(environment, { detail: 'full' })
  expect(findSchemaErrors('graph-snapshot.v1.json', snapshot)).toEqual([])
  expect(project_id).toBe('shop')
  expect(counts.nodes).toMatchObject({ Project: 1, Section: 2, Page: 8, Theme: 1 })
  const { nodes, edges } = snapshot as {
    nodes: { id: string }[]
    edges: { src: string; dst: string }[]
  }
  const ids = new Set(nodes.map(({ id }) => id))
  expect(ids.size).toBe(nodes.length)
  expect(edges.filter(({ src, dst }) => !ids.has(src) || !ids.has(dst))).toEqual([])
})

test('answers what uses a pattern, and what a change of the contract affects', async () => {
  const environment = await createProject()
  const users = await traverseGraph(environment, {
    from: 'pattern:data-table',
    direction: 'in',
    depth: 1,
  })
  expect(users.items.map(({ id }) => id)).toContain('page:record-admin/list')
  expect(await queryGraph(environment, { node_type: 'Route', name: 'import' })).toMatchObject({
    total: 1,
    items: [{ id: 'route:/records/import' }],
  })
  const impact = await findImpact(environment, { files: [ESSENCE_FILE], limit: 50 })
  expect(impact.items.filter(({ type }) => type === 'Page')).toHaveLength(8)
})

test('source files are in the graph, and unknown nodes have suggestions', async () => {
  const environment = await createProject({
    'src/table.tsx': 'export const Table = () => <table />\n',
    'src/page.tsx': "import { Table } from './table'\nexport const Page = () => <Table />\n",
  })
  const inFile = await queryGraph(environment, { file_path: 'src/table.tsx' })
  expect(inFile.items.map(({ id }) => id)).toContain('source:src/table.tsx')
  expect(await traverseGraph(environment, { file_path: 'src/page.tsx', depth: 1 })).toMatchObject({
    items: [{ distance: 0 }, { id: 'source:src/table.tsx' }],
  })
  const impact = await findImpact(environment, { files: ['src/table.tsx', 'gone.tsx'] })
  expect(impact.items.map(({ id }) => id)).toContain('source:src/page.tsx')
  expect(impact.unknown).toEqual(['gone.tsx'])
  await expect(queryGraph(environment, { node_type: 'Decorator' })).rejects.toMatchObject({
    code: 'usage',
  })
  await expect(traverseGraph(environment, { from: 'page:record-admin/lst' })).rejects.toMatchObject(
    {
      code: 'node-not-found',
      hint: expect.stringContaining('Did you mean page:record-admin/list'),
    },
  )
})

test('compares the graph with a commit', async () => {
  const environment = await createProject()
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: environment.cwd,
    })
  await git('init', '-q')
  await git('add', '-A')
  await git('commit', '-qm', 'first')
  const changed = structuredClone(adminEssence)
  changed.blueprint.features.push('billing')
  await writeFile(join(environment.cwd, ESSENCE_FILE), toText(changed))
  const { changes } = await createSnapshot(environment, { compare_to: 'HEAD' })
  expect(changes).toMatchObject([
    { op: 'node.added', id: 'feature:billing', type: 'Feature' },
    { op: 'node.changed', id: `source:${ESSENCE_FILE}` },
    { op: 'edge.added', dst: 'feature:billing' },
  ])
  await expect(createSnapshot(environment, { compare_to: 'nope' })).rejects.toMatchObject({
    code: 'git-failed',
  })
})
