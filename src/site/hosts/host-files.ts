import { serializeBody, toProblemDocument } from '../../api/http/response.ts'
import { apiFilePath } from '../../api/paths.ts'
import { Problem } from '../../core/kernel/problem.ts'
import { caddyfile } from './caddy.ts'
import { cloudflareRedirects, headersFile } from './cloudflare.ts'
import { createHostRules } from './host-rules.ts'
import { netlifyToml } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import type { HostSettings } from './types.ts'
import { vercelJson } from './vercel.ts'

/** What the files of a kind of host can configure. */
export interface Host {
  readonly name: string
  /** The files that it reads, by their path below the site's root. */
  readonly files: readonly string[]
  /** Media types, caching and the policy of pages. */
  readonly headers: boolean
  /** The paths that clash with a folder: `/v1/patterns`, `/v1/schema`. */
  readonly rewrites: boolean
  /** Parameters: `/v1/patterns?sort=name&offset=20`, `/v1/search?q=hero`. */
  readonly queries: boolean
  /** A problem as JSON if there is no file below `/v1`. */
  readonly problems: boolean
  /**
   * The status of paths that only code can answer: 400 for `/v1/search`, 405 for
   * `/v1/packs/compile`. Without it, the first is a 404 on a host with rewrites.
   */
  readonly statuses: boolean
}

const ALL_FEATURES = {
  headers: true,
  rewrites: true,
  queries: true,
  problems: true,
  statuses: true,
} as const

/**
 * The features of each host. Without a feature, the path with `.json` still works. The problems in
 * `search.json`, `packs/compile.json` and `packs/select.json` come with 200 on Vercel, Cloudflare
 * and GitHub Pages: those hosts find files before rules, or cannot set a status.
 */
export const HOSTS: readonly Host[] = [
  {
    name: 'Cloudflare',
    files: ['_headers', '_redirects'],
    ...ALL_FEATURES,
    queries: false,
    statuses: false,
  },
  { name: 'Netlify', files: ['_headers', 'netlify.toml'], ...ALL_FEATURES },
  { name: 'Vercel', files: ['vercel.json'], ...ALL_FEATURES },
  { name: 'nginx', files: ['nginx.conf'], ...ALL_FEATURES },
  { name: 'Caddy', files: ['Caddyfile'], ...ALL_FEATURES },
  {
    name: 'GitHub Pages',
    files: ['.nojekyll'],
    headers: false,
    rewrites: false,
    queries: false,
    problems: false,
    statuses: false,
  },
]

/** Returns the configuration files of all hosts, by their path below the site's root. */
export function hostFiles(settings: HostSettings = {}): Map<string, string> {
  const rules = createHostRules(settings)
  return new Map([
    ['.nojekyll', ''],
    ['Caddyfile', caddyfile(rules, settings)],
    ['_headers', headersFile(rules)],
    ['_redirects', cloudflareRedirects(rules)],
    ['netlify.toml', netlifyToml(rules)],
    ['nginx.conf', nginxConf(rules, settings)],
    ['vercel.json', vercelJson(rules)],
    [apiFilePath('404.query.json'), serializeBody(toProblemDocument(unsupportedQueryProblem()))],
  ])
}

/** Returns the problem of a static host for parameters that no file exists for. */
const unsupportedQueryProblem = (): Problem =>
  new Problem('route-not-found', 'This host has no file for these parameters.', {
    hint: [
      'A static host has lists in pages of 20, with one sort order and one filter:',
      'patterns?sort=name&offset=20 or patterns/q/all/name/20.json. patterns/all.json is the whole',
      'list, search-terms/{term}.json the results for one word. The module and svc serve answer',
      'every combination.',
    ].join(' '),
  })
