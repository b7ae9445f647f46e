import { type Change, createDefault } from './change.ts'

/**
 * The role of a section whose document gives none. Nothing there tells one for certain: an
 * id or a path such as `login` only hints at it, and a wrong `gateway` or `public` misleads more
 * than a `primary` that a person is asked to check.
 */
export const DEFAULT_ROLE = 'primary'

/** The change that gives a section its role. */
export const roleChange = (section: string): Change =>
  createDefault({
    to: `${section}/role`,
    value: DEFAULT_ROLE,
    note: 'No role is given here; "primary" is the default. Check it.',
  })

/** The description of what was made from an archetype, until somebody writes a better one. */
export const defaultDescription = (what: 'app' | 'section', archetype: string): string =>
  `This ${what} was made from the archetype "${archetype}".`

/** The change that describes a section by the archetype that stands at `from`. */
export const descriptionChange = (section: string, from: string, value: string): Change =>
  createDefault({
    from,
    to: `${section}/description`,
    value,
    note: 'No description is given here; say what people do and what they need to see.',
  })
