import type { Numbers } from '../generated/vocabulary.ts'
import { getOwn } from '../kernel/json/value.ts'

/** Returns the numbers behind a value of the vocabulary; none if the value is unknown. */
export const getVocabularyNumbers = (
  field: Readonly<Record<string, Numbers>>,
  value: string,
): Partial<Numbers> => (getOwn(field, value) ?? {}) as Partial<Numbers>
