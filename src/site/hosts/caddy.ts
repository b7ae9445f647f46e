import { CACHE_CONTROL } from '../../api/headers.ts'
import { blockWriter } from './block.ts'
import { askedSource, pageLines, parametersOf, repeated } from './page-map.ts'
import { fill, isExact, patternSource } from './pattern.ts'
import type { HeaderRule, HostRules, HostSettings } from './types.ts'

// Backquotes keep a text as it is: no escapes, and quotation marks stay.
const raw = (text: string): string => `\`${text}\``
const block = blockWriter('\t')

function pageMap(rules: HostRules): string[] {
  const names = parametersOf(rules)
  const style = {
    group: (name: string, pattern: string) => `(?P<${name}>${pattern})`,
    spellings: (value: string) => [value],
  }
  const values = names.map((name) => `{query.${name}}`).join('&')
  const lines = pageLines(rules, style).map(
    ({ pattern, to }) => `${raw(`~${pattern}`)} ${raw(fill(to, (name) => `\${${name}}`))}`,
  )
  return block(`map ${raw(`{path} {query} ${values}`)} {svc_page}`, [
    `${raw(`~${repeated(names)}`)} ${raw('/')}`,
    ...lines,
    'default /',
  ])
}

function headerLines({ path, set }: HeaderRule, index: number): string[] {
  const name = `@headers${index}`
  return [
    `${name} path_regexp ${raw(`^${patternSource(path)}$`)}`,
    ...block(
      `header ${name}`,
      Object.entries(set).map(([header, value]) => `${header} ${raw(value)}`),
    ),
  ]
}

const API_FILES = block('file_server', ['disable_canonical_uris', 'precompressed br gzip'])
const FILES = block('file_server', ['precompressed br gzip'])

function routes(rules: HostRules): string[] {
  const { base, api, headers, rewrites } = rules
  const slashed = `${patternSource(api)}(?:/.*)?|${patternSource(`${base}/health`)}`
  return [
    ...headers.flatMap(headerLines),
    `@slash path_regexp slash ${raw(`^(${slashed})/$`)}`,
    ...block('handle @asked', [
      '@page file {svc_page}',
      'rewrite @page {svc_page}',
      '@none not file {path}',
      'error @none 404',
      ...API_FILES,
    ]),
    'rewrite @slash {re.slash.1}',
    ...rewrites
      .filter(({ from }) => isExact(from))
      .flatMap(({ from, to }) => block(`handle ${from}`, [`rewrite * ${to}`, ...API_FILES])),
    `@api path ${api}/* ${base}/health`,
    ...block('handle @api', API_FILES),
    ...block('handle', FILES),
  ]
}

function errors({ base, api, refusal, notFound }: HostRules): string[] {
  const kept = `header Cache-Control ${raw(CACHE_CONTROL.error)}`
  const problem = `header Content-Type ${raw('application/problem+json; charset=utf-8')}`
  const answer = (file: string): string[] => [`rewrite * ${file}`, 'file_server']
  return [
    ...block('handle @refused', [kept, problem, ...answer(refusal)]),
    ...block(`handle ${api}/*`, [kept, problem, ...answer(notFound.api)]),
    ...block(`handle ${base}/*`, [kept, ...answer(notFound.site)]),
  ]
}

/** The file `Caddyfile`, to be run in the folder of the site: `caddy run`. */
export function caddyfile(rules: HostRules, settings: HostSettings): string {
  const { root = '.', listen: { host, port } = { port: 8080 } } = settings
  const asked = `path_regexp ${raw(askedSource(rules))}`
  return `${block(`:${port}`, [
    ...(host === undefined ? [] : [`bind ${host}`]),
    `root * ${root}`,
    `@asked ${asked}`,
    ...pageMap(rules),
    ...block('route', routes(rules)),
    ...block('handle_errors', [`@refused ${asked}`, ...errors(rules)]),
  ]).join('\n')}\n`
}
