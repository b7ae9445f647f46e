import { Fragment } from 'preact'
import type { SchemaRow } from '../../describe.ts'
import type { SchemaDocument } from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import { FactList } from '../ui/fact-list.tsx'
import { getDefinitionId, getSchemaSlug, listReferencedFiles } from './schema-links.ts'

interface SchemaFactsProps {
  readonly name: string
  readonly schema: SchemaDocument
  readonly site: SiteData
}

/** Shows the files of a schema and its relations to other schemas. */
export const SchemaFacts = ({ name, schema, site }: SchemaFactsProps) => (
  <FactList
    facts={[
      ['$id', <BreakableUrl key="id" url={schema.$id} />],
      ['files', <SchemaFiles key="files" name={name} />],
      ['refers to', renderSchemaLinks(listReferencedFiles(schema))],
      ['used by', renderSchemaLinks(findReferencingSchemas(name, site))],
    ]}
  />
)

/** A URL that may wrap after each slash. */
const BreakableUrl = ({ url }: { readonly url: string }) => (
  <code>
    {url.split(/(?<=\/)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
)

const SchemaFiles = ({ name }: { readonly name: string }) => (
  <ul class="inline">
    {['schemas/', 'v1/schema/'].map((folder) => (
      <li key={folder}>
        <a class="name" href={`../../${folder}${name}`}>
          {folder + name}
        </a>
      </li>
    ))}
  </ul>
)

const findReferencingSchemas = (name: string, { schemas }: SiteData): string[] =>
  [...schemas]
    .filter(([, schema]) => listReferencedFiles(schema).includes(name))
    .map(([file]) => file)

const renderSchemaLinks = (names: readonly string[]) =>
  names.length === 0 ? undefined : (
    <ul class="inline">
      {names.map((name) => (
        <li key={name}>
          <a class="name" href={`../${getSchemaSlug(name)}/`}>
            {getSchemaSlug(name)}
          </a>
        </li>
      ))}
    </ul>
  )

interface SchemaContentsProps {
  readonly definitions: readonly SchemaRow[]
  /** The title of the properties section, if the schema has one. */
  readonly shape: string | undefined
}

/** The table of contents of a schema page. Definitions are shown on wide screens only. */
export const SchemaContents = ({ definitions, shape }: SchemaContentsProps) => (
  <nav class="contents" aria-label="On this page">
    <ul>
      {shape && <ContentsLink href="#properties" label={shape} />}
      {definitions.length > 0 && <ContentsLink href="#definitions" label="Definitions" />}
      <ContentsLink href="#raw" label="Raw JSON" />
      <ContentsLink href="#validate" label="Validate your JSON" />
    </ul>
    <ul class="contents-names">
      {definitions.map(({ name = '' }) => (
        <ContentsLink key={name} href={`#${getDefinitionId(name)}`} label={name} />
      ))}
    </ul>
  </nav>
)

const ContentsLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <li>
    <a href={href}>{label}</a>
  </li>
)
