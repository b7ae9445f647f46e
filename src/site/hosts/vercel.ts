import { isExactPath } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

// Vercel writes patterns as path-to-regexp does: `:name(a|b)`, `(.*)`, `{/}?`.
const toVercelSource = (path: string): string => path.replaceAll('*', '(.*)')
const withOptionalSlash = (path: string): string => `${path}{/}?`

const pageSource = ({ from, types }: PageRule): string =>
  withOptionalSlash(from.replace(':type', `:type(${types.join('|')})`))

const toQueryPattern = ({ pattern, capture }: PageRule['query'][string]): string =>
  capture === undefined ? pattern : `(?<${capture}>${pattern})`

const queryMatcher = (key: string, value: unknown) => ({ type: 'query', key, value })

function pageRewrite(rule: PageRule) {
  const asked = Object.entries(rule.query)
  const others = Object.entries(rule.defaults).filter(([name]) => !(name in rule.query))
  return {
    source: pageSource(rule),
    ...(asked.length === 0
      ? {}
      : { has: asked.map(([name, condition]) => queryMatcher(name, toQueryPattern(condition))) }),
    missing: others.map(([name, values]) => queryMatcher(name, { ninc: ['', ...values] })),
    destination: rule.to,
  }
}

function createRewrites({ api, pages, unsupportedQuery, rewrites, notFound }: HostRules) {
  const asked = [...new Set(pages.map(pageSource))]
  return [
    ...pages.map(pageRewrite),
    ...asked.map((address) => ({
      source: address,
      destination: unsupportedQuery,
      statusCode: 404,
    })),
    ...rewrites.map(({ from, to }) => ({
      source: isExactPath(from) ? withOptionalSlash(from) : from.replace('@', '(@|%40)'),
      destination: to,
    })),
    // What lies outside the API falls to 404.html by itself.
    { source: `${api}/(.*)`, destination: notFound.api, statusCode: 404 },
  ]
}

/** A list with one rule a line. */
const jsonList = (name: string, rules: readonly object[]): string =>
  `  "${name}": [\n${rules.map((rule) => `    ${JSON.stringify(rule)}`).join(',\n')}\n  ]`

/**
 * The file `vercel.json`. Files come before rewrites. `trailingSlash` is left alone: the pages'
 * links are relative to their folder, and the API answers without a slash.
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
