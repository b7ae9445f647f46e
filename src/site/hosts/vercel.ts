import { isExact } from './pattern.ts'
import type { HostRules, PageRule } from './types.ts'

// Vercel writes patterns as path-to-regexp does: `:name(a|b)`, `(.*)`, `{/}?`.
const source = (path: string): string => path.replaceAll('*', '(.*)')
const slashed = (path: string): string => `${path}{/}?`

const addressOf = ({ from, types }: PageRule): string =>
  slashed(from.replace(':type', `:type(${types.join('|')})`))

const group = ({ pattern, as }: PageRule['query'][string]): string =>
  as === undefined ? pattern : `(?<${as}>${pattern})`

const query = (key: string, value: unknown) => ({ type: 'query', key, value })

function pageRewrite(rule: PageRule) {
  const asked = Object.entries(rule.query)
  const others = Object.entries(rule.usual).filter(([name]) => !(name in rule.query))
  return {
    source: addressOf(rule),
    ...(asked.length === 0
      ? {}
      : { has: asked.map(([name, condition]) => query(name, group(condition))) }),
    missing: others.map(([name, values]) => query(name, { ninc: ['', ...values] })),
    destination: rule.to,
  }
}

function rewritesOf({ api, pages, refusal, rewrites, notFound }: HostRules) {
  const asked = [...new Set(pages.map(addressOf))]
  return [
    ...pages.map(pageRewrite),
    ...asked.map((address) => ({ source: address, destination: refusal, statusCode: 404 })),
    ...rewrites.map(({ from, to }) => ({
      source: isExact(from) ? slashed(from) : from.replace('@', '(@|%40)'),
      destination: to,
    })),
    // What lies outside the API falls to 404.html by itself.
    { source: `${api}/(.*)`, destination: notFound.api, statusCode: 404 },
  ]
}

/** A list with one rule a line. */
const listed = (name: string, rules: readonly object[]): string =>
  `  "${name}": [\n${rules.map((rule) => `    ${JSON.stringify(rule)}`).join(',\n')}\n  ]`

/**
 * The file `vercel.json`. Files come before rewrites. `trailingSlash` is left alone: the pages'
 * links are relative to their folder, and the API answers without a slash.
 */
export function vercelJson(rules: HostRules): string {
  const headers = rules.headers.map(({ path, set }) => ({
    source: source(path),
    headers: Object.entries(set).map(([key, value]) => ({ key, value })),
  }))
  const parts = [
    '  "$schema": "https://openapi.vercel.sh/vercel.json"',
    '  "cleanUrls": false',
    listed('headers', headers),
    listed('rewrites', rewritesOf(rules)),
  ]
  return `{\n${parts.join(',\n')}\n}\n`
}
