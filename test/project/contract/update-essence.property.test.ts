// Long run: edits hundreds of documents.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diagnoseEssence, validateEssence } from '../../../src/essence.ts'
import { createClient, isProblem, lookupFrom } from '../../../src/index.ts'
import { updateEssence } from '../../../src/project/contract/update-essence.ts'
import { OperationError } from '../../../src/project/errors.ts'
import { ESSENCE_FILE } from '../../../src/project/folder/project.ts'
import { corpusSource } from '../../../src/site.ts'
import { runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { adminEssence, createProject } from '../../support/project/test-project.ts'

const lookup = lookupFrom(createClient(corpusSource(officialCorpus)))

const pageIds = adminEssence.blueprint.sections.flatMap(({ pages }) => pages.map(({ id }) => id))
const page_id = fc.constantFrom(...pageIds, 'new-page', 'other-page', 'Bad Id', '')
const section_id = fc.constantFrom(
  ...adminEssence.blueprint.sections.map(({ id }) => id),
  ...['new-section', 'nope'],
)
const route = fc.constantFrom('/', '/new', '/new/:id', '/records', 'relative', '/a/../b')
const feature = fc.constantFrom('export', 'search')
const layout = fc.array(
  fc.constantFrom<unknown>('data-table', 'filter-bar', 'data-tabel', { pattern: 'hero' }, 7),
  { maxLength: 3 },
)
const pointer = fc.constantFrom(
  ...['', '/dna', '/dna/theme/id', '/blueprint/sections/0', '/blueprint/sections/0/pages/0/route'],
  ...['/blueprint/features/-', '/meta', '/version', '/__proto__/x', '/blueprint/sections/99'],
)

const edit = fc.oneof(
  fc.record({
    operation: fc.constant('add_page'),
    payload: fc.record({ page_id, section_id, route, layout }, { requiredKeys: ['page_id'] }),
  }),
  fc.record({ operation: fc.constant('remove_page'), payload: fc.record({ page_id }) }),
  fc.record({ operation: fc.constant('set_route'), payload: fc.record({ page_id, route }) }),
  fc.record({
    operation: fc.constant('update_page_layout'),
    payload: fc.record({ page_id, layout }),
  }),
  fc.record({ operation: fc.constant('remove_section'), payload: fc.record({ section_id }) }),
  fc.record({
    operation: fc.constantFrom('add_feature', 'remove_feature'),
    payload: fc.record({ section_id, feature }, { requiredKeys: ['feature'] }),
  }),
  fc.record({ operation: fc.constantFrom('update_dna', 'update_blueprint'), payload: fc.object() }),
  fc.record({
    operation: fc.constant('patch'),
    payload: fc.record({
      patch: fc.array(
        fc.record({
          op: fc.constantFrom('add', 'remove', 'replace'),
          path: pointer,
          value: fc.jsonValue(),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  }),
)

test('no sequence of edits makes an invalid document, and a dry run writes nothing', async () => {
  let writes = 0
  const check = async (edits: { operation: string; payload: unknown }[]) => {
    const environment = await createProject()
    const file = join(environment.cwd, ESSENCE_FILE)
    for (const item of edits) {
      const before = await readFile(file, 'utf8')
      try {
        const { old_hash: expected_hash } = await updateEssence(environment, { edits: [item] })
        expect(await readFile(file, 'utf8')).toBe(before)
        const input = { edits: [item], dry_run: false, expected_hash, confirm_dna: true }
        const { new_hash } = await updateEssence(environment, input)
        const after = JSON.parse(await readFile(file, 'utf8'))
        expect(validateEssence(after)).toMatchObject({ ok: true })
        const issues = await diagnoseEssence(after, lookup)
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
        expect((await updateEssence(environment, input).catch((error) => error)).code).toBe(
          new_hash === expected_hash ? undefined : 'hash-mismatch',
        )
        writes++
      } catch (error) {
        if (!(error instanceof OperationError || isProblem(error))) throw error
        expect(await readFile(file, 'utf8')).toBe(before)
      }
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), check),
    runs(240),
  )
  expect(writes).toBeGreaterThan(9)
})
