import { CACHE_CONTROL } from '../../api/http/headers.ts'
import { fillPattern, hasPages, isExactPath, toRegExpSource } from './path-patterns.ts'
import {
  baseNotes,
  createBlockWriter,
  createPageMap,
  listParameters,
  pagePathsPattern,
  repeatedParameterPattern,
} from './server-config.ts'
import type { HostRules, HostSettings } from './types.ts'

const quoteValue = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
// A regular expression keeps its backslashes; none of these contains a quotation mark.
const quoteRegExp = (source: string): string => `"~${source}"`
const block = createBlockWriter('  ')

const headerVariable = (header: string): string =>
  `$svc_${header.toLowerCase().replaceAll('-', '_')}`

/** Returns the headers that nginx adds; `Content-Type` is set by `types` instead. */
const addedHeaders = ({ headers }: HostRules): string[] =>
  [...new Set(headers.flatMap(({ set }) => Object.keys(set)))].filter((h) => h !== 'Content-Type')

/** Returns the map of a header. Its first match applies, so the last rule comes first. */
function headerMapBlock(rules: HostRules, header: string): string[] {
  const lines = rules.headers
    .filter(({ set }) => header in set)
    .reverse()
    .map(
      ({ path, set }) =>
        `${quoteRegExp(`^${toRegExpSource(path)}$`)} ${quoteValue(set[header] ?? '')};`,
    )
  const errors = [rules.unsupportedQuery, rules.notFound.api, rules.notFound.site]
  const errorLines = errors.map((file) => `${file} ${quoteValue(CACHE_CONTROL.error)};`)
  return block(`map $uri ${headerVariable(header)}`, [
    'default "";',
    ...(header === 'Cache-Control' ? errorLines : []),
    ...lines,
  ])
}

function pageMapBlock(rules: HostRules): string[] {
  const names = listParameters(rules)
  const style = {
    group: (name: string, pattern: string) => `(?<svc_${name}>${pattern})`,
    spellings: (value: string) => [...new Set([value, encodeURIComponent(value)])],
  }
  const lines = createPageMap(rules, style).map(
    ({ pattern, to }) =>
      `${quoteRegExp(pattern)} ${quoteValue(fillPattern(to, (name) => `\${svc_${name}}`))};`,
  )
  return block(`map "$uri $args ${names.map((name) => `$arg_${name}`).join('&')}" $svc_page`, [
    'default "";',
    `${quoteRegExp(repeatedParameterPattern(names))} "";`,
    ...lines,
  ])
}

/** Returns the type of each file extension below the API that a rule names. */
const apiTypes = ({ api, headers }: HostRules): string[] =>
  headers.flatMap(({ path, set }) => {
    const extension = path.startsWith(`${api}/*.`) ? path.split('*.')[1] : undefined
    const type = set['Content-Type']?.split(';')[0]
    return extension && type ? [`${type} ${extension};`] : []
  })

const PROBLEM_TYPE_LINES = ['types {}', 'default_type application/problem+json;']

// An error page in a named location keeps the status that led to it.
const problemLocation = (index: number): string => `@svc_problem_${index}`

/** Returns the locations that answer with a problem and its status. */
const problemLocations = ({ pages, problems }: HostRules): string[] =>
  problems.flatMap(({ path, file, status }, index) => {
    const paths = hasPages(pages, path) ? [file] : [path, file]
    const pattern = paths.map((path) => toRegExpSource(path)).join('|')
    return [
      ...block(`location ~ "^(?:${pattern})/?$"`, [
        `error_page ${status} ${problemLocation(index)};`,
        `return ${status};`,
      ]),
      ...block(`location ${problemLocation(index)}`, [
        ...PROBLEM_TYPE_LINES,
        `try_files ${file} =404;`,
      ]),
    ]
  })

/** Returns the lines that give a page its status if the page is a problem. */
const pageProblemLines = ({ pages, problems }: HostRules): string[] =>
  problems.flatMap(({ file, status }, index) =>
    pages.some(({ to }) => to === file)
      ? [
          `error_page ${status} ${problemLocation(index)};`,
          ...block(`if ($svc_page = ${quoteValue(file)})`, [`return ${status};`]),
        ]
      : [],
  )

function apiLocation(rules: HostRules): string[] {
  const { api, rewrites, unsupportedQuery, notFound } = rules
  const errorFiles = [unsupportedQuery, notFound.api].flatMap((file) =>
    block(`location = ${file}`, PROBLEM_TYPE_LINES),
  )
  return [
    ...errorFiles,
    ...block(`location ~ "${pagePathsPattern(rules)}"`, [
      'default_type application/json;',
      `error_page 404 ${unsupportedQuery};`,
      ...pageProblemLines(rules),
      'try_files $svc_page =404;',
    ]),
    ...problemLocations(rules),
    // A variable segment has no dot: files with an extension are found by their own names.
    ...rewrites
      .filter(({ reason }) => reason === 'folder')
      .flatMap(({ from, to }) =>
        block(`location ~ "^${toRegExpSource(from, (name) => `(?<svc_${name}>[^/.]+)`)}/?$"`, [
          'default_type application/json;',
          `error_page 404 ${notFound.api};`,
          `try_files ${fillPattern(to, (name) => `$svc_${name}`)} =404;`,
        ]),
      ),
    // After the paths above, which match a trailing slash themselves.
    ...block(`location ~ "^(?<svc_file>${toRegExpSource(api)}/.+)/$"`, [
      'rewrite ^ $svc_file last;',
    ]),
    ...block(`location ${api}/`, [
      ...block('types', ['application/json json;', ...apiTypes(rules)]),
      'default_type application/json;',
      `error_page 404 ${notFound.api};`,
      'try_files $uri =404;',
    ]),
  ]
}

/** Returns the locations of files outside the API whose type does not follow from their name. */
const typedFiles = ({ api, headers }: HostRules): string[] =>
  headers.flatMap(({ path, set }) => {
    const type = set['Content-Type']?.split(';')[0]
    if (!type || !isExactPath(path) || path.startsWith(api)) return []
    return block(`location ~ "^${toRegExpSource(path)}/?$"`, [
      `default_type ${type};`,
      `try_files ${path} =404;`,
    ])
  })

const MIME_TYPES = [
  'text/html html;',
  'text/css css;',
  'text/javascript js mjs;',
  'text/markdown md;',
  'text/plain txt;',
  'application/json json map;',
  'image/png png;',
  'image/svg+xml svg;',
  'image/webp webp;',
  'font/woff2 woff2;',
]

// nginx adds the charset to HTML without being told.
const CHARSET_TYPES =
  'charset_types text/css text/javascript text/markdown text/plain application/json application/problem+json;'

/** Returns the file `nginx.conf`, to be included in the `http` block. */
export function nginxConf(rules: HostRules, settings: HostSettings): string {
  const { root = '/usr/share/nginx/html', listen: { host, port } = { port: 80 } } = settings
  const page = rules.notFound.site
  const server = block('server', [
    `listen ${host === undefined ? '' : `${host}:`}${port};`,
    `root ${root};`,
    'absolute_redirect off;',
    'etag on;',
    'gzip_static on;',
    'charset utf-8;',
    CHARSET_TYPES,
    ...block('types', MIME_TYPES),
    ...addedHeaders(rules).map(
      (header) => `add_header ${header} ${headerVariable(header)} always;`,
    ),
    ...apiLocation(rules),
    ...typedFiles(rules),
    ...block(`location ${rules.base}/`, [
      'index index.html;',
      `error_page 404 ${page};`,
      `error_page 403 =404 ${page};`,
      'try_files $uri $uri/ =404;',
    ]),
  ])
  const maps = [
    pageMapBlock(rules),
    ...addedHeaders(rules).map((header) => headerMapBlock(rules, header)),
  ]
  const notes = [
    '# Include this file in the http block of nginx; root and listen are yours to set.',
    ...baseNotes(rules),
  ]
  return `${[...notes, ...maps.flat(), ...server].join('\n')}\n`
}
