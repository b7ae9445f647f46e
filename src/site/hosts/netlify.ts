import { expandRulePaths, isExactPath } from './path-patterns.ts'
import type { HostRules, PageRule, Rewrite } from './types.ts'

type Query = Readonly<Record<string, string>>

/** A redirect as `netlify.toml` has it. */
interface Redirect {
  readonly from: string
  readonly query: Query
  readonly to: string
  readonly status: 200 | 404
}

type RedirectTarget = Omit<Redirect, 'from'>

// Netlify cannot compare: a value is taken as it is or asked for by its text, and a parameter
// that a rule does not name does not prevent a match. So what must not be there is refused first.

const hasParameter = (name: string) => (rule: PageRule) => name in rule.query

const capturedParameters = (names: readonly string[]): Query =>
  Object.fromEntries(names.map((name) => [name, `:${name}`]))

/** Two parameters that never stand together. */
function exclusiveParameterPairs(rules: readonly PageRule[]): string[][] {
  const names = [...new Set(rules.flatMap(({ query }) => Object.keys(query)))]
  return names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .filter((b) => !rules.some((rule) => hasParameter(a)(rule) && hasParameter(b)(rule)))
      .map((b) => [a, b]),
  )
}

/** A parameter of which one text is asked for: any other must not fall to the rules without it. */
const literalParameters = (rules: readonly PageRule[]): string[] => [
  ...new Set(
    rules.flatMap(({ query }) =>
      Object.entries(query).flatMap(([name, { capture }]) => (capture === undefined ? [name] : [])),
    ),
  ),
]

const notFoundRedirect = (
  refusal: string,
  names: readonly string[],
  more: Query = {},
): RedirectTarget => ({
  query: { ...more, ...capturedParameters(names) },
  to: refusal,
  status: 404,
})

function pageRedirect({ query, to }: PageRule, more: Query): RedirectTarget {
  const asked = Object.entries(query).map(([name, { pattern, capture }]) => [
    name,
    capture ? `:${capture}` : pattern,
  ])
  return { query: { ...more, ...Object.fromEntries(asked) }, to, status: 200 }
}

/** The pages of an address, each parameter that is asked for by its text closed off after its own. */
function pageRedirectsWith(
  rules: readonly PageRule[],
  refusal: string,
  more: Query,
): RedirectTarget[] {
  const names = literalParameters(rules)
  const others = rules.filter((rule) => !names.some((name) => hasParameter(name)(rule)))
  return [
    ...names.flatMap((name) => [
      ...rules.filter(hasParameter(name)).map((rule) => pageRedirect(rule, more)),
      notFoundRedirect(refusal, [name], more),
    ]),
    ...others.map((rule) => pageRedirect(rule, more)),
  ]
}

function redirectsForPath(rules: readonly PageRule[], refusal: string): RedirectTarget[] {
  const defaults = rules[0]?.defaults ?? {}
  const unused = Object.keys(defaults).filter(
    (name) => !rules.some(hasParameter(name)) && name !== 'limit',
  )
  const [size = ''] = defaults.limit ?? []
  return [
    ...exclusiveParameterPairs(rules).map((names) => notFoundRedirect(refusal, names)),
    ...unused.map((name) => notFoundRedirect(refusal, [name])),
    ...pageRedirectsWith(rules, refusal, { limit: size }),
    notFoundRedirect(refusal, ['limit']),
    ...pageRedirectsWith(rules, refusal, {}),
  ]
}

function listPageRedirects({ pages, unsupportedQuery }: HostRules): Redirect[] {
  const addresses = [...new Set(pages.flatMap(expandRulePaths))]
  return addresses.flatMap((from) => {
    const rules = pages.filter((rule) => expandRulePaths(rule).includes(from))
    const type = from.slice(from.lastIndexOf('/') + 1)
    return redirectsForPath(rules, unsupportedQuery).map((rule) => ({
      ...rule,
      from,
      to: rule.to.replace(':type', type),
    }))
  })
}

/** A namespace may be written with its sign or with the escape of it. */
const withEncodedAtSign = ({ from, to }: Rewrite): Rewrite[] =>
  isExactPath(from)
    ? [{ from, to }]
    : [from, from.replace('@', '%40')].map((one) => ({ from: one, to }))

const listRedirects = (rules: HostRules): Redirect[] => [
  ...listPageRedirects(rules),
  ...rules.rewrites
    .flatMap(withEncodedAtSign)
    .map((rule) => ({ ...rule, query: {}, status: 200 as const })),
  { from: `${rules.api}/*`, query: {}, to: rules.notFound.api, status: 404 },
  { from: `${rules.base}/*`, query: {}, to: rules.notFound.site, status: 404 },
]

const tomlString = (value: string): string => JSON.stringify(value)

function redirectLine({ from, query, to, status }: Redirect): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name} = ${tomlString(value)}`)
  const asked = pairs.length > 0 ? ` query = { ${pairs.join(', ')} },` : ''
  return `  { from = ${tomlString(from)},${asked} to = ${tomlString(to)}, status = ${status} },`
}

/** The file `netlify.toml`. */
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
