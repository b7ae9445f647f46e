import { describeSchema, isDefinitionsOnly, type SchemaRow } from '../../describe.ts'
import type { SchemaDocument } from '../../index.ts'
import { Island, type IslandProps } from '../islands.tsx'
import type { SiteData } from '../site-data.ts'
import { TextWithCode } from '../ui/rich-text.tsx'
import { pathToRoot, type View } from '../view.ts'
import { RowNotes, SchemaGroups, TypeLine } from './schema-groups.tsx'
import { createReferenceResolver, getDefinitionId, getSchemaSlug } from './schema-links.ts'
import { SchemaContents, SchemaFacts } from './schema-summary.tsx'

/** Creates the schema catalog page. */
export function catalogView({ entries }: SiteData): View {
  const data = { catalog: { entries } }
  return {
    path: 'schema/index.html',
    title: 'Schemas · svc',
    description: `The ${entries.length} JSON Schemas of svc, by family, with a filter.`,
    data,
    main: (
      <>
        <div class="title">
          <h1>Schemas</h1>
          <p>
            {entries.length} JSON Schemas (draft 2020-12). Each is the only description of its
            document: types and validators are made from it.
          </p>
        </div>
        <Island name="catalog" props={data.catalog} />
      </>
    ),
  }
}

/** Creates the page of a schema: its properties, its file and a validator. */
export function schemaView(name: string, schema: SchemaDocument, site: SiteData): View {
  const path = `schema/${getSchemaSlug(name)}/index.html`
  const root = pathToRoot(path)
  const raw = { href: `${root}schemas/${name}` }
  const check = isDefinitionsOnly(schema) ? undefined : { name, api: `${root}v1/` }
  return {
    path,
    title: `${schema.title} · svc`,
    description: schema.description.replaceAll('`', ''),
    data: { raw, ...(check ? { check } : {}) },
    main: <SchemaReference name={name} schema={schema} site={site} raw={raw} check={check} />,
  }
}

interface SchemaReferenceProps {
  readonly name: string
  readonly schema: SchemaDocument
  readonly site: SiteData
  readonly raw: IslandProps['raw']
  /** Undefined if the schema only holds definitions. */
  readonly check: IslandProps['check'] | undefined
}

const SchemaReference = ({ name, schema, site, raw, check }: SchemaReferenceProps) => {
  const { root: shape, definitions } = describeSchema(
    schema,
    createReferenceResolver(name, site.schemas),
  )
  return (
    <div class="reference">
      <SchemaTitle name={name} schema={schema} site={site} />
      <SchemaContents definitions={definitions} shape={check && getShapeTitle(shape)} />
      <div class="reference-body">
        {check && <SchemaShape row={shape} />}
        {definitions.length > 0 && <SchemaDefinitions rows={definitions} />}
        <section aria-labelledby="raw">
          <h2 id="raw">Raw JSON</h2>
          <Island name="raw" props={raw} />
        </section>
        <section aria-labelledby="validate">
          <h2 id="validate">Validate your JSON</h2>
          {check ? <ValidatorSection props={check} /> : <NoValidator />}
        </section>
      </div>
    </div>
  )
}

const SchemaTitle = ({
  name,
  schema,
  site,
}: Pick<SchemaReferenceProps, 'name' | 'schema' | 'site'>) => (
  <div class="title">
    <p class="name">{name}</p>
    <h1>{schema.title}</h1>
    <p>
      <TextWithCode text={schema.description} />
    </p>
    <SchemaFacts name={name} schema={schema} site={site} />
  </div>
)

const getShapeTitle = ({ groups }: SchemaRow): string =>
  groups[0]?.kind === 'forms' ? 'Forms' : 'Properties'

const SchemaShape = ({ row }: { readonly row: SchemaRow }) => (
  <section aria-labelledby="properties">
    <h2 id="properties">{getShapeTitle(row)}</h2>
    <SchemaGroups groups={row.groups} />
  </section>
)

const SchemaDefinitions = ({ rows }: { readonly rows: readonly SchemaRow[] }) => (
  <section aria-labelledby="definitions">
    <h2 id="definitions">Definitions</h2>
    {rows.map((row) => (
      <section class="definition" id={getDefinitionId(row.name ?? '')} key={row.name}>
        <div class="definition-head">
          <h3>
            <code>{row.name}</code>
          </h3>
          <TypeLine row={row} />
        </div>
        <RowNotes row={row} />
        <SchemaGroups groups={row.groups} />
      </section>
    ))}
  </section>
)

const ValidatorSection = ({ props }: { readonly props: IslandProps['check'] }) => (
  <>
    <p class="without-script">
      This needs a script, which does not run here. The file above works with any validator of JSON
      Schema, draft 2020-12.
    </p>
    <Island name="check" props={props} />
  </>
)

const NoValidator = () => (
  <p>
    This file only holds definitions that other schemas use. No document has its shape as a whole,
    so there is nothing to check against it.
  </p>
)
