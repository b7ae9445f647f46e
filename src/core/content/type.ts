/** The five types of content record, as their path segments name them. */
export const CONTENT_TYPES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]
