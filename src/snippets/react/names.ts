/** Converts words, ids and file names to a name in camel case: `row-actions` to `rowActions`. */
export function toCamelCase(text: string): string {
  const words = text.match(/[A-Za-z0-9]+/g) ?? []
  const name = words
    .map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word)))
    .join('')
  if (!/^[a-z]/i.test(name)) return `field${upperFirst(name)}`
  return RESERVED_WORDS.has(name) ? `${name}Value` : name
}

/** Converts words, ids and file names to a name in Pascal case: `date-field` to `DateField`. */
export const toPascalCase = (text: string): string => upperFirst(toCamelCase(text))

/** Returns the name of one item of a list: `rows` to `row`, `entries` to `entry`. */
export function toSingularName(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2)
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/** Names that a variable cannot have, or that React uses for itself. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof key new null ref return static super switch this throw true try typeof var void while with yield let await'.split(
    ' ',
  ),
)
