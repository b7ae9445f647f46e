import { CACHE_CONTROL, PROBLEM_CONTENT_TYPE } from '../../api/http/headers.ts'
import { fillPattern, hasPages, isExactPath, toRegExpSource } from './path-patterns.ts'
import {
  baseNotes,
  createBlockWriter,
  createPageMap,
  listParameters,
  pagePathsPattern,
  repeatedParameterPattern,
} from './server-config.ts'
import type { HeaderRule, HostRules, HostSettings, Rewrite } from './types.ts'

// Text in backquotes has no escapes and may contain quotation marks.
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

const headerValues = (set: HeaderRule['set']): string[] =>
  Object.entries(set).map(([header, value]) => `${header} ${quoteRaw(value)}`)

function headerLines({ path, set }: HeaderRule, index: number): string[] {
  const name = `@headers${index}`
  return [
    `${name} path_regexp ${quoteRaw(`^${toRegExpSource(path)}$`)}`,
    ...block(`header ${name}`, headerValues(set)),
  ]
}

const API_FILES = block('file_server', ['disable_canonical_uris', 'precompressed br gzip'])
const FILES = block('file_server', ['precompressed br gzip'])

/** Returns a block that answers with a problem and its status. */
function problemLines(rules: HostRules, index: number, matcher: string): string[] {
  const { file, status } = rules.problems[index] as HostRules['problems'][number]
  const headers = rules.headers.filter(({ path }) => path === file).map(({ set }) => set)
  return block(`handle ${matcher}`, [
    ...block('header', headerValues(Object.assign({}, ...headers))),
    `rewrite * ${file}`,
    ...block('file_server', [`status ${status}`]),
  ])
}

/** Returns the lines that give a page its status if the page is a problem. */
const pageProblemLines = (rules: HostRules): string[] =>
  rules.problems.flatMap(({ file }, index) =>
    rules.pages.some(({ to }) => to === file)
      ? [
          `@page_problem${index} path ${file}`,
          ...problemLines(rules, index, `@page_problem${index}`),
        ]
      : [],
  )

/** Returns a block for a path that clashes with a folder. A variable segment has no dot. */
function rewriteLines({ from, to }: Rewrite, index: number): string[] {
  const isExact = isExactPath(from)
  const name = `rewrite${index}`
  const pattern = `^${toRegExpSource(from, () => '([^/.]+)')}$`
  const target = fillPattern(to, () => `{re.${name}.1}`)
  return [
    ...(isExact ? [] : [`@${name} path_regexp ${name} ${quoteRaw(pattern)}`]),
    ...block(`handle ${isExact ? from : `@${name}`}`, [`rewrite * ${target}`, ...API_FILES]),
  ]
}

function routeLines(rules: HostRules): string[] {
  const { base, api, headers, pages, problems, rewrites } = rules
  const slashed = `${toRegExpSource(api)}(?:/.*)?|${toRegExpSource(`${base}/health`)}`
  return [
    ...headers.flatMap(headerLines),
    `@slash path_regexp slash ${quoteRaw(`^(${slashed})/$`)}`,
    ...block('handle @asked', [
      '@page file {svc_page}',
      'rewrite @page {svc_page}',
      ...pageProblemLines(rules),
      '@none not file {path}',
      'error @none 404',
      ...API_FILES,
    ]),
    'rewrite @slash {re.slash.1}',
    ...problems.flatMap(({ path, file }, index) => [
      `@problem${index} path ${hasPages(pages, path) ? file : `${path} ${file}`}`,
      ...problemLines(rules, index, `@problem${index}`),
    ]),
    ...rewrites.filter(({ reason }) => reason === 'folder').flatMap(rewriteLines),
    `@api path ${api}/* ${base}/health`,
    ...block('handle @api', API_FILES),
    ...block('handle', FILES),
  ]
}

function errorLines({ base, api, unsupportedQuery, notFound }: HostRules): string[] {
  const cacheControl = `header Cache-Control ${quoteRaw(CACHE_CONTROL.error)}`
  const contentType = `header Content-Type ${quoteRaw(PROBLEM_CONTENT_TYPE)}`
  const serve = (file: string): string[] => [`rewrite * ${file}`, 'file_server']
  return [
    ...block('handle @refused', [cacheControl, contentType, ...serve(unsupportedQuery)]),
    ...block(`handle ${api}/*`, [cacheControl, contentType, ...serve(notFound.api)]),
    ...block(`handle ${base}/*`, [cacheControl, ...serve(notFound.site)]),
  ]
}

/** Returns the file `Caddyfile`, for `caddy run` in the folder of the site. */
export function caddyfile(rules: HostRules, settings: HostSettings): string {
  const { root = '.', listen: { host, port } = { port: 8080 } } = settings
  const pagePaths = `path_regexp ${quoteRaw(pagePathsPattern(rules))}`
  const server = block(`:${port}`, [
    ...(host === undefined ? [] : [`bind ${host}`]),
    `root * ${root}`,
    `@asked ${pagePaths}`,
    ...pageMapLines(rules),
    ...block('route', routeLines(rules)),
    ...block('handle_errors', [`@refused ${pagePaths}`, ...errorLines(rules)]),
  ])
  return `${[...baseNotes(rules), ...server].join('\n')}\n`
}
