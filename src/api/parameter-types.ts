import type { ContentType } from '../core/content/content-types.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'

/** The requests that take query parameters. */
export type RequestKind = 'list' | 'search' | 'summary' | 'packs'

/** The CLI flag of a parameter: `--blueprint-set <set>` for `blueprint_set`. */
export interface CliFlag {
  /** The name of the value in the help text. Flags without a value have none. */
  readonly valueName?: string
  /** The help text. A choice without one lists its values. */
  readonly summary?: string
}

/** The control of a parameter on the explorer's list pages. */
export interface ExplorerControl {
  readonly label: string
  /** The texts of values that are not shown as they are. */
  readonly valueLabels?: Readonly<Record<string, string>>
}

interface BaseParameter {
  /** The description in OpenAPI. */
  readonly description: string
  readonly requests: readonly RequestKind[]
  /** Null if the CLI takes the value in another form. */
  readonly cli: CliFlag | null
  /** True if a search for words has no default, because it sorts by relevance. */
  readonly onlyDefaultWithoutWords?: boolean
  /** Values that select the same rows as no value at all, apart from the default. */
  readonly neutralValues?: readonly string[]
  /** Returns the value in the `query` of the response; the parsed value unless declared. */
  toEcho?(value: unknown): unknown
}

interface TextParameter extends BaseParameter {
  readonly type: 'text'
  readonly default?: string
  readonly minLength?: number
  readonly maxLength?: number
  /** Alternative spellings and the values that they mean. */
  readonly aliases?: Readonly<Record<string, string>>
}

interface ChoiceParameter extends BaseParameter {
  readonly type: 'choice'
  /** The allowed values. The default comes first. */
  readonly values: readonly string[]
  readonly default?: string
  readonly aliases?: Readonly<Record<string, string>>
  /** Null if the explorer has no control for it. */
  readonly explorer: ExplorerControl | null
}

interface FlagParameter extends BaseParameter {
  readonly type: 'flag'
  readonly default: false
  readonly explorer: ExplorerControl | null
}

interface NumberParameter extends BaseParameter {
  readonly type: 'number'
  readonly min: number
  /** A larger number is lowered to it. */
  readonly max: number
  readonly default: number
}

/** A parameter that the list and search code reads by name. */
interface NamedRole {
  readonly role: 'words' | 'type' | 'order' | 'page'
  readonly matches?: never
  readonly staticPages?: never
  readonly types?: never
}

/** A parameter that narrows the rows: to a corpus (`scope`) or by a property (`filter`). */
interface FilterRole {
  readonly role: 'scope' | 'filter'
  /** True if a row belongs to the result for a value. */
  matches(row: PublicContentSummaryV1, value: unknown): boolean
  /** Whether the list of every value other than the default is also written as static pages. */
  readonly staticPages: boolean
  /** The types of record that it narrows; every type if absent. */
  readonly types?: readonly ContentType[]
}

/** The declaration of a query parameter. */
export type Parameter = (TextParameter | ChoiceParameter | FlagParameter | NumberParameter) &
  (NamedRole | FilterRole)

/** Declarations by parameter name. */
export type ParameterTable = Readonly<Record<string, Parameter>>
