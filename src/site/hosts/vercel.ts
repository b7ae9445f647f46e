import { hasPages } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

// Patterns have the syntax of path-to-regexp: `:name(a|b)`, `(.*)`, `{/}?`.
const toVercelSource = (path: string): string => path.replaceAll('*', '(.*)')
const withOptionalSlash = (path: string): string => `${path}{/}?`

const pageSource = ({ from, types }: PageRule): string =>
  withOptionalSlash(from.replace(':type', `:type(${types.join('|')})`))

const toQueryPattern = ({ pattern, capture }: PageRule['query'][string]): string =>
  capture === undefined ? pattern : `(?<${capture}>${pattern})`

const queryMatcher = (key: string, value: unknown) => ({ type: 'query', key, value })

/** Returns the status of a problem, for a target that holds one. */
function targetStatus({ problems }: HostRules, target: string) {
  const status = problems.find(({ file }) => file === target)?.status
  return status === undefined ? {} : { statusCode: status }
}

function pageRewrite(rules: HostRules, rule: PageRule) {
  const conditions = Object.entries(rule.query)
  const others = Object.entries(rule.defaults).filter(([name]) => !(name in rule.query))
  return {
    source: pageSource(rule),
    ...(conditions.length === 0
      ? {}
      : {
          has: conditions.map(([name, condition]) => queryMatcher(name, toQueryPattern(condition))),
        }),
    missing: others.map(([name, values]) => queryMatcher(name, { ninc: ['', ...values] })),
    destination: rule.to,
    ...targetStatus(rules, rule.to),
  }
}

function createRewrites(rules: HostRules) {
  const { api, pages, problems, unsupportedQuery, rewrites, notFound } = rules
  const sources = [...new Set(pages.map(pageSource))]
  return [
    ...pages.map((rule) => pageRewrite(rules, rule)),
    ...sources.map((source) => ({
      source,
      destination: unsupportedQuery,
      statusCode: 404,
    })),
    ...problems
      .filter(({ path }) => !hasPages(pages, path))
      .map(({ path, file, status }) => ({
        source: withOptionalSlash(path),
        destination: file,
        statusCode: status,
      })),
    ...rewrites.map(({ from, to, reason }) => ({
      source: reason === 'folder' ? withOptionalSlash(from) : from.replace('@', '(@|%40)'),
      destination: to,
    })),
    // Vercel itself answers with 404.html outside the API.
    { source: `${api}/(.*)`, destination: notFound.api, statusCode: 404 },
  ]
}

/** Returns a list with one rule per line. */
const jsonList = (name: string, rules: readonly object[]): string =>
  `  "${name}": [\n${rules.map((rule) => `    ${JSON.stringify(rule)}`).join(',\n')}\n  ]`

/**
 * Returns the file `vercel.json`. Files come before rewrites, so the file of a problem, such as
 * `v1/search.json`, is answered with 200 at its own path, and with its status at `/v1/search`.
 * `trailingSlash` is not set: links of pages are relative to their folder, and paths of the API have
 * no slash.
 */
export function vercelJson(rules: HostRules): string {
  const headers = rules.headers.map(({ path, set }) => ({
    source: toVercelSource(path),
    headers: Object.entries(set).map(([key, value]) => ({ key, value })),
  }))
  const parts = [
    '  "$schema": "https://openapi.vercel.sh/vercel.json"',
    '  "cleanUrls": false',
    jsonList('headers', headers),
    jsonList('rewrites', createRewrites(rules)),
  ]
  return `{\n${parts.join(',\n')}\n}\n`
}
