import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isDefinitionsOnly } from '../src/core/kernel/schema/json-schema.ts'
import { renderScriptValidator, VALIDATED_SCHEMAS } from './codegen/render-validators.ts'
import { type Schema, toModuleName } from './codegen/schema.ts'
import { readSchemaFiles } from './read-schemas.ts'

/** The import of the functions that generated validators call at run time. */
const RUNTIME = '#validators/runtime'

/** Serves the modules `#validators` and `#validators/<schema>` to the explorer. */
export interface ValidatorModules {
  /** Renders the module that loads the validator of any schema with `import()`. */
  renderIndex(): string
  /** Renders the validator of one schema, or reads it from the cache. */
  renderModule(module: string): Promise<string>
}

/** Reads the schemas and prepares their validators, which are generated when they are imported. */
export async function createValidatorModules(root: string): Promise<ValidatorModules> {
  const texts = await readSchemaFiles(`${root}schemas`)
  const schemas = new Map([...texts].map(([name, text]) => [name, JSON.parse(text) as Schema]))
  const generator = await Promise.all(
    GENERATOR_FILES.map((file) => readFile(`${root}${file}`, 'utf8')),
  )
  const digest = createDigest([...texts.values(), ...generator])
  const folder = `${root}node_modules/.cache/validators/${digest}`
  return {
    renderIndex: () => renderIndex(root, schemas),
    renderModule: (module) =>
      readOrCreate(`${folder}/${module}.js`, () =>
        renderScriptValidator(`${module}.json`, schemas, RUNTIME),
      ),
  }
}

/** The files that a change of the generated code can come from, apart from the schemas. */
const GENERATOR_FILES = [
  'build/codegen/ajv.ts',
  'build/codegen/render-validators.ts',
  'build/codegen/schema.ts',
  'package-lock.json',
]

const createDigest = (texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length} ${text}`)
  return hash.digest('hex').slice(0, 16)
}

/** Validators that the library has already are shared with it. */
function renderIndex(root: string, schemas: ReadonlyMap<string, Schema>): string {
  const committed: readonly string[] = VALIDATED_SCHEMAS
  const lines = [...schemas].flatMap(([name, schema]) => {
    if (isDefinitionsOnly(schema)) return []
    const module = toModuleName(name)
    const path = committed.includes(name)
      ? `${root}src/core/generated/validators/${module}.ts`
      : `#validators/${module}`
    return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path)}),`
  })
  return ['export const VALIDATORS = {', ...lines, '}', ''].join('\n')
}

async function readOrCreate(path: string, create: () => string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    const text = create()
    await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true })
    // Another process may read the file at the same time, so it appears as a whole.
    await writeFile(`${path}.${process.pid}`, text)
    await rename(`${path}.${process.pid}`, path)
    return text
  }
}
