import { expect, test } from 'vitest'
import { validateEssence } from '../../../src/essence.ts'
import { createCapsule } from '../../../src/project/contract/capsule.ts'
import { readEssence } from '../../../src/project/contract/read-essence.ts'
import { validateContract } from '../../../src/project/contract/validate.ts'
import { createEssence } from '../../../src/project/create/create-essence.ts'
import { acceptDrift } from '../../../src/project/drift/accept-drift.ts'
import { checkDrift } from '../../../src/project/drift/check-drift.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import {
  adminEssence,
  createEnvironment,
  createProject,
} from '../../support/project/test-project.ts'

test('reads a layer, a pointer, and says where a wrong pointer ends', async () => {
  const environment = await createProject()
  const { value, hash, pointer } = await readEssence(environment, {
    layer: 'dna',
    pointer: '/theme',
  })
  expect(value).toEqual(adminEssence.dna.theme)
  expect(pointer).toBe('/dna/theme')
  expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/)
  await expect(readEssence(environment, { pointer: '/dna/teme/id' })).rejects.toMatchObject({
    code: 'pointer-not-found',
    hint: '/dna has theme.',
  })
  await expect(readEssence(createEnvironment(await createTestFolder()))).rejects.toMatchObject({
    code: 'file-not-found',
    hint: 'Run `npx @svc/content init` to create it.',
  })
})

test('a capsule has at most 4 kB, also for 500 pages', async () => {
  const small = await createCapsule(await createProject())
  expect(small.routes).toContain('/records: record-admin/list')
  expect(small.omitted).toEqual({})
  const large = await createCapsule(await createProject({}, createEssenceWithPages(500)))
  expect(Buffer.byteLength(JSON.stringify(large))).toBeLessThanOrEqual(4_000)
  expect(large.routes.length + (large.omitted.routes ?? 0)).toBe(500)
})

test('creates a valid essence from a description, and lists alternatives', async () => {
  const environment = createEnvironment(await createTestFolder())
  const data = await createEssence(environment, {
    description: 'admin panel',
    theme: 'slate',
    detail: 'full',
  })
  expect(validateEssence(data.essence)).toMatchObject({ ok: true })
  expect(data).toMatchObject({ from: { type: 'blueprint', slug: 'internal-admin' }, issues: [] })
  expect(data.alternatives.length).toBeGreaterThan(0)
  expect(data.command).toBe('npx @svc/content init --blueprint internal-admin --theme slate')
  const compact = await createEssence(environment, { archetype: 'record-admin' })
  expect(compact).toMatchObject({ essence: null, command: null, from: { type: 'archetype' } })
})

test.each([
  [{}, 'usage'],
  [{ description: 'zzzqqq' }, 'no-match'],
  [{ blueprint: 'internal-admn' }, 'record-not-found'],
  [{ description: 'admin', theme: 'nope' }, 'record-not-found'],
])('%j gives the error %s', async (input, code) => {
  const environment = createEnvironment(await createTestFolder())
  await expect(createEssence(environment, input)).rejects.toMatchObject({ code })
})

test('the same findings as the command', async () => {
  const broken = structuredClone(adminEssence)
  broken.dna.theme.id = 'slat'
  const environment = await createProject({}, broken)
  const { out } = await runCli(environment.cwd, ['validate', '--json'])
  expect(await validateContract(environment)).toEqual(JSON.parse(out))
})

const NEXT = { 'package.json': '{ "dependencies": { "next": "16.0.0" } }' }

test('finds routes and a target that differ, and accepts them', async () => {
  const environment = await createProject({
    ...NEXT,
    'app/records/page.tsx': '',
    'app/records/[key]/page.tsx': '',
    'app/extra/page.tsx': '',
  })
  const { drift, status, hash, not_compared } = await checkDrift(environment)
  expect(status).toBe('drift')
  const ids = drift.map(({ id }) => id)
  expect(ids).toContain('route-undeclared:/extra')
  expect(ids).toContain('route-unimplemented:/maintenance')
  expect(ids).toContain('target-different:react-vite')
  expect(ids).not.toContain('route-unimplemented:/records/:id')
  expect(not_compared.map(({ what }) => what)).toEqual(['tokens', 'components'])
  const input = { resolution: 'accept', drift_ids: ['target-different:react-vite'] } as const
  const accepted = await acceptDrift(environment, { ...input, dry_run: false, expected_hash: hash })
  expect(accepted.update).toMatchObject({ written: true, valid: true })
  expect((await readEssence(environment, { pointer: '/meta/target' })).value).toBe('next')
  await expect(
    acceptDrift(environment, { resolution: 'accept', drift_ids: ['route-undeclared:/extra'] }),
  ).rejects.toMatchObject({ code: 'drift-undecided' })
  const deferred = await acceptDrift(environment, {
    resolution: 'defer',
    violations: [{ rule: 'route-unimplemented', page_id: 'maintenance' }],
  })
  expect(deferred).toMatchObject({
    update: null,
    resolved: [{ id: 'route-unimplemented:/maintenance' }],
  })
})

test('compares tokens, and claims about a page', async () => {
  const environment = await createProject({ 'tokens.css': ':root { --color-primary: red }' })
  const { drift } = await checkDrift(environment, {
    page_id: 'list',
    components_used: ['DataTable', 'Carousel'],
    theme_used: 'graphite',
  })
  const kinds = new Set(drift.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([
    ...['pattern-missing', 'pattern-undeclared', 'theme-different'],
    ...['token-different', 'token-missing'],
  ])
  expect(drift.find(({ id }) => id === 'token-different:--color-primary')).toMatchObject({
    project: 'red',
    file: 'tokens.css',
  })
})
