import { Fragment } from 'preact'
import type { SchemaRow } from '../../describe.ts'
import type { SchemaDocument } from '../../index.ts'
import { anchorOf, filesIn, stemOf } from '../schema-links.ts'
import type { Site } from '../site.ts'
import { Facts } from './facts.tsx'

interface SchemaFactsProps {
  readonly name: string
  readonly schema: SchemaDocument
  readonly site: Site
}

/** Where a schema is found and how it stands among the others. */
export const SchemaFacts = ({ name, schema, site }: SchemaFactsProps) => (
  <Facts
    facts={[
      ['$id', <Address key="id" address={schema.$id} />],
      ['files', <Files key="files" name={name} />],
      ['refers to', links(filesIn(schema))],
      ['used by', links(usersOf(name, site))],
    ]}
  />
)

/** An address that breaks after its slashes where the line is too short for it. */
const Address = ({ address }: { readonly address: string }) => (
  <code>
    {address.split(/(?<=\/)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
)

const Files = ({ name }: { readonly name: string }) => (
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

const usersOf = (name: string, { schemas }: Site): string[] =>
  [...schemas].filter(([, schema]) => filesIn(schema).includes(name)).map(([user]) => user)

const links = (names: readonly string[]) =>
  names.length === 0 ? undefined : (
    <ul class="inline">
      {names.map((name) => (
        <li key={name}>
          <a class="name" href={`../${stemOf(name)}/`}>
            {stemOf(name)}
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
      {shape && <Entry href="#properties" label={shape} />}
      {definitions.length > 0 && <Entry href="#definitions" label="Definitions" />}
      <Entry href="#raw" label="Raw JSON" />
      <Entry href="#validate" label="Validate your JSON" />
    </ul>
    <ul class="contents-names">
      {definitions.map(({ name = '' }) => (
        <Entry key={name} href={`#${anchorOf(name)}`} label={name} />
      ))}
    </ul>
  </nav>
)

const Entry = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <li>
    <a href={href}>{label}</a>
  </li>
)
