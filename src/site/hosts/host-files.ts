import { serializeBody, toProblemDocument } from '../../api/http-response.ts'
import { API_ROOT } from '../../api/paths.ts'
import { Problem } from '../../core/problem.ts'
import { caddyfile } from './caddy.ts'
import { cloudflareRedirects, headersFile } from './cloudflare.ts'
import { createHostRules } from './host-rules.ts'
import { netlifyToml } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import type { HostSettings } from './types.ts'
import { vercelJson } from './vercel.ts'

/** What a kind of host can be told by files. */
export interface Host {
  readonly name: string
  /** The files that it reads, by their place below the site's root. */
  readonly files: readonly string[]
  /** Types, caching and the policy of pages. */
  readonly headers: boolean
  /** The bare addresses that clash with a folder: `/v1/patterns`, `/v1/schema`. */
  readonly rewrites: boolean
  /** Parameters: `/v1/patterns?sort=name&offset=20`, `/v1/search?q=hero`. */
  readonly queries: boolean
  /** A problem as JSON where there is no file below `/v1`. */
  readonly problems: boolean
}

const ALL_FEATURES = { headers: true, rewrites: true, queries: true, problems: true } as const

/** What each host can do. Where one cannot, the address with `.json` answers. */
export const HOSTS: readonly Host[] = [
  { name: 'Cloudflare', files: ['_headers', '_redirects'], ...ALL_FEATURES, queries: false },
  { name: 'Netlify', files: ['_headers', 'netlify.toml'], ...ALL_FEATURES },
  { name: 'Vercel', files: ['vercel.json'], ...ALL_FEATURES },
  { name: 'nginx', files: ['nginx.conf'], ...ALL_FEATURES },
  { name: 'Caddy', files: ['Caddyfile'], ...ALL_FEATURES },
  {
    name: 'GitHub Pages',
    files: ['.nojekyll'],
    ...{ headers: false, rewrites: false, queries: false, problems: false },
  },
]

/** The files by which hosts are told how to serve a site, by their place below its root. */
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
    [
      `${API_ROOT.slice(1)}/404.query.json`,
      serializeBody(toProblemDocument(unsupportedQueryProblem())),
    ],
  ])
}

/** What a host of files answers to parameters that no file was written for. */
const unsupportedQueryProblem = (): Problem =>
  new Problem('route-not-found', 'This host keeps no file for these parameters.', {
    hint: [
      'Lists are kept 20 a page, for one sort and one filter at a time:',
      'patterns?sort=name&offset=20 or patterns/q/all/name/20.json. patterns/all.json is the whole',
      'list, search-terms/{term}.json the hits of one word. The module and svc serve answer',
      'every combination.',
    ].join(' '),
  })
