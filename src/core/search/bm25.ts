import { BM25 } from './settings.ts'

// BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011), where a field holds a
// term once or not at all.

/** How much a term tells that so many of all records hold: the fewer, the more. */
export const inverseDocumentFrequency = (holders: number, records: number): number =>
  Math.log(1 + (records - holders + 0.5) / (holders + 0.5))

/** How much one of so many terms counts, given how many are usual. */
export const fieldLengthNorm = (terms: number, usual: number): number =>
  BM25.d + (BM25.k + 1) / (1 + BM25.k * (1 - BM25.b + (BM25.b * terms) / usual))
