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

/** Where a schema is found and how it stands among the others. */
export const SchemaFacts = ({ name, schema, site }: SchemaFactsProps) => (
  <FactList
    facts={[
      ['$id', <BreakableUrl key="id" address={schema.$id} />],
      ['files', <SchemaFiles key="files" name={name} />],
      ['refers to', renderSchemaLinks(listReferencedFiles(schema))],
      ['used by', renderSchemaLinks(findReferencingSchemas(name, site))],
    ]}
  />
)

/** An address that breaks after its slashes where the line is too short for it. */
const BreakableUrl = ({ address }: { readonly address: string }) => (
  <code>
    {address.split(/(?<=\/)/).map((part) => (
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
    .map(([user]) => user)

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
  /** What the schema's own shape is called, where it has one. */
  readonly shape: string | undefined
}

/** The parts of the page; where there is room, every definition too. */
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
