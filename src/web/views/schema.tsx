import type { SchemaRow } from '../../describe.ts'
import { describeSchema, isDefinitionsOnly } from '../../describe.ts'
import type { SchemaDocument } from '../../index.ts'
import { Island, type IslandProps } from '../islands.tsx'
import { Groups, Notes, TypeLine } from '../parts/schema-rows.tsx'
import { SchemaContents, SchemaFacts } from '../parts/schema-summary.tsx'
import { Prose } from '../parts/words.tsx'
import { anchorOf, followFrom, stemOf } from '../schema-links.ts'
import type { Site } from '../site.ts'
import { rootOf, type View } from '../view.ts'

/** One schema: what it describes, property by property, its file, and a check against it. */
export function schemaView(name: string, schema: SchemaDocument, site: Site): View {
  const path = `schema/${stemOf(name)}/index.html`
  const root = rootOf(path)
  const raw = { href: `${root}schemas/${name}` }
  const check = isDefinitionsOnly(schema) ? undefined : { name, api: `${root}v1/` }
  return {
    path,
    title: `${schema.title} · svc`,
    description: schema.description.replaceAll('`', ''),
    data: { raw, ...(check ? { check } : {}) },
    main: <Reference name={name} schema={schema} site={site} raw={raw} check={check} />,
  }
}

interface ReferenceProps {
  readonly name: string
  readonly schema: SchemaDocument
  readonly site: Site
  readonly raw: IslandProps['raw']
  /** Absent where no document can be checked against the schema. */
  readonly check: IslandProps['check'] | undefined
}

const Reference = ({ name, schema, site, raw, check }: ReferenceProps) => {
  const { root: shape, definitions } = describeSchema(schema, followFrom(name, site.schemas))
  return (
    <div class="reference">
      <Title name={name} schema={schema} site={site} />
      <SchemaContents definitions={definitions} shape={check && titleOf(shape)} />
      <div class="reference-body">
        {check && <Shape row={shape} />}
        {definitions.length > 0 && <Definitions rows={definitions} />}
        <section aria-labelledby="raw">
          <h2 id="raw">Raw JSON</h2>
          <Island name="raw" props={raw} />
        </section>
        <section aria-labelledby="validate">
          <h2 id="validate">Validate your JSON</h2>
          {check ? <Check props={check} /> : <NoCheck />}
        </section>
      </div>
    </div>
  )
}

const Title = ({ name, schema, site }: Pick<ReferenceProps, 'name' | 'schema' | 'site'>) => (
  <div class="title">
    <p class="name">{name}</p>
    <h1>{schema.title}</h1>
    <p>
      <Prose text={schema.description} />
    </p>
    <SchemaFacts name={name} schema={schema} site={site} />
  </div>
)

const titleOf = ({ groups }: SchemaRow): string =>
  groups[0]?.kind === 'forms' ? 'Forms' : 'Properties'

const Shape = ({ row }: { readonly row: SchemaRow }) => (
  <section aria-labelledby="properties">
    <h2 id="properties">{titleOf(row)}</h2>
    <Groups groups={row.groups} />
  </section>
)

const Definitions = ({ rows }: { readonly rows: readonly SchemaRow[] }) => (
  <section aria-labelledby="definitions">
    <h2 id="definitions">Definitions</h2>
    {rows.map((row) => (
      <section class="definition" id={anchorOf(row.name ?? '')} key={row.name}>
        <div class="definition-head">
          <h3>
            <code>{row.name}</code>
          </h3>
          <TypeLine row={row} />
        </div>
        <Notes row={row} />
        <Groups groups={row.groups} />
      </section>
    ))}
  </section>
)

const Check = ({ props }: { readonly props: IslandProps['check'] }) => (
  <>
    <p class="without-script">
      This needs a script, which does not run here. The file above works with any validator of JSON
      Schema, draft 2020-12.
    </p>
    <Island name="check" props={props} />
  </>
)

const NoCheck = () => (
  <p>
    This file only holds definitions that other schemas use. No document has its shape as a whole,
    so there is nothing to check against it.
  </p>
)
