import { unique } from '../../kernel/lists.ts'
import { memoizeByObject, memoizeByString } from '../../kernel/memoize.ts'
import { nearest } from '../../kernel/nearest.ts'
import type { FileCheck } from '../check.ts'
import type { Confidence, SourceDraft } from '../finding.ts'
import { isToolOutput } from '../generated-files.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile, TextRange } from '../source-file.ts'
import { findArbitraryClasses } from '../styles/arbitrary-classes.ts'
import { MENTION } from '../styles/scripted-properties.ts'
import { findGlobalStylesheet, getStyleAnchor, listDeclarations } from '../styles/style-files.ts'

/** Finds custom properties that are used without a fallback and defined nowhere. */
export const undefinedCustomProperty: FileCheck = {
  code: 'TOKEN011',
  check: 'undefined-custom-property',
  family: 'tokens',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a custom property is used but never defined',
  scope: 'file',
  *run(file, snapshot) {
    const external = snapshot.dependencyNames?.names
    for (const reference of getReferences(file)) {
      if (isDefined(reference, snapshot) || external?.has(reference.name)) continue
      yield createDraft(file, reference, snapshot)
    }
  },
}

/** A use of a custom property. */
interface Reference {
  readonly name: string
  readonly range: TextRange
  readonly anchor: string
  /** True if a class of Tailwind uses it. */
  readonly isClass?: boolean
}

/** Returns the custom properties that a project uses, but does not define itself. */
export const listUndefinedNames = (snapshot: Snapshot): ReadonlySet<string> =>
  new Set(
    snapshot.files.flatMap((file) =>
      getReferences(file).flatMap((reference) =>
        isDefined(reference, snapshot) ? [] : reference.name,
      ),
    ),
  )

const getReferences = memoizeByObject((file: SourceFile): readonly Reference[] => [
  ...listReferences(file),
])

const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g

function* listReferences(file: SourceFile): Generator<Reference> {
  for (const { rule, declaration } of listDeclarations(file)) {
    const { property, valueRange } = declaration
    const written = file.text.slice(valueRange.start, valueRange.end)
    if (!written.includes('--')) continue
    for (const { 0: text, 1: name = '', index } of stripComments(written).matchAll(REFERENCE)) {
      const start = valueRange.start + index + text.indexOf(name)
      const range = { start, end: start + name.length }
      yield { name, range, anchor: getStyleAnchor(rule, property, name) }
    }
  }
  for (const { text, value, range } of findArbitraryClasses(file)) {
    const [whole, name = ''] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value) ?? []
    if (whole === undefined) continue
    const start = range.start + text.indexOf(name)
    const end = start + name.length
    yield { name, range: { start, end }, anchor: `class ${text}`, isClass: true }
  }
}

const stripComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length))

const isDefined = ({ name, isClass = false }: Reference, snapshot: Snapshot): boolean =>
  getDefinedNames(snapshot).has(name) ||
  LIBRARY_PROPERTY.test(name) ||
  ((isClass || usesTailwind(snapshot)) && TAILWIND_PROPERTY.test(name))

/** Properties that libraries set on elements while they run. */
const LIBRARY_PROPERTY =
  /^--(?:tw|radix|reka|bits|headlessui|reach|bs|mui|joy|chakra|mantine|ant|el|van|ion|mdc|mat|md|sys|swiper|vp|vf|sl|wa|rdp|toastify|sonner|p|pv|v|q|n|nuxt|ui|astro|shiki|docusearch|ifm|fa|leaflet|plyr|vt|vaul|fc|ck|cm|rsbs|kb|zag|ark|anchor|available|transform|popup|accordion|collapsible|scroll-area|active-tab|initial|positioner)-/

/** The default theme of Tailwind 4: https://tailwindcss.com/docs/theme#default-theme-variable-reference */
const TAILWIND_PROPERTY =
  /^--(?:color-(?:black|white|(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe)-\d+)|spacing|(?:font|text|tracking|leading|breakpoint|container|radius|shadow|inset-shadow|drop-shadow|text-shadow|blur|perspective|aspect|ease|animate|default)-[\w-]+)$/

const usesTailwind = memoizeByObject(({ files }: Snapshot): boolean =>
  files.some((file) => importsTailwind(file)),
)

const importsTailwind = memoizeByObject(
  ({ text, syntax }: SourceFile): boolean =>
    (syntax === 'css' || syntax === 'scss' || syntax === 'vue') &&
    /@import\s+(?:url\()?["']tailwindcss|@tailwind\s|@theme\b/.test(text),
)

/** Returns every custom property that a file of the project may define. */
const getDefinedNames = memoizeByObject(({ files }: Snapshot): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const file of files) for (const name of listDefinedNames(file)) names.add(name)
  return names
})

/**
 * Lists the custom properties that a file may define. Outside style sheets, any mention that is
 * not a use counts: `setProperty('--x', ...)`, `style={{ '--x': 1 }}`, props.
 */
const listDefinedNames = memoizeByObject((file: SourceFile): readonly string[] => {
  const names = new Set(listAstroVariables(file))
  for (const { rule, declaration } of listDeclarations(file)) {
    if (declaration.property.startsWith('--')) names.add(declaration.property)
    for (const selector of rule.selectors) addRegistered(selector, names)
  }
  const isSheet = file.syntax === 'css' || file.syntax === 'scss'
  const pattern = isSheet && file.errors.length === 0 ? SHEET_DEFINITION : MENTION
  for (const { 0: name } of file.text.matchAll(pattern)) names.add(name)
  return [...names]
})

/** Lists what Astro defines for a style: `--depth` of `<style define:vars={{ depth }}>`. */
const listAstroVariables = ({ syntax, text }: SourceFile): string[] =>
  syntax !== 'astro'
    ? []
    : [...text.matchAll(/define:vars=\{\{([^{}]*)\}/g)].flatMap(([, entries = '']) =>
        [...entries.matchAll(/(?:^|,)\s*["']?([\w-]+)/g)].map(([, name]) => `--${name}`),
      )

const addRegistered = (selector: string, names: Set<string>): void => {
  const [, name] = /^@property\s+(--[\w-]+)/.exec(selector) ?? []
  if (name !== undefined) names.add(name)
}

const SHEET_DEFINITION = /(?<![\w-])--[A-Za-z_][\w-]*(?=\s*:)/g

/** True if names may come from somewhere that is not read. */
const hasOtherSources = memoizeByObject(
  ({ files, dependencyNames }: Snapshot): boolean =>
    dependencyNames?.isComplete === false || files.some((file) => usesOtherSource(file)),
)

/** Matches a preset or a plugin of Tailwind, which may define any name. */
const TAILWIND_EXTENSION = /\b(?:presets|plugins)\s*:\s*\[\s*[^\s\]]|^[ \t]*@(?:plugin|config)\s/m
const TAILWIND_CONFIG = /(?:^|\/)tailwind\.config\.[cm]?[jt]s$/

const usesOtherSource = memoizeByObject(
  ({ path, text, syntax, errors, script }: SourceFile): boolean =>
    ((TAILWIND_CONFIG.test(path) || syntax === 'css') && TAILWIND_EXTENSION.test(text)) ||
    ((syntax === 'css' || syntax === 'scss') && errors.length > 0) ||
    (syntax !== 'script' && syntax !== 'jsx' && OTHER_SHEET.test(text)) ||
    // A name that is put together while the code or Sass runs.
    /--#\{|["'`]--\$\{|["'`]--["'`]\s*\+/.test(text) ||
    (script?.imports ?? []).some(({ specifier }) =>
      /^[^./~#].*\.(?:css|scss)$|\.(?:less|sass|styl)$/.test(specifier),
    ) ||
    (syntax === 'html' && /<link\b[^<>]*\bhref=["']?(?:https?:)?\/\//i.test(text)),
)

/** Imports a style sheet of a package or of another site. */
const OTHER_SHEET =
  /@(?:import|use|forward)\s+(?:url\(\s*)?["']?(?!tailwindcss["'/]|sass:|\.|\/(?!\/)|@\/|~\/|#)[\w@:/]/

/** Returns a function that finds the most similar token of a project. */
const getSuggester = memoizeByObject(({ tokens }: Snapshot) => {
  const names = unique(tokens.map(({ name }) => name))
  return memoizeByString((name) => nearest(name, names)[0])
})

/** A name of a family that the project does not define may be set by a package that it uses. */
function getConfidence(name: string, snapshot: Snapshot): Confidence {
  if (hasOtherSources(snapshot)) return 'possible'
  const isFamiliar = getFamilies(snapshot).has(getFamily(name))
  return isFamiliar || getSuggester(snapshot)(name) !== undefined ? 'certain' : 'likely'
}

/** Returns the first word of a name: `color` of `--color-text`. */
const getFamily = (name: string): string => name.replace(/^-+/, '').split('-')[0] ?? ''

const getFamilies = memoizeByObject(
  (snapshot: Snapshot): ReadonlySet<string> =>
    new Set([...getDefinedNames(snapshot)].map(getFamily)),
)

function createDraft(file: SourceFile, reference: Reference, snapshot: Snapshot): SourceDraft {
  const { name, range, anchor } = reference
  const similar = getSuggester(snapshot)(name)
  const sheet = findGlobalStylesheet(snapshot)
  const home = sheet && !isToolOutput(sheet) ? sheet.path : undefined
  const confidence = getConfidence(name, snapshot)
  const place = confidence === 'possible' ? 'in any file that was read' : 'anywhere'
  const define = `Define ${name}${home ? ` in ${home}` : ''}`
  return {
    file: file.path,
    range,
    message: `${name} is not defined ${place}, so the declaration has no effect.${similar ? ` Did you mean ${similar}?` : ''}`,
    confidence,
    // What a package may define is only worth a note.
    ...(confidence === 'possible' ? { severity: 'info' as const } : {}),
    anchor,
    repair: similar
      ? {
          kind: 'edit',
          title: `Use ${similar} instead of ${name}.`,
          steps: [
            `Replace ${name} with ${similar}.`,
            `${define} if it is meant to be another value.`,
          ],
          autofix: 'suggest',
          edits: [{ file: file.path, range, text: similar }],
        }
      : {
          kind: 'manual',
          title: `${define}.`,
          steps: [`${define}, or give var() a fallback.`],
          autofix: 'none',
        },
  }
}
