import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import type { ContentType } from './type.ts'

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
