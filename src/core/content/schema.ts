import type { Content } from './lookup.ts'
import type { ContentType } from './type.ts'

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
