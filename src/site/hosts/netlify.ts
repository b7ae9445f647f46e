import { expandRulePaths, hasPages } from './path-patterns.ts'
import type { HostRules, PageRule, Rewrite } from './types.ts'

type Query = Readonly<Record<string, string>>

/** A redirect of `netlify.toml`. */
interface Redirect {
  readonly from: string
  readonly query: Query
  readonly to: string
  readonly status: number
  /** Whether the rule applies even if a file has the path. */
  readonly force?: boolean
}

type RedirectTarget = Omit<Redirect, 'from'>

// Netlify matches a parameter by its exact value or captures any value, and a parameter that a rule
// does not name does not prevent a match. So unsupported parameters are rejected before other rules.

const hasParameter = (name: string) => (rule: PageRule) => name in rule.query

const capturedParameters = (names: readonly string[]): Query =>
  Object.fromEntries(names.map((name) => [name, `:${name}`]))

/** Returns the pairs of parameters that no rule has together. */
function exclusiveParameterPairs(rules: readonly PageRule[]): string[][] {
  const names = [...new Set(rules.flatMap(({ query }) => Object.keys(query)))]
  return names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .filter((b) => !rules.some((rule) => hasParameter(a)(rule) && hasParameter(b)(rule)))
      .map((b) => [a, b]),
  )
}

/** Returns the parameters with a fixed value: other values must not fall to the rules without. */
const literalParameters = (rules: readonly PageRule[]): string[] => [
  ...new Set(
    rules.flatMap(({ query }) =>
      Object.entries(query).flatMap(([name, { capture }]) => (capture === undefined ? [name] : [])),
    ),
  ),
]

const notFoundRedirect = (
  unsupportedQuery: string,
  names: readonly string[],
  fixed: Query = {},
): RedirectTarget => ({
  query: { ...fixed, ...capturedParameters(names) },
  to: unsupportedQuery,
  status: 404,
})

function pageRedirect({ query, to }: PageRule, fixed: Query): RedirectTarget {
  const conditions = Object.entries(query).map(([name, { pattern, capture }]) => [
    name,
    capture ? `:${capture}` : pattern,
  ])
  return { query: { ...fixed, ...Object.fromEntries(conditions) }, to, status: 200 }
}

/** Returns the pages of a path; other values of a fixed parameter are rejected after its rules. */
function pageRedirectsWith(
  rules: readonly PageRule[],
  unsupportedQuery: string,
  fixed: Query,
): RedirectTarget[] {
  const names = literalParameters(rules)
  const others = rules.filter((rule) => !names.some((name) => hasParameter(name)(rule)))
  return [
    ...names.flatMap((name) => [
      ...rules.filter(hasParameter(name)).map((rule) => pageRedirect(rule, fixed)),
      notFoundRedirect(unsupportedQuery, [name], fixed),
    ]),
    ...others.map((rule) => pageRedirect(rule, fixed)),
  ]
}

/**
 * Parameters that clients often send with their default value. Each of them doubles the rules of a
 * path, so the rarer ones are rejected whatever their value is.
 */
const OPTIONAL_DEFAULTS = ['namespace', 'limit']

/** Returns the pages of a path with and without some parameters at their default value. */
function withOptionalDefaults(
  rules: readonly PageRule[],
  unsupportedQuery: string,
  [name, ...others]: readonly string[],
  fixed: Query = {},
): RedirectTarget[] {
  if (name === undefined) return pageRedirectsWith(rules, unsupportedQuery, fixed)
  const values = rules[0]?.defaults[name] ?? []
  return [
    ...values.flatMap((value) =>
      withOptionalDefaults(rules, unsupportedQuery, others, { ...fixed, [name]: value }),
    ),
    notFoundRedirect(unsupportedQuery, [name], fixed),
    ...withOptionalDefaults(rules, unsupportedQuery, others, fixed),
  ]
}

function redirectsForPath(rules: readonly PageRule[], unsupportedQuery: string): RedirectTarget[] {
  const unused = Object.keys(rules[0]?.defaults ?? {}).filter(
    (name) => !rules.some(hasParameter(name)) && !OPTIONAL_DEFAULTS.includes(name),
  )
  return [
    ...exclusiveParameterPairs(rules).map((names) => notFoundRedirect(unsupportedQuery, names)),
    ...unused.map((name) => notFoundRedirect(unsupportedQuery, [name])),
    ...withOptionalDefaults(rules, unsupportedQuery, OPTIONAL_DEFAULTS),
  ]
}

function listPageRedirects({ pages, problems, unsupportedQuery }: HostRules): Redirect[] {
  const paths = [...new Set(pages.flatMap(expandRulePaths))]
  return paths.flatMap((from) => {
    const rules = pages.filter((rule) => expandRulePaths(rule).includes(from))
    const type = from.slice(from.lastIndexOf('/') + 1)
    return redirectsForPath(rules, unsupportedQuery).map((rule) => ({
      ...rule,
      from,
      to: rule.to.replace(':type', type),
      status: problems.find(({ file }) => file === rule.to)?.status ?? rule.status,
    }))
  })
}

/** Returns the rules that give a problem its status, also at the path of its own file. */
const problemRedirects = ({ pages, problems }: HostRules): Redirect[] =>
  problems.flatMap(({ path, file, status }) => [
    { from: file, query: {}, to: file, status, force: true },
    ...(hasPages(pages, path) ? [] : [{ from: path, query: {}, to: file, status }]),
  ])

/** Returns a rule for each spelling of a namespace: `@` and `%40`. */
const withEncodedAtSign = ({ from, to, reason }: Rewrite): Pick<Rewrite, 'from' | 'to'>[] =>
  (reason === 'at-sign' ? [from, from.replace('@', '%40')] : [from]).map((path) => ({
    from: path,
    to,
  }))

const listRedirects = (rules: HostRules): Redirect[] => [
  ...listPageRedirects(rules),
  ...problemRedirects(rules),
  ...rules.rewrites.flatMap(withEncodedAtSign).map((rule) => ({ ...rule, query: {}, status: 200 })),
  { from: `${rules.api}/*`, query: {}, to: rules.notFound.api, status: 404 },
  { from: `${rules.base}/*`, query: {}, to: rules.notFound.site, status: 404 },
]

const tomlString = (value: string): string => JSON.stringify(value)

function redirectLine({ from, query, to, status, force = false }: Redirect): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name} = ${tomlString(value)}`)
  const conditions = pairs.length > 0 ? ` query = { ${pairs.join(', ')} },` : ''
  const target = `to = ${tomlString(to)}, status = ${status}${force ? ', force = true' : ''}`
  return `  { from = ${tomlString(from)},${conditions} ${target} },`
}

/** Returns the file `netlify.toml`. */
export const netlifyToml = (rules: HostRules): string =>
  [
    '# Deploy from this folder: netlify deploy --build --prod',
    '# Netlify reads _redirects before this file, and that one is written for Cloudflare: it',
    '# would answer the bare addresses before their parameters are looked at.',
    'redirects = [',
    ...listRedirects(rules).map(redirectLine),
    ']',
    '',
    '[build]',
    'command = "rm -f _redirects"',
    'publish = "."',
    '',
    '[build.processing]',
    'skip_processing = true',
    '',
    '[build.processing.html]',
    'pretty_urls = false',
    '',
  ].join('\n')
