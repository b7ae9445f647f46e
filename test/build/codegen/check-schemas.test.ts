// Long run: compiles every schema.
import { expect, test } from 'vitest'
import {
  checkSchemas,
  formatSchemaErrors,
  SCHEMA_BASE,
} from '../../../build/codegen/check-schemas.ts'

interface Row {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly lines: readonly string[]
}

/** A schema without fault but for what is said of it. */
const schema = (file: string, rules: object = {}): string =>
  JSON.stringify({ $id: `${SCHEMA_BASE}${file}`, title: 'Title', description: 'Text.', ...rules })

const text = { type: 'string' }

const rows: readonly Row[] = [
  {
    name: 'malformed JSON, with line and column',
    files: { 'comma.json': '{\n  "title": "A"\n  "type": "object"\n}' },
    lines: ['comma.json# line 3, column 3: Comma expected.'],
  },
  {
    name: 'JSON that ends too soon',
    files: { 'open.json': '{ "title": "A"' },
    lines: ['open.json# line 1, column 15: Close brace expected.'],
  },
  {
    name: 'a repeated key',
    files: { 'twice.json': '{ "$defs": { "a": {},\n "a": {} } }' },
    lines: ['twice.json#/$defs/a line 2, column 2: The key "a" appears twice in one object.'],
  },
  {
    name: 'a file that is not an object',
    files: { 'list.json': '[]', 'null.json': 'null' },
    lines: [
      'list.json#: A schema file holds one object.',
      'null.json#: A schema file holds one object.',
    ],
  },
  {
    name: 'an unknown keyword, with the nearest',
    files: { 'tpye.json': schema('tpye.json', { items: { tpye: 'string' } }) },
    lines: ['tpye.json#/items/tpye: "tpye" is not a keyword of the catalog. Did you mean "type"?'],
  },
  {
    name: 'an unknown keyword that resembles none, with its slash escaped',
    files: { 'far.json': schema('far.json', { 'x/deprecation-policy': true }) },
    lines: [
      'far.json#/x~1deprecation-policy: "x/deprecation-policy" is not a keyword of the catalog.',
    ],
  },
  {
    name: 'a `$ref` to a definition that its file lacks, with the nearest',
    files: { 'pgae.json': schema('pgae.json', { $ref: '#/$defs/pgae', $defs: { page: text } }) },
    lines: [
      'pgae.json#/$ref: "$ref" points to "#/$defs/pgae", which does not exist. Did you mean "page"?',
    ],
  },
  {
    name: 'a `$ref` to a definition that another file lacks, with the nearest',
    files: {
      'shapes.json': schema('shapes.json', { $defs: { shell: text } }),
      'shel.json': schema('shel.json', { items: { $ref: 'shapes.json#/$defs/shel' } }),
    },
    lines: [
      'shel.json#/items/$ref: "$ref" points to "shapes.json#/$defs/shel", which does not exist. Did you mean "shell"?',
    ],
  },
  {
    name: 'a `$ref` to a file that is not there, with the nearest',
    files: {
      'colours.json': schema('colours.json'),
      'theme.json': schema('theme.json', { $ref: 'colors.json' }),
    },
    lines: [
      'theme.json#/$ref: "$ref" points to "colors.json", which does not exist. Did you mean "colours.json"?',
    ],
  },
  {
    name: 'an `$id` that is not the address of its file',
    files: { 'moved.json': schema('before.json') },
    lines: [
      'moved.json#/$id: "$id" is "https://svc.example/schemas/before.json". It must be "https://svc.example/schemas/moved.json".',
    ],
  },
  {
    name: 'an `$id` that another file has',
    files: { 'one.json': schema('one.json'), 'two.json': schema('one.json') },
    lines: [
      'two.json#/$id: "$id" is "https://svc.example/schemas/one.json". It must be "https://svc.example/schemas/two.json".',
      'two.json#/$id: "$id" is already that of schemas/one.json.',
    ],
  },
  {
    name: 'a missing title and description',
    files: { 'mute.json': schema('mute.json', { title: '', description: undefined }) },
    lines: ['mute.json#: The schema has no title.', 'mute.json#: The schema has no description.'],
  },
  {
    name: 'a keyword with a value of the wrong type',
    files: { 'length.json': schema('length.json', { type: 'string', minLength: 'x' }) },
    lines: ['length.json#/minLength: The value must be integer.'],
  },
  {
    name: 'a list where a schema belongs, once',
    files: { 'items.json': schema('items.json', { type: 'array', items: [text] }) },
    lines: ['items.json#/items: The value must be object,boolean.'],
  },
  {
    name: 'a rule without its type, which strict mode rejects',
    files: { 'strict.json': schema('strict.json', { minLength: 1 }) },
    lines: [
      'strict.json#: strict mode: missing type "string" for keyword "minLength" at "https://svc.example/schemas/strict.json#" (strictTypes)',
    ],
  },
]

const check = (files: Readonly<Record<string, string>>): string[] => {
  const checked = checkSchemas(new Map(Object.entries(files)))
  return checked.ok ? [] : formatSchemaErrors(checked.errors).split('\n')
}

const inFolder = (lines: readonly string[]): string[] => lines.map((line) => `schemas/${line}`)

test.each(rows.map((row) => [row.name, row] as const))('reports %s', (_, { files, lines }) => {
  expect(check(files)).toEqual(inFolder(lines))
})

test('reports the errors of all files at once, each exactly once', () => {
  const folder = Object.assign({}, ...rows.map(({ files }) => files))
  const lines = inFolder(rows.flatMap((row) => row.lines))
  expect(check(folder).sort()).toEqual(lines.sort())
})

test('reports a file that cannot be read once, not again wherever it is pointed to', () => {
  const files = { 'base.json': '{', 'user.json': schema('user.json', { $ref: 'base.json' }) }
  expect(check(files)).toEqual(inFolder(['base.json# line 1, column 2: Close brace expected.']))
})

test('gives the schemas by file name when nothing is wrong with them', () => {
  const files = { 'a.json': schema('a.json', text), 'b.json': schema('b.json', { $ref: 'a.json' }) }
  const schemas = Object.entries(files).map(([file, json]) => [file, JSON.parse(json)] as const)
  const checked = checkSchemas(new Map(Object.entries(files)))
  expect(checked).toEqual({ ok: true, schemas: new Map(schemas) })
})
