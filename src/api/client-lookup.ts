import type { Content, ContentType, Lookup } from '../core/content/content-types.ts'
import { OFFICIAL_SOURCE } from '../core/content/record.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicRecord } from './content-documents.ts'
import { isNotFound } from './source.ts'

/** The part of a client that looks up records. */
export interface RecordReader {
  get<T extends ContentType>(type: T, slug: string): Promise<PublicRecord<T>>
  all(type: ContentType): Promise<PublicContentListV1>
}

/**
 * Returns the lookup that the compiler and the essence module read records with.
 *
 *
 * @example
 * import { createClient, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const theme = await lookup.get('themes', 'slate')
 * theme.name // => 'Slate'
 */
export function lookupFrom(client: RecordReader): Lookup {
  const sources = new Map<string, string>()
  return {
    async get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined> {
      try {
        const { data, source = OFFICIAL_SOURCE } = await client.get(type, slug)
        if (source !== OFFICIAL_SOURCE) sources.set(`${type}/${slug}`, source)
        return data
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
    },
    slugs: async (type) => (await client.all(type)).items.map(({ slug }) => slug),
    source: (type, slug) => sources.get(`${type}/${slug}`),
  }
}
