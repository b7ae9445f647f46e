/** The terms of a record, by field. */
export type FieldTerms<F extends string> = Readonly<Record<F, readonly string[]>>

/** The places of each term in a list of records. A place is `field * count + record`. */
export interface Postings {
  /** The number of records. */
  readonly count: number
  /** The places of each term, in ascending order. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Collects the places of all terms of records, whose fields are numbered in order. */
export function collectPostings<F extends string>(
  fields: readonly F[],
  records: readonly FieldTerms<F>[],
): Postings {
  const placesByTerm = new Map<string, number[]>()
  for (const [field, name] of fields.entries()) {
    for (const [record, terms] of records.entries()) {
      const place = field * records.length + record
      for (const term of terms[name]) {
        const places = placesByTerm.get(term)
        if (!places) placesByTerm.set(term, [place])
        else if (places.at(-1) !== place) places.push(place)
      }
    }
  }
  return { count: records.length, places: placesByTerm }
}
