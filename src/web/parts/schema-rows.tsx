import type { FunctionComponent } from 'preact'
import type { Phrase, SchemaGroup, SchemaRow } from '../../describe.ts'
import { Prose, Words } from './words.tsx'

/** What a schema or definition consists of: properties and forms at once, all else folded. */
export const Groups = ({ groups }: { readonly groups: readonly SchemaGroup[] }) => (
  <>
    {groups.map((group, index) => {
      const Part = PARTS[group.kind]
      return <Part key={index} group={group} />
    })}
  </>
)

interface GroupProps {
  readonly group: SchemaGroup
  readonly depth?: number
}

/** A group below a row. The outermost is open; `<details>` opens the others without a script. */
const Nested = ({ group, depth = 0 }: GroupProps) =>
  group.rows.length === 0 ? (
    <p class="values">
      <Words phrase={group.label} />: {group.description && <Prose text={group.description} />}
    </p>
  ) : (
    <details class="nested" open={depth === 0}>
      <summary>
        <Words phrase={group.label} /> <span class="muted">({group.rows.length})</span>
      </summary>
      <div class="nested-body">
        <GroupBody group={group} depth={depth + 1} />
      </div>
    </details>
  )

const GroupBody = ({ group, depth = 0 }: GroupProps) => (
  <>
    {group.description !== undefined && (
      <p>
        <Prose text={group.description} />
      </p>
    )}
    {group.kind === 'forms' ? (
      <Forms rows={group.rows} depth={depth} />
    ) : (
      <PropertyRows rows={group.rows} depth={depth} />
    )}
    {group.additionalProperties && <Rest phrase={group.additionalProperties} />}
  </>
)

const OpenForms = ({ group }: GroupProps) => (
  <>
    <p class="values">
      <Words phrase={group.label} />:
    </p>
    <GroupBody group={group} />
  </>
)

const PARTS: Readonly<Record<SchemaGroup['kind'], FunctionComponent<GroupProps>>> = {
  properties: GroupBody,
  forms: OpenForms,
  members: Nested,
  condition: Nested,
  note: Nested,
}

const Rest = ({ phrase }: { readonly phrase: Phrase }) => (
  <p class="values">
    <Words phrase={phrase} />
  </p>
)

interface RowsProps {
  readonly rows: readonly SchemaRow[]
  readonly depth: number
}

const PropertyRows = ({ rows, depth }: RowsProps) => (
  <dl class="rows">
    {rows.map((row) => (
      <div class="row" key={row.name}>
        <dt>
          <code class="property">{row.name}</code>
          <Requirement {...row} />
        </dt>
        <dd>
          <RowBody row={row} depth={depth} />
        </dd>
      </div>
    ))}
  </dl>
)

const Requirement = ({ required }: SchemaRow) =>
  required === undefined ? null : (
    <span class={required ? 'required' : 'optional'}>{required ? 'required' : 'optional'}</span>
  )

const Forms = ({ rows, depth }: RowsProps) => (
  <ol class="forms">
    {rows.map((row, index) => (
      <li key={index}>
        <RowBody row={row} depth={depth} />
      </li>
    ))}
  </ol>
)

const RowBody = ({ row, depth }: { readonly row: SchemaRow; readonly depth: number }) => (
  <>
    <TypeLine row={row} />
    <Notes row={row} />
    {row.groups.map((group, index) => (
      <Nested key={index} group={group} depth={depth} />
    ))}
  </>
)

/** The type of a value and the rules on it, as one line. */
export const TypeLine = ({ row }: { readonly row: SchemaRow }) => (
  <p class="type">
    <Words phrase={row.type} />
    {row.rules.map((rule, index) => (
      <span class="rule" key={index}>
        <Words phrase={rule} />
      </span>
    ))}
  </p>
)

/** What a value means, what it is when absent, and what it may look like. */
export const Notes = ({ row }: { readonly row: SchemaRow }) => (
  <>
    {row.description !== undefined && (
      <p>
        <Prose text={row.description} />
      </p>
    )}
    <Values label="Default" values={row.default === undefined ? [] : [row.default]} />
    <Values label="For example" values={row.examples} />
  </>
)

interface ValuesProps {
  readonly label: string
  readonly values: readonly string[]
}

const Values = ({ label, values }: ValuesProps) =>
  values.length === 0 ? null : (
    <p class="values">
      {label}{' '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
    </p>
  )
