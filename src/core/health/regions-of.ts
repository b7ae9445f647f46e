import { type Fields, fieldsOf, listOf, textOf } from '../content/fields.ts'

/** A part of a shell as far as its rules read it. */
export interface Region {
  /** Its place in the list of regions. */
  readonly at: number
  readonly id: string | undefined
  readonly element: string | undefined
  readonly label: string | undefined
  readonly scroll: unknown
  readonly collapse: Fields
}

/** The regions of a shell, in whichever form they stand. */
export const regionsOf = ({ regions }: Fields): Region[] =>
  listOf(regions).map((value, at) => {
    const { id, element, landmark_label, scroll, collapse } = fieldsOf(value)
    return {
      at,
      id: textOf(id),
      element: textOf(element),
      label: textOf(landmark_label),
      scroll,
      collapse: fieldsOf(collapse),
    }
  })
