import type { FunctionComponent } from 'preact'
import type { Phrase, SchemaGroup, SchemaRow } from '../../describe.ts'
import { PhraseText, TextWithCode } from '../ui/rich-text.tsx'

/** Shows the parts of a schema: properties and forms expanded, everything else collapsed. */
export const SchemaGroups = ({ groups }: { readonly groups: readonly SchemaGroup[] }) => (
  <>
    {groups.map((group, index) => {
      const Group = GROUP_COMPONENTS[group.kind]
      return <Group key={index} group={group} />
    })}
  </>
)

interface GroupProps {
  readonly group: SchemaGroup
  readonly depth?: number
}

/** A group below a row. Only the outermost is open; `<details>` works without a script. */
const NestedGroup = ({ group, depth = 0 }: GroupProps) =>
  group.rows.length === 0 ? (
    <p class="values">
      <PhraseText phrase={group.label} />:{' '}
      {group.description && <TextWithCode text={group.description} />}
    </p>
  ) : (
    <details class="nested" open={depth === 0}>
      <summary>
        <PhraseText phrase={group.label} /> <span class="muted">({group.rows.length})</span>
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
        <TextWithCode text={group.description} />
      </p>
    )}
    {group.kind === 'forms' ? (
      <Forms rows={group.rows} depth={depth} />
    ) : (
      <PropertyRows rows={group.rows} depth={depth} />
    )}
    {group.additionalProperties && <AdditionalPropertiesNote phrase={group.additionalProperties} />}
  </>
)

const OpenForms = ({ group }: GroupProps) => (
  <>
    <p class="values">
      <PhraseText phrase={group.label} />:
    </p>
    <GroupBody group={group} />
  </>
)

const GROUP_COMPONENTS: Readonly<Record<SchemaGroup['kind'], FunctionComponent<GroupProps>>> = {
  properties: GroupBody,
  forms: OpenForms,
  members: NestedGroup,
  condition: NestedGroup,
  note: NestedGroup,
}

const AdditionalPropertiesNote = ({ phrase }: { readonly phrase: Phrase }) => (
  <p class="values">
    <PhraseText phrase={phrase} />
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
    <RowNotes row={row} />
    {row.groups.map((group, index) => (
      <NestedGroup key={index} group={group} depth={depth} />
    ))}
  </>
)

/** Shows the type of a value and its rules on one line. */
export const TypeLine = ({ row }: { readonly row: SchemaRow }) => (
  <p class="type">
    <PhraseText phrase={row.type} />
    {row.rules.map((rule, index) => (
      <span class="rule" key={index}>
        <PhraseText phrase={rule} />
      </span>
    ))}
  </p>
)

/** Shows the description, the default and the examples of a value. */
export const RowNotes = ({ row }: { readonly row: SchemaRow }) => (
  <>
    {row.description !== undefined && (
      <p>
        <TextWithCode text={row.description} />
      </p>
    )}
    <ValueList label="Default" values={row.default === undefined ? [] : [row.default]} />
    <ValueList label="For example" values={row.examples} />
  </>
)

interface ValueListProps {
  readonly label: string
  readonly values: readonly string[]
}

const ValueList = ({ label, values }: ValueListProps) =>
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
