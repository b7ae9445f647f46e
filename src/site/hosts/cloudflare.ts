import { expandRulePaths, hasNoQuery, isExactPath } from './path-patterns.ts'
import type { HeaderRule, HostRules, Rewrite } from './types.ts'

// Cloudflare joins the values of a header that two rules set, so the later rule detaches it first.
// Netlify reads the same file, passes over lines without a colon and keeps the last value.
function headerLines({ path, set }: HeaderRule, earlier: readonly HeaderRule[]): string[] {
  const lines = Object.entries(set).flatMap(([name, value]) => {
    const isSet = earlier.some((rule) => name in rule.set)
    return [...(isSet ? [`  ! ${name}`] : []), `  ${name}: ${value}`]
  })
  return [path, ...lines]
}

/** The file `_headers`, which Cloudflare and Netlify share. */
export const headersFile = ({ headers }: HostRules): string =>
  `${headers.flatMap((rule, index) => headerLines(rule, headers.slice(0, index))).join('\n')}\n`

/** Addresses that clash with a folder are answered with and without a final slash. */
const redirectLines = ({ from, to }: Rewrite): string[] =>
  (isExactPath(from) ? [from, `${from}/`] : [from]).map((address) => `${address} ${to} 200`)

/**
 * The file `_redirects` as Cloudflare reads it: no parameters, no 404, exact addresses first.
 * A line of another form fails a deployment to Workers, so Netlify's rules are not among these.
 */
export function cloudflareRedirects({ pages, rewrites }: HostRules): string {
  const bare = pages.filter(hasNoQuery).flatMap((rule) =>
    expandRulePaths(rule).map((from) => ({
      from,
      to: rule.to.replace(':type', from.slice(from.lastIndexOf('/') + 1)),
    })),
  )
  const exact = rewrites.filter(({ from }) => isExactPath(from))
  const shapes = rewrites.filter(({ from }) => !isExactPath(from))
  return `${[...bare, ...exact, ...shapes].flatMap(redirectLines).join('\n')}\n`
}
