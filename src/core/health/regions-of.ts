import { asArray, asObject, asString, type JsonObject } from '../json/value.ts'

/** A part of a shell as far as its rules read it. */
export interface Region {
  /** Its place in the list of regions. */
  readonly index: number
  readonly id: string | undefined
  readonly element: string | undefined
  readonly label: string | undefined
  readonly scroll: unknown
  readonly collapse: JsonObject
}

/** The regions of a shell, in whichever form they stand. */
export const listRegions = ({ regions }: JsonObject): Region[] =>
  asArray(regions).map((value, index) => {
    const { id, element, landmark_label, scroll, collapse } = asObject(value)
    return {
      index,
      id: asString(id),
      element: asString(element),
      label: asString(landmark_label),
      scroll,
      collapse: asObject(collapse),
    }
  })
