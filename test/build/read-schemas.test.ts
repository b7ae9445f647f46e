import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../build/read-schemas.ts'

test('a folder with faulty schemas stops the build with all of them, and no stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-schemas-'))
  const schema = { $id: 'https://svc.example/schemas/b.json', title: 'B', description: 'B.' }
  await writeFile(`${folder}/a.json`, '{ "x": 1')
  await writeFile(`${folder}/b.json`, JSON.stringify({ ...schema, tpye: 'string' }))
  await writeFile(`${folder}/c.json`, JSON.stringify({ ...schema, $ref: 'd.json' }))
  const error: Error = await readSchemas(folder).catch((reason) => reason)
  await rm(folder, { recursive: true })
  expect(error.message.split('\n')).toEqual([
    expect.stringMatching(/^\d+ errors in the schemas:$/),
    expect.stringMatching(/^schemas\/a\.json# line 1, column 9: .*\.$/),
    'schemas/b.json#/tpye: "tpye" is not a keyword of the catalog. Did you mean "type"?',
    expect.stringContaining('schemas/c.json#/$id: "$id" is "https://svc.example/schemas/b.json".'),
    'schemas/c.json#/$id: "$id" is already that of schemas/b.json.',
    expect.stringContaining(
      'schemas/c.json#/$ref: "$ref" points to "d.json", which does not exist.',
    ),
  ])
  expect(error.stack).toBe(error.message)
})
