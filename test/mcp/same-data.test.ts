import { expect, test } from 'vitest'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { callInFolder } from '../support/mcp/example-calls.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

// Both programs call the same operations. A command prints all details.

type Row = readonly [command: string, tool: string, args: Readonly<Record<string, unknown>>]

/** A command and the call of a tool that mean the same. */
const ROWS: readonly Row[] = [
  ['search table --limit 5', 'svc_registry', { action: 'search', query: 'table', limit: 5 }],
  [
    'search table --type pattern --recommended --offset 1 --limit 2',
    'svc_registry',
    { action: 'search', query: 'table', type: 'patterns', recommended: true, offset: 1, limit: 2 },
  ],
  ['list themes --limit 3', 'svc_registry', { action: 'list', type: 'theme', limit: 3 }],
  ['get pattern hero', 'svc_registry', { action: 'resolve_pattern', id: 'hero' }],
  [
    'get pattern data-table --preset selectable',
    'svc_registry',
    { action: 'resolve_pattern', id: '@official/data-table', preset: 'selectable' },
  ],
  ['get theme slate', 'svc_registry', { action: 'resolve_theme', id: 'slate' }],
  ['get shell sidebar-main', 'svc_registry', { action: 'resolve_shell', id: 'sidebar-main' }],
  [
    'get archetype record-admin',
    'svc_registry',
    { action: 'resolve_archetype', id: 'record-admin' },
  ],
  [
    'get blueprint internal-admin',
    'svc_registry',
    { action: 'resolve_blueprint', id: 'internal-admin' },
  ],
  ['schema', 'svc_registry', { action: 'schema' }],
  ['schema essence.v4', 'svc_registry', { action: 'schema', name: 'essence.v4' }],
  ['summary', 'svc_registry', { action: 'intelligence_summary' }],
  ['showcase', 'svc_registry', { action: 'showcase_benchmarks' }],
  [
    'showcase verification',
    'svc_registry',
    { action: 'showcase_benchmarks', view: 'verification' },
  ],
  ['pack scaffold', 'svc_context', { action: 'scaffold', format: 'json' }],
  [
    'pack section section-1',
    'svc_context',
    { action: 'section', section_id: 'section-1', format: 'json' },
  ],
  [
    'pack page --route /section-1/page-2',
    'svc_context',
    { action: 'execution_pack', pack_type: 'page', route: '/section-1/page-2', format: 'json' },
  ],
  ['task /section-1/page-2', 'svc_context', { action: 'task', route: '/section-1/page-2' }],
]

test.each(ROWS)('svc %s and %s return the same data', async (command, tool, args) => {
  const essence = JSON.stringify(createEssenceWithPages(20), null, 2)
  const folder = await createTestFolder({ 'svc.essence.json': essence })
  const { exit, out, err } = await runCli(folder, [...command.split(' '), '--json'])
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  const hasDetail = args.action !== 'intelligence_summary'
  const answer = await callInFolder(folder, tool, { ...args, ...(hasDetail && { detail: 'full' }) })
  if (!answer.ok) throw new Error(answer.error.message)
  expect(answer.meta.truncated).toBe(false)
  expect(JSON.parse(JSON.stringify(answer.data))).toEqual(JSON.parse(out))
})

/** Commands and calls that fail, with the code of the error. */
const ERRORS: readonly (readonly [...Row, code: string])[] = [
  [
    'get pattern heroo',
    'svc_registry',
    { action: 'resolve_pattern', id: 'heroo' },
    'record-not-found',
  ],
  [
    'schema essence.v44',
    'svc_registry',
    { action: 'schema', name: 'essence.v44' },
    'schema-not-found',
  ],
  ['list paterns', 'svc_registry', { action: 'list', type: 'paterns' }, 'usage'],
  [
    'pack page --route /nowhere',
    'svc_context',
    { action: 'execution_pack', pack_type: 'page', route: '/nowhere' },
    'file-not-found',
  ],
]

test.each(ERRORS)('svc %s and %s fail alike', async (command, tool, args, code) => {
  const folder = await createTestFolder()
  const { out, err } = await runCli(folder, [...command.split(' '), '--json'])
  const report = JSON.parse(err)
  expect({ out, code: report.code }).toEqual({ out: '', code })
  const answer = await callInFolder(folder, tool, args)
  expect(answer).toMatchObject({ ok: false, error: { code, message: report.error } })
})
