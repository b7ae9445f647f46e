import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'

/** The five types of content record, as their path segments name them. */
export const CONTENT_TYPES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

type Singular<T> = T extends `${infer One}s` ? One : never

/** What one record of a type is called. */
export const toSingular = <T extends ContentType>(type: T): Singular<T> =>
  type.slice(0, -1) as Singular<T>

/** The type that a word names in the singular or the plural, or undefined when it names none. */
export const parseContentType = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => type === word || toSingular(type) === word)

/** The published form of a record, by type. */
export interface Content {
  readonly patterns: PatternV2
  readonly themes: ThemeV1
  readonly blueprints: BlueprintV1
  readonly archetypes: ArchetypeV2
  readonly shells: ShellV1
}

/** Where records come from: any client, a folder, a map. */
export interface Lookup {
  /** The record of a type and slug, or undefined when there is none. */
  get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined>
  /** Every slug of a type; asked for only when something is missing. */
  slugs(type: ContentType): Promise<readonly string[]>
  /** Where a record that was read comes from; undefined means the official corpus. */
  source?(type: ContentType, slug: string): string | undefined
}

/** The `$schema` of each type's published form. */
export const CONTENT_SCHEMA_URLS: { readonly [T in ContentType]: Content[T]['$schema'] } = {
  patterns: 'https://svc.example/schemas/pattern.v2.json',
  themes: 'https://svc.example/schemas/theme.v1.json',
  blueprints: 'https://svc.example/schemas/blueprint.v1.json',
  archetypes: 'https://svc.example/schemas/archetype.v2.json',
  shells: 'https://svc.example/schemas/shell.v1.json',
}

/** The `$schema` of each type's authored form: the schema's file, for editors that are offline. */
export const getAuthoredSchemaPath = (type: ContentType): string =>
  CONTENT_SCHEMA_URLS[type].replace(/^.*(?=\/schemas\/)/, '../..')
