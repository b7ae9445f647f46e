import { CACHE_CONTROL } from '../../api/http-headers.ts'
import { fillPattern, isExactPath, toRegExpSource } from './path-patterns.ts'
import {
  createBlockWriter,
  createPageMap,
  listParameters,
  pagePathsPattern,
  repeatedParameterPattern,
} from './server-config.ts'
import type { HeaderRule, HostRules, HostSettings } from './types.ts'

// Backquotes keep a text as it is: no escapes, and quotation marks stay.
const quoteRaw = (text: string): string => `\`${text}\``
const block = createBlockWriter('\t')

function pageMapLines(rules: HostRules): string[] {
  const names = listParameters(rules)
  const style = {
    group: (name: string, pattern: string) => `(?P<${name}>${pattern})`,
    spellings: (value: string) => [value],
  }
  const values = names.map((name) => `{query.${name}}`).join('&')
  const lines = createPageMap(rules, style).map(
    ({ pattern, to }) =>
      `${quoteRaw(`~${pattern}`)} ${quoteRaw(fillPattern(to, (name) => `\${${name}}`))}`,
  )
  return block(`map ${quoteRaw(`{path} {query} ${values}`)} {svc_page}`, [
    `${quoteRaw(`~${repeatedParameterPattern(names)}`)} ${quoteRaw('/')}`,
    ...lines,
    'default /',
  ])
}

function headerLines({ path, set }: HeaderRule, index: number): string[] {
  const name = `@headers${index}`
  return [
    `${name} path_regexp ${quoteRaw(`^${toRegExpSource(path)}$`)}`,
    ...block(
      `header ${name}`,
      Object.entries(set).map(([header, value]) => `${header} ${quoteRaw(value)}`),
    ),
  ]
}

const API_FILES = block('file_server', ['disable_canonical_uris', 'precompressed br gzip'])
const FILES = block('file_server', ['precompressed br gzip'])

function routeLines(rules: HostRules): string[] {
  const { base, api, headers, rewrites } = rules
  const slashed = `${toRegExpSource(api)}(?:/.*)?|${toRegExpSource(`${base}/health`)}`
  return [
    ...headers.flatMap(headerLines),
    `@slash path_regexp slash ${quoteRaw(`^(${slashed})/$`)}`,
    ...block('handle @asked', [
      '@page file {svc_page}',
      'rewrite @page {svc_page}',
      '@none not file {path}',
      'error @none 404',
      ...API_FILES,
    ]),
    'rewrite @slash {re.slash.1}',
    ...rewrites
      .filter(({ from }) => isExactPath(from))
      .flatMap(({ from, to }) => block(`handle ${from}`, [`rewrite * ${to}`, ...API_FILES])),
    `@api path ${api}/* ${base}/health`,
    ...block('handle @api', API_FILES),
    ...block('handle', FILES),
  ]
}

function errorLines({ base, api, unsupportedQuery, notFound }: HostRules): string[] {
  const kept = `header Cache-Control ${quoteRaw(CACHE_CONTROL.error)}`
  const problem = `header Content-Type ${quoteRaw('application/problem+json; charset=utf-8')}`
  const answer = (file: string): string[] => [`rewrite * ${file}`, 'file_server']
  return [
    ...block('handle @refused', [kept, problem, ...answer(unsupportedQuery)]),
    ...block(`handle ${api}/*`, [kept, problem, ...answer(notFound.api)]),
    ...block(`handle ${base}/*`, [kept, ...answer(notFound.site)]),
  ]
}

/** The file `Caddyfile`, to be run in the folder of the site: `caddy run`. */
export function caddyfile(rules: HostRules, settings: HostSettings): string {
  const { root = '.', listen: { host, port } = { port: 8080 } } = settings
  const asked = `path_regexp ${quoteRaw(pagePathsPattern(rules))}`
  return `${block(`:${port}`, [
    ...(host === undefined ? [] : [`bind ${host}`]),
    `root * ${root}`,
    `@asked ${asked}`,
    ...pageMapLines(rules),
    ...block('route', routeLines(rules)),
    ...block('handle_errors', [`@refused ${asked}`, ...errorLines(rules)]),
  ]).join('\n')}\n`
}
