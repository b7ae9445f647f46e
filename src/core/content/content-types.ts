import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'

/** The five types of content records, named like their URL path segments. */
export const CONTENT_TYPES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

type Singular<T> = T extends `${infer Name}s` ? Name : never

/** Returns the singular of a type: `pattern` for `patterns`. */
export const toSingular = <T extends ContentType>(type: T): Singular<T> =>
  type.slice(0, -1) as Singular<T>

/** Returns the type with a singular or plural name, or undefined for any other name. */
export const parseContentType = (name: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => type === name || toSingular(type) === name)

/** What a record of each type is, in one sentence. */
export const TYPE_DESCRIPTIONS: { readonly [T in ContentType]: string } = {
  patterns: 'A part of a page: its slots, its states, its keys, and what it does at each width.',
  shells: 'The frame around pages: its regions, what scrolls, and what collapses.',
  themes: 'How things look, in light and dark: color, type, shape, depth and motion.',
  archetypes: 'A section of a product, ready with its pages, its shell and its navigation.',
  blueprints: 'A whole product to start from: sections, routes, a theme and a voice.',
}

/** The published form of a record, by type. */
export interface Content {
  readonly patterns: PatternV2
  readonly themes: ThemeV1
  readonly blueprints: BlueprintV1
  readonly archetypes: ArchetypeV2
  readonly shells: ShellV1
}

/** Gets records by type and slug, from an API client, a folder or a map. */
export interface Lookup {
  /** Returns the record with a type and slug, or undefined. */
  get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined>
  /** Lists the slugs of a type, to suggest a record or to find one by a part of its name. */
  slugs(type: ContentType): Promise<readonly string[]>
  /** Returns the corpus of a record that was read; undefined means the official corpus. */
  source?(type: ContentType, slug: string): string | undefined
}

/** The `$schema` URL of the published form of each type. */
export const CONTENT_SCHEMA_URLS: { readonly [T in ContentType]: Content[T]['$schema'] } = {
  patterns: 'https://svc.example/schemas/pattern.v2.json',
  themes: 'https://svc.example/schemas/theme.v1.json',
  blueprints: 'https://svc.example/schemas/blueprint.v1.json',
  archetypes: 'https://svc.example/schemas/archetype.v2.json',
  shells: 'https://svc.example/schemas/shell.v1.json',
}

/**
 * Returns the `$schema` of the authored form: the path of the schema file, for offline editors. It
 * is longer for a record in a folder of its own.
 */
export const getAuthoredSchemaPath = (type: ContentType, inFolder = false): string =>
  CONTENT_SCHEMA_URLS[type].replace(/^.*(?=\/schemas\/)/, inFolder ? '../../..' : '../..')
