import { readSavedDocument, saveDocument } from './saved-document.ts'

/** What a theme of the user's own is created from. Its record is created when it is needed. */
export interface OwnTheme {
  readonly id: string
  readonly name: string
  /** The brand color, as six-digit hex. */
  readonly color: string
  readonly character: string
  /** The name of a pair of fonts. */
  readonly fonts: string
  /** The day of creation, as `YYYY-MM-DD`. */
  readonly date: string
}

/** Older themes are forgotten. */
const MAX_THEMES = 20

/** The format of each property. A link can come from anywhere. */
const FORMATS: Readonly<Record<keyof OwnTheme, RegExp>> = {
  id: /^[a-z][a-z0-9-]{0,40}$/,
  name: /^.{1,80}$/,
  color: /^#[\dA-Fa-f]{6}$/,
  character: /^[a-z]{1,20}$/,
  fonts: /^[a-z0-9-]{1,40}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}

const isOwnTheme = (value: unknown): value is OwnTheme =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FORMATS).every(([key, format]) => {
    const text: unknown = Reflect.get(value, key)
    return typeof text === 'string' && format.test(text)
  })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: somebody has changed it.
    return undefined
  }
}

/** Parses a theme; undefined if it is not one. */
export function parseOwnTheme(text: string): OwnTheme | undefined {
  const value = parseJson(text)
  return isOwnTheme(value) ? value : undefined
}

/** Returns the saved themes. */
export function readOwnThemes(): readonly OwnTheme[] {
  const value = parseJson(readSavedDocument('themes') ?? '')
  return Array.isArray(value) ? value.filter(isOwnTheme) : []
}

/** Saves a theme, so that documents that name it can be opened. It replaces one with its id. */
export function saveOwnTheme(theme: OwnTheme): void {
  const others = readOwnThemes().filter(({ id }) => id !== theme.id)
  saveDocument('themes', JSON.stringify([theme, ...others].slice(0, MAX_THEMES)))
}

/** Returns the own theme of an essence. */
export function findOwnTheme(essence: string): OwnTheme | undefined {
  const value = parseJson(essence) as {
    readonly dna?: { readonly theme?: { readonly id?: unknown } }
  }
  const id = value?.dna?.theme?.id
  return readOwnThemes().find((theme) => theme.id === id)
}
