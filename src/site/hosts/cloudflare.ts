import { expandRulePaths, hasNoQuery, isExactPath } from './path-patterns.ts'
import type { HeaderRule, HostRules, Rewrite } from './types.ts'

// Cloudflare joins the values of a header that two rules set, so the later rule detaches it first.
// Netlify reads the same file, ignores lines without a colon and uses the last value.
function headerLines({ path, set }: HeaderRule, earlier: readonly HeaderRule[]): string[] {
  const lines = Object.entries(set).flatMap(([name, value]) => {
    const isSet = earlier.some((rule) => name in rule.set)
    return [...(isSet ? [`  ! ${name}`] : []), `  ${name}: ${value}`]
  })
  return [path, ...lines]
}

/** Returns the file `_headers`, which Cloudflare and Netlify share. */
export const headersFile = ({ headers }: HostRules): string =>
  `${headers.flatMap((rule, index) => headerLines(rule, headers.slice(0, index))).join('\n')}\n`

/**
 * Returns the file `_redirects` as Cloudflare reads it: exact paths first, no parameters, and no
 * status but 200 and redirects. A path that is answered with a problem is therefore not rewritten:
 * it falls to `v1/404.html`, since a 200 would claim that `/v1/search?q=hero` had been answered. The
 * problem's own file (`v1/search.json`) still comes with 200.
 * A line of another form fails a deployment to Workers, so Netlify's rules are not among these.
 */
export function cloudflareRedirects({ pages, problems, rewrites }: HostRules): string {
  const problemFiles = new Set(problems.map(({ file }) => file))
  const pageRewrites = pages
    .filter((rule) => hasNoQuery(rule) && !problemFiles.has(rule.to))
    .flatMap((rule) =>
      expandRulePaths(rule).map((from) => ({
        from,
        to: rule.to.replace(':type', from.slice(from.lastIndexOf('/') + 1)),
        reason: 'folder' as const,
      })),
    )
  const exact = rewrites.filter(({ from }) => isExactPath(from))
  const patterns = rewrites.filter(({ from }) => !isExactPath(from))
  return `${[...pageRewrites, ...exact, ...patterns].flatMap(redirectLines).join('\n')}\n`
}

/** A path that clashes with a folder is answered with and without a trailing slash. */
function redirectLines({ from, to, reason, otherExtensions = [] }: Rewrite): string[] {
  // Rules come before files. A 200 rule is applied once, so that a path may be rewritten to itself.
  const others = otherExtensions.map((extension) => from + extension)
  return [
    ...others.map((path) => `${path} ${path} 200`),
    `${from} ${to} 200`,
    ...(reason === 'folder' ? [`${from}/ ${to} 200`] : []),
  ]
}
