import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { callTool } from '../../../src/mcp/call-tool.ts'
import type { Envelope } from '../../../src/mcp/envelope.ts'
import { TOOLS } from '../../../src/mcp/tools/index.ts'
import { writeTree } from '../../../src/node.ts'
import { createEssenceWithPages } from '../essence/essence-with-pages.ts'

/** The number of pages of the project that the example calls run in. */
export const PAGES = 500

type Args = Readonly<Record<string, unknown>>

/** A call of every action, with what it needs, in a project with 500 pages. */
export const EXAMPLE_CALLS: Readonly<Record<string, Readonly<Record<string, Args>>>> = {
  svc_registry: {
    search: { query: 'table' },
    list: { type: 'pattern' },
    resolve_pattern: { id: 'data-table' },
    resolve_archetype: { id: 'record-admin' },
    resolve_blueprint: { id: 'internal-admin' },
    resolve_theme: { id: 'slate' },
    resolve_shell: { id: 'sidebar-main' },
    suggest_patterns: { description: 'a list of orders with filters' },
    showcase_benchmarks: {},
    intelligence_summary: {},
    compile_execution_packs: {},
    schema: { name: 'essence.v4' },
  },
  svc_context: {
    execution_pack: { pack_type: 'manifest' },
    scaffold: {},
    section: { section_id: 'section-3' },
    page: { page_id: 'section-3/page-4' },
    task: { route: '/section-3/page-4', task: 'show overdue orders first' },
  },
  svc_project: {
    state: {},
    discover: { section: 'routes' },
    workspace_health: {},
    diagnostics: {},
  },
  svc_contract: {
    read_essence: {},
    validate: {},
    check_drift: {},
    create_essence: { blueprint: 'internal-admin' },
    capsule: {},
  },
  svc_contract_write: {
    update_essence: {
      operation: 'add_feature',
      payload: { feature: 'search', section_id: 'section-3' },
    },
    accept_drift: {
      resolution: 'defer',
      page_id: 'section-3/page-4',
      theme_used: 'mono',
      violations: [{ rule: 'theme-different' }],
    },
  },
  svc_graph: {
    snapshot: {},
    query: { node_type: 'Page' },
    traverse: { from: 'page:section-3/page-4' },
    impact: { files: ['svc.essence.json'] },
  },
  svc_verify: {
    changes: {},
    audit_project: {},
    critique: { file_path: 'src/orders.tsx' },
    findings: {},
    evidence_bundle: {},
    recheck: { run_id: 'none' },
    health_loop: {},
  },
  svc_repair: {
    findings: {},
    repair_plan: {},
    repair_prompt: { finding_id: 'none' },
    patch: {},
    health_loop: {},
  },
}

/** The example calls as rows: tool, action and arguments. */
export const EXAMPLE_ROWS = Object.entries(EXAMPLE_CALLS).flatMap(([tool, calls]) =>
  Object.entries(calls).map(([action, args]) => [tool, action, args] as const),
)

/** Creates a project with 500 pages, removed after the tests of a file. */
export async function createLargeProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-mcp-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const essence = JSON.stringify(createEssenceWithPages(PAGES), null, 2)
  await writeTree(folder, new Map([['svc.essence.json', essence]]))
  return folder
}

/** Calls a tool in a folder, in this process. */
export function callInFolder(cwd: string, name: string, args: Args): Promise<Envelope> {
  const tool = TOOLS.find((candidate) => candidate.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  const environment = { cwd, env: {}, settings: { project: cwd }, note: console.error }
  return callTool(environment, { tool, args })
}
