import { memoizeByObject } from '../../kernel/memoize.ts'
import { createAncestorTest } from '../elements.ts'
import { isToolOutput } from '../generated-files.ts'
import type { Snapshot } from '../snapshot.ts'
import type { MarkupElement, SourceFile, StyleDeclaration, StyleRule } from '../source-file.ts'

/** A declaration with the rule and the file that it is in. */
export interface LocatedDeclaration {
  readonly file: SourceFile
  readonly rule: StyleRule
  readonly declaration: StyleDeclaration
}

/** Lists the declarations of a file. */
export function* listDeclarations(file: SourceFile): Generator<LocatedDeclaration> {
  for (const rule of file.styles) {
    for (const declaration of rule.declarations) yield { file, rule, declaration }
  }
}

/** Describes a declaration for the anchor of a finding: it stays the same if lines move. */
export const getStyleAnchor = (
  { selectors, conditions }: StyleRule,
  ...details: readonly string[]
): string => [...conditions, selectors.join(', ') || 'style attribute', ...details].join(' ')

/** True for a rule of a style attribute. */
export const isStyleAttribute = ({ selectors, conditions }: StyleRule): boolean =>
  selectors.length === 0 && conditions.length === 0

/** Returns the element with a style attribute. */
export const findStyledElement = (
  file: SourceFile,
  { range }: StyleRule,
): MarkupElement | undefined => getStyledElements(file).get(range.start)

/** Returns the elements with style attributes, by the offset of the attribute. */
const getStyledElements = memoizeByObject(
  ({ elements }: SourceFile) =>
    new Map(
      elements.flatMap((element) =>
        element.attributes
          .filter(({ name }) => name === 'style' || name.startsWith('style:'))
          .map(({ range }) => [range.start, element] as const),
      ),
    ),
)

const isInSvg = createAncestorTest(({ tag }) => tag === 'svg')

/** True if a rule styles a part of a drawing. */
export function isInDrawing(file: SourceFile, rule: StyleRule): boolean {
  if (!isStyleAttribute(rule)) return false
  const element = findStyledElement(file, rule)
  if (element === undefined) return false
  return element.tag === 'svg' || isInSvg(element)
}

/** True if a declaration defines a value that others use: a custom property or a Sass variable. */
export const isDefinition = ({ property }: StyleDeclaration): boolean =>
  /^(?:--|[$@])/.test(property)

/** The share of definitions from which on a style sheet counts as a file of tokens. */
const TOKEN_FILE_SHARE = 0.6

/** Returns the paths of the files that define the tokens of a project. */
export const getTokenFiles = memoizeByObject(
  ({ files, settings }: Snapshot): ReadonlySet<string> =>
    new Set(
      files
        .filter((file) => settings.tokens.files.includes(file.path) || consistsOfTokens(file))
        .map(({ path }) => path),
    ),
)

const consistsOfTokens = memoizeByObject(({ syntax, styles }: SourceFile): boolean => {
  if (syntax !== 'css' && syntax !== 'scss') return false
  const declarations = styles.flatMap((rule) => rule.declarations)
  const share = declarations.filter(isDefinition).length / declarations.length
  return declarations.length >= 5 && share >= TOKEN_FILE_SHARE
})

/** True for a production file with global styles. */
const isStylesheet = ({ syntax, role }: SourceFile): boolean =>
  (syntax === 'css' || syntax === 'scss') && role === 'production'

/** Returns the style sheet that global rules belong in: one that people write, if there is any. */
export const findGlobalStylesheet = memoizeByObject(
  (snapshot: Snapshot): SourceFile | undefined => {
    const all = snapshot.files.filter(isStylesheet)
    const written = all.filter((file) => !isToolOutput(file))
    const sheets = written.length > 0 ? written : all
    const tokenFiles = new Set(snapshot.tokens.map(({ file }) => file))
    return (
      sheets.find(({ path }) =>
        /(?:^|\/)(?:global|globals|index|main|app|base|style|styles)\.s?css$/.test(path),
      ) ??
      sheets.find(({ path }) => tokenFiles.has(path)) ??
      sheets[0]
    )
  },
)
