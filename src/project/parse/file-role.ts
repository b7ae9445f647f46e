import type { FileRole } from '../../internal/verify.ts'

/** The roles by what the path of a file shows, the first match decides. */
const ROLES_BY_PATH: readonly (readonly [role: FileRole, pattern: RegExp])[] = [
  ['vendor', /(?:^|\/)(?:vendors?|third[-_]party|node_modules|bower_components)\/|\.min\.\w+$/],
  ['story', /\.(?:stories|story)\.\w+$|(?:^|\/)\.?storybook\//],
  [
    'test',
    /\.(?:test|spec|cy|e2e)\.\w+$|(?:^|\/)(?:__tests__|tests?|e2e|cypress|playwright|specs?)\//,
  ],
  ['fixture', /(?:^|\/)(?:__fixtures__|fixtures?|__mocks__|mocks?|__snapshots__|msw)\//],
  [
    'generated',
    /(?:^|\/)(?:__generated__|generated|\.next|\.nuxt|\.svelte-kit)\/|\.(?:gen|generated)\.\w+$|(?:^|\/)mockServiceWorker\.js$/,
  ],
  [
    'config',
    /(?:^|\/)[\w.-]+\.config\.\w+$|(?:^|\/)\.[\w-]+rc\.\w+$|(?:^|\/)(?:gulp|grunt)file\.\w+$/i,
  ],
]

const GENERATED_NOTE = /@generated\b|\bdo not edit\b|\bauto-?generated\b/i
const HEAD_LENGTH = 400

/** Longer lines than this, on average, are the output of a tool. */
const MAX_AVERAGE_LINE_LENGTH = 500
const MIN_MINIFIED_LENGTH = 10_000

/** Returns what a file is for, by its path and the look of its text. */
export function getFileRole(path: string, text: string): FileRole {
  const match = ROLES_BY_PATH.find(([, pattern]) => pattern.test(path))
  if (match !== undefined) return match[0]
  return isGenerated(path, text) ? 'generated' : 'production'
}

/** The last line of a compiled style sheet. */
const SOURCE_MAP_NOTE = /\/\*# sourceMappingURL=/
const TAIL_LENGTH = 400

function isGenerated(path: string, text: string): boolean {
  if (GENERATED_NOTE.test(text.slice(0, HEAD_LENGTH))) return true
  if (path.endsWith('.css') && SOURCE_MAP_NOTE.test(text.slice(-TAIL_LENGTH))) return true
  if (text.length < MIN_MINIFIED_LENGTH) return false
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return text.length / lines > MAX_AVERAGE_LINE_LENGTH
}

/**
 * Lists the style sheets that a project compiles from SCSS, Sass or Less: the source has the same
 * name and is in the same folder, or in one next to it that is named after its syntax.
 */
export function listCompiledSheets(paths: readonly string[]): ReadonlySet<string> {
  const sources = new Set(
    paths.filter((path) => /\.(?:scss|sass|less)$/.test(path)).map((path) => toSourceKey(path)),
  )
  if (sources.size === 0) return sources
  return new Set(
    paths.filter((path) => /(?<!\.module)\.css$/.test(path) && sources.has(toSourceKey(path))),
  )
}

/** Removes what a source and its output differ in: `assets/scss/app.scss` is `assets/app`. */
const toSourceKey = (path: string): string =>
  path.replace(/\.\w+$/, '').replace(/(^|\/)(?:css|scss|sass|less)\//, '$1')
