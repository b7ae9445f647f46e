/** The parts of a CSS value between commas; those in strings and brackets separate nothing. */
export const commaParts = (value: string): string[] => parts(value, /,/)

/** The parts of a CSS value between white space; that in strings and brackets separates nothing. */
export const spaceParts = (value: string): string[] => parts(value, /\s/).filter(Boolean)

function parts(value: string, separator: RegExp): string[] {
  const found = ['']
  let depth = 0
  for (const [piece] of value.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if ('(['.includes(piece)) depth += 1
    if (')]'.includes(piece)) depth -= 1
    if (depth === 0 && separator.test(piece) && piece.length === 1) found.push('')
    else found.push(`${found.pop()}${piece}`)
  }
  return found.map((part) => part.trim())
}
