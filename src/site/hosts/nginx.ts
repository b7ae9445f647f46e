import { CACHE_CONTROL } from '../../api/http-headers.ts'
import { fillPattern, isExactPath, toRegExpSource } from './path-patterns.ts'
import {
  createBlockWriter,
  createPageMap,
  listParameters,
  pagePathsPattern,
  repeatedParameterPattern,
} from './server-config.ts'
import type { HostRules, HostSettings } from './types.ts'

const quoteValue = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
// A regular expression keeps its backslashes; none of ours holds a quotation mark.
const quoteRegExp = (source: string): string => `"~${source}"`
const block = createBlockWriter('  ')

const headerVariable = (header: string): string =>
  `$svc_${header.toLowerCase().replaceAll('-', '_')}`

/** The headers that nginx adds; the type of a file is not among them. */
const addedHeaders = ({ headers }: HostRules): string[] =>
  [...new Set(headers.flatMap(({ set }) => Object.keys(set)))].filter((h) => h !== 'Content-Type')

/** One map a header. Of its lines the first that fits holds, so the table is read from its end. */
function headerMapBlock(rules: HostRules, header: string): string[] {
  const lines = rules.headers
    .filter(({ set }) => header in set)
    .reverse()
    .map(
      ({ path, set }) =>
        `${quoteRegExp(`^${toRegExpSource(path)}$`)} ${quoteValue(set[header] ?? '')};`,
    )
  const errors = [rules.unsupportedQuery, rules.notFound.api, rules.notFound.site]
  const kept = errors.map((file) => `${file} ${quoteValue(CACHE_CONTROL.error)};`)
  return block(`map $uri ${headerVariable(header)}`, [
    'default "";',
    ...(header === 'Cache-Control' ? kept : []),
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

/** The type of each ending below the API, from the rules that name one. */
const apiTypes = ({ api, headers }: HostRules): string[] =>
  headers.flatMap(({ path, set }) => {
    const ending = path.startsWith(`${api}/*.`) ? path.split('*.')[1] : undefined
    const type = set['Content-Type']?.split(';')[0]
    return ending && type ? [`${type} ${ending};`] : []
  })

const PROBLEM_TYPE_LINES = ['types {}', 'default_type application/problem+json;']

function apiLocation(rules: HostRules): string[] {
  const { api, rewrites, unsupportedQuery, notFound } = rules
  const exact = rewrites.filter(({ from }) => isExactPath(from))
  const problems = [unsupportedQuery, notFound.api].flatMap((file) =>
    block(`location = ${file}`, PROBLEM_TYPE_LINES),
  )
  return [
    ...problems,
    ...block(`location ~ "${pagePathsPattern(rules)}"`, [
      'default_type application/json;',
      `error_page 404 ${unsupportedQuery};`,
      'try_files $svc_page =404;',
    ]),
    ...exact.flatMap(({ from, to }) =>
      block(`location ~ "^${toRegExpSource(from)}/?$"`, [
        'default_type application/json;',
        `error_page 404 ${notFound.api};`,
        `try_files ${to} =404;`,
      ]),
    ),
    // Tried after the addresses above, which may end in a slash of their own.
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

/** Single files outside the API whose name tells no type. */
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

// HTML is always among them.
const CHARSET_TYPES =
  'charset_types text/css text/javascript text/markdown text/plain application/json application/problem+json;'

/** The file `nginx.conf`, to be included in the `http` block. */
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
  ]
  return `${[...notes, ...maps.flat(), ...server].join('\n')}\n`
}
