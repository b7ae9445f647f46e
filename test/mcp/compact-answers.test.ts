import { beforeAll, expect, test } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { asObject, isObject } from '../../src/internal.ts'
import { callInFolder, createLargeProject } from '../support/mcp/example-calls.ts'
import { schemas } from '../support/schemas/schema-fixtures.ts'

let project = ''

beforeAll(async () => {
  project = await createLargeProject()
})

async function call(tool: string, args: Readonly<Record<string, unknown>>) {
  const answer = await callInFolder(project, tool, args)
  if (!answer.ok) throw new Error(answer.error.message)
  return { data: asObject(answer.data), meta: answer.meta }
}

/** Lists the names of all properties that a schema declares, at any depth. */
function listProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listProperties)
  if (!isObject(value)) return []
  const own = isObject(value.properties) ? Object.keys(value.properties) : []
  return [...own, ...Object.values(value).flatMap(listProperties)]
}

test.each(SCHEMA_NAMES)('%s has all its properties in a compact answer', async (name) => {
  const { data, meta } = await call('svc_registry', { action: 'schema', name })
  expect(meta.truncated).toBe(false)
  expect(listProperties(data)).toEqual(listProperties(schemas.get(name)))
})

test('a compact bundle of evidence shows many findings', async () => {
  await call('svc_verify', { action: 'audit_project' })
  const { data } = await call('svc_verify', { action: 'evidence_bundle' })
  const { data: full } = await call('svc_verify', { action: 'evidence_bundle', detail: 'full' })
  expect((data.findings as unknown[]).length).toBeGreaterThan(20)
  expect(data.health).toEqual(full.health)
  expect(full).toHaveProperty('$schema')
})

test('one pack can be selected with svc_registry, as with svc_context', async () => {
  const selector = { pack_type: 'page', id: 'section-3/page-4' }
  const select = { action: 'select_execution_pack', ...selector }
  const { data, meta } = await call('svc_registry', select)
  expect(data).toMatchObject({
    selector: { packType: 'page', id: 'section-3/page-4' },
    manifest: { pages: [{ id: 'section-3/page-4' }] },
    pack: { packType: 'page' },
  })
  expect(meta.truncated).toBe(false)
  const context = { action: 'execution_pack', ...selector }
  const { data: text } = await call('svc_context', context)
  expect(asObject(data.pack).renderedMarkdown).toBe(text.markdown)
  const full = { detail: 'full' }
  const { data: document } = await call('svc_context', { ...context, ...full, format: 'json' })
  expect((await call('svc_registry', { ...select, ...full })).data).toEqual(document)
})

test('each view of the showcase says something of its own', async () => {
  const read = async (view: string) =>
    (await call('svc_registry', { action: 'showcase_benchmarks', view })).data
  const manifest = await read('manifest')
  const shortlist = await read('shortlist')
  expect(shortlist.total).toBe(manifest.shortlisted)
  expect(manifest.total).toBeGreaterThan(Number(shortlist.total))
  expect(asObject((shortlist.items as unknown[])[0])).toHaveProperty('url')
  const verification = await read('verification')
  expect(verification).toHaveProperty('passed_smokes')
  expect(asObject((verification.items as unknown[])[0])).toHaveProperty('routes_passed')
})
