import type { DiscoveredToken } from '../snapshot.ts'
import type { SourceFile, StyleRule } from '../source-file.ts'
import type { ArbitraryClass } from './arbitrary-classes.ts'
import type { Notation } from './nearest-token.ts'
import { isStyleAttribute } from './style-files.ts'

/** Writes a token in a declaration: a custom property, or a function of Tailwind 3. */
export function getStyleNotation(
  token: DiscoveredToken,
  { file, rule }: { readonly file: SourceFile; readonly rule: StyleRule },
): Notation | undefined {
  if (!token.name.startsWith('--')) {
    // Only style sheets that Tailwind builds know its functions.
    return isStyleAttribute(rule) ? undefined : { text: token.name, rank: 1, isCertain: false }
  }
  // Tailwind writes a variable of its theme only where it sees a use of it.
  const isThemed = isOfTheme(token)
  const isBackdrop = rule.selectors.some((selector) => selector.includes('::backdrop'))
  return {
    text: `var(${token.name})`,
    rank: isThemed ? 1 : 0,
    isCertain: (!isThemed || token.file === file.path) && !isBackdrop && isAvailable(token, file),
  }
}

/** Writes a token in a class: `bg-brand-500`, or `bg-[var(--brand)]` if it is not in the theme. */
export function getClassNotation(
  token: DiscoveredToken,
  {
    file,
    arbitrary: { utility, range, valueRange },
  }: { readonly file: SourceFile; readonly arbitrary: ArbitraryClass },
): Notation {
  const before = file.text.slice(range.start, valueRange.start - 2)
  const suffix = file.text.slice(valueRange.end + 1, range.end)
  const color = getThemeColor(token)
  // Not every theme can mix a color with an opacity.
  const isCertain =
    !suffix.startsWith('/') && isAvailable(token, file) && !isConditional(file.text, range.start)
  if (color !== undefined) return { text: `${before}-${color}${suffix}`, rank: 0, isCertain }
  // Without the hint, `text-[var(--x)]` may be a size.
  const hint = utility === 'bg' ? '' : 'color:'
  const reference = token.name.startsWith('--') ? `var(${token.name})` : token.name
  return { text: `${before}-[${hint}${reference}]${suffix}`, rank: 1, isCertain }
}

const isOfTheme = ({ conditions }: DiscoveredToken): boolean =>
  conditions.some((condition) => condition.startsWith('@theme'))

/** Returns the name of a color in Tailwind's theme: `brand-500` for `bg-brand-500`. */
function getThemeColor(token: DiscoveredToken): string | undefined {
  const [, path] = /^theme\(colors\.([\w.-]+)\)$/.exec(token.name) ?? []
  if (path !== undefined) return path.replaceAll('.', '-')
  return (isOfTheme(token) || token.hasUtility) && token.name.startsWith('--color-')
    ? token.name.slice('--color-'.length)
    : undefined
}

/** True if a file belongs to the app of a token, and a page loads the token. */
const isAvailable = (token: DiscoveredToken, { path, syntax, text }: SourceFile): boolean =>
  (syntax !== 'html' || token.file === path || /\bstylesheet\b|<script\b/i.test(text)) &&
  [undefined, getWorkspace(path)].includes(getWorkspace(token.file))

/** Returns the folder of a package in a workspace: `apps/shop`. */
const getWorkspace = (path: string): string | undefined =>
  /^(?:apps|packages|libs|services|examples)\/[^/]+(?=\/)/.exec(path)?.[0]

const MAX_CONDITION_LENGTH = 200

/** True if code decides by the mode whether a class is used: `isDark ? 'bg-[#000]' : ...`. */
function isConditional(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_CONDITION_LENGTH), start)
  const statement = before.slice(before.lastIndexOf(';') + 1)
  const at = Math.max(statement.lastIndexOf('?'), statement.lastIndexOf('&&'))
  return at !== -1 && /dark|light|theme|scheme/i.test(statement.slice(0, at))
}
