import {
  type DiscoveredToken,
  getEntry,
  type Literal,
  memoizeByObject,
  readLiteral,
  type SourceFile,
} from '../../internal/verify.ts'

/** Finds the tokens of a project: custom properties, and the colors of a Tailwind 3 settings file. */
export const findTokens = (files: readonly SourceFile[]): DiscoveredToken[] =>
  files.flatMap((file) =>
    TAILWIND_CONFIG.test(file.path) ? readTailwindColors(file) : readCustomProperties(file),
  )

const TAILWIND_CONFIG = /(?:^|\/)tailwind\.config\.[cm]?[jt]s$/

const readCustomProperties = memoizeByObject(({ path, styles }: SourceFile): DiscoveredToken[] =>
  styles.flatMap(({ selectors, conditions, declarations }) =>
    // A style attribute sets a property for its element only.
    selectors.length === 0
      ? []
      : declarations.flatMap(({ property, value, range }) =>
          property.startsWith('--')
            ? [
                {
                  name: property,
                  value,
                  file: path,
                  range,
                  selector: selectors.join(', '),
                  conditions,
                },
              ]
            : [],
        ),
  ),
)

function readTailwindColors(file: SourceFile): DiscoveredToken[] {
  const match = /\bexport\s+default\s+|\bmodule\.exports\s*=\s*/.exec(file.text)
  if (match === null) return []
  const at = match.index + match[0].length
  const theme = getEntry(readLiteral(file.text.slice(at), at), 'theme')
  const colors = [getEntry(theme, 'colors'), getEntry(getEntry(theme, 'extend'), 'colors')]
  return colors.flatMap((literal) => (literal ? listColors(literal, 'colors', file.path) : []))
}

/** Lists the colors of a settings object; `DEFAULT` is the color of the group itself. */
function listColors(literal: Literal, path: string, file: string): DiscoveredToken[] {
  if (literal.kind === 'string') {
    const name = `theme(${path.replace(/\.DEFAULT$/, '')})`
    return [
      { name, value: literal.text, file, range: literal.range, selector: ':root', conditions: [] },
    ]
  }
  if (literal.kind !== 'object') return []
  return literal.entries.flatMap(({ key, value }) => listColors(value, `${path}.${key}`, file))
}
