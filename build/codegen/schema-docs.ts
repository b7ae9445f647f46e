import { describeSchema } from '../../src/core/kernel/schema/describe.ts'
import type { Schema } from '../../src/core/kernel/schema/json-schema.ts'
import { type Phrase, phraseToText } from '../../src/core/kernel/schema/phrase.ts'
import type { DefinitionDoc, FieldDoc, SchemaRow } from '../../src/core/kernel/schema/types.ts'

/** Renders the documentation of a schema: every object, and a line for each field. */
export function renderDocs(constant: string, schema: Schema): string {
  const resolveRef = (ref: string) => {
    const label = ref.replace('#/$defs/', '')
    return { label, href: ref, schema: schema.$defs?.[label] }
  }
  const { root, definitions } = describeSchema(schema, resolveRef)
  const docs = [{ ...root, name: 'document' }, ...definitions].map(toDefinitionDoc)
  const text = JSON.stringify(
    docs.filter(({ fields }) => fields.length > 0),
    null,
    2,
  )
  return [
    "import type { DefinitionDoc } from '../kernel/schema/types.ts'",
    '',
    '/** The documentation of the document, one line per field. */',
    `export const ${constant}: readonly DefinitionDoc[] = ${text}`,
    '',
  ].join('\n')
}

const toDefinitionDoc = ({ name = '', description = '', groups }: SchemaRow): DefinitionDoc => ({
  definition: name,
  description,
  fields: groups.flatMap(({ kind, rows }) => (kind === 'properties' ? rows.map(toFieldDoc) : [])),
})

const toFieldDoc = ({
  name = '',
  required = false,
  type,
  rules,
  description,
  ...rest
}: SchemaRow): FieldDoc => ({
  name,
  required,
  rule: [type, ...rules].map((phrase: Phrase) => phraseToText(phrase)).join(', '),
  ...(rest.default === undefined ? {} : { default: rest.default }),
  description: description ?? '',
})
