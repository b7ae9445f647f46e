import { moduleName } from './names.ts'
import { renderShape } from './shape.ts'
import { renderTypes } from './types.ts'
import { renderValidator, VALIDATED } from './validators.ts'
import type { Schema } from './walk.ts'

const NOTICE = '// Generated from schemas/ (npm run codegen). Change the schema, not this file.\n'

/** The paths that `generate` gives for schemas of these names. */
export const generatedPaths = (names: readonly string[]): string[] => [
  'names.ts',
  'essence-shape.ts',
  ...names.map((name) => `types/${moduleName(name)}.ts`),
  ...VALIDATED.map((name) => `validators/${moduleName(name)}.ts`),
]

/** Every file of `src/core/generated` by its path there, from the schemas by file name. */
export async function generate(schemas: ReadonlyMap<string, Schema>): Promise<Map<string, string>> {
  const names = [...schemas.keys()].sort()
  const files = new Map([
    ['names.ts', renderNames(names)],
    ['essence-shape.ts', renderShape('ESSENCE_SHAPE', schemas.get('essence.v4.json') as Schema)],
  ])
  for (const name of names) {
    const types = await renderTypes(name, schemas.get(name) as Schema)
    files.set(`types/${moduleName(name)}.ts`, types)
  }
  for (const name of VALIDATED) {
    files.set(`validators/${moduleName(name)}.ts`, renderValidator(name, schemas))
  }
  return new Map([...files].map(([path, text]) => [path, NOTICE + text]))
}

const renderNames = (names: readonly string[]): string =>
  [
    '/** The file names of the catalog, in the order of their code units. */',
    'export const SCHEMA_NAMES = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type SchemaName = (typeof SCHEMA_NAMES)[number]',
    '',
  ].join('\n')
