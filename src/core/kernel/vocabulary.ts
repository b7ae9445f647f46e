/** The terms that records may use, with their meanings: the files of `content/vocabulary`. */
export interface Vocabulary {
  readonly tags: readonly string[]
  /** The categories of patterns. */
  readonly categories: Readonly<Record<string, string>>
  /** The business domains that products are made for. */
  readonly domains: Readonly<Record<string, string>>
  readonly features: Readonly<Record<string, Feature>>
  readonly components: Readonly<Record<string, string>>
  readonly io: {
    /** The data that patterns consume and produce. */
    readonly signals: Readonly<Record<string, string>>
    /** The actions that patterns start. */
    readonly actions: Readonly<Record<string, string>>
  }
}

/** A product feature, and the part of a product that it depends on. */
export interface Feature {
  readonly meaning: string
  readonly needs?: 'account' | 'billing'
}
