import { addressesOf, isExact } from './pattern.ts'
import type { HostRules, PageRule, Rewrite } from './types.ts'

type Query = Readonly<Record<string, string>>

/** A redirect as `netlify.toml` has it. */
interface Redirect {
  readonly from: string
  readonly query: Query
  readonly to: string
  readonly status: 200 | 404
}

type Unplaced = Omit<Redirect, 'from'>

// Netlify cannot compare: a value is taken as it is or asked for by its text, and a parameter
// that a rule does not name does not prevent a match. So what must not be there is refused first.

const has = (name: string) => (rule: PageRule) => name in rule.query

const anyOf = (names: readonly string[]): Query =>
  Object.fromEntries(names.map((name) => [name, `:${name}`]))

/** Two parameters that never stand together. */
function strangers(rules: readonly PageRule[]): string[][] {
  const names = [...new Set(rules.flatMap(({ query }) => Object.keys(query)))]
  return names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .filter((b) => !rules.some((rule) => has(a)(rule) && has(b)(rule)))
      .map((b) => [a, b]),
  )
}

/** A parameter of which one text is asked for: any other must not fall to the rules without it. */
const texts = (rules: readonly PageRule[]): string[] => [
  ...new Set(
    rules.flatMap(({ query }) =>
      Object.entries(query).flatMap(([name, { as }]) => (as === undefined ? [name] : [])),
    ),
  ),
]

const refuse = (refusal: string, names: readonly string[], more: Query = {}): Unplaced => ({
  query: { ...more, ...anyOf(names) },
  to: refusal,
  status: 404,
})

function page({ query, to }: PageRule, more: Query): Unplaced {
  const asked = Object.entries(query).map(([name, { pattern, as }]) => [
    name,
    as ? `:${as}` : pattern,
  ])
  return { query: { ...more, ...Object.fromEntries(asked) }, to, status: 200 }
}

/** The pages of an address, each parameter that is asked for by its text closed off after its own. */
function pagesWith(rules: readonly PageRule[], refusal: string, more: Query): Unplaced[] {
  const names = texts(rules)
  const others = rules.filter((rule) => !names.some((name) => has(name)(rule)))
  return [
    ...names.flatMap((name) => [
      ...rules.filter(has(name)).map((rule) => page(rule, more)),
      refuse(refusal, [name], more),
    ]),
    ...others.map((rule) => page(rule, more)),
  ]
}

function redirectsAt(rules: readonly PageRule[], refusal: string): Unplaced[] {
  const usual = rules[0]?.usual ?? {}
  const unused = Object.keys(usual).filter((name) => !rules.some(has(name)) && name !== 'limit')
  const [size = ''] = usual.limit ?? []
  return [
    ...strangers(rules).map((names) => refuse(refusal, names)),
    ...unused.map((name) => refuse(refusal, [name])),
    ...pagesWith(rules, refusal, { limit: size }),
    refuse(refusal, ['limit']),
    ...pagesWith(rules, refusal, {}),
  ]
}

function pageRedirects({ pages, refusal }: HostRules): Redirect[] {
  const addresses = [...new Set(pages.flatMap(addressesOf))]
  return addresses.flatMap((from) => {
    const rules = pages.filter((rule) => addressesOf(rule).includes(from))
    const type = from.slice(from.lastIndexOf('/') + 1)
    return redirectsAt(rules, refusal).map((rule) => ({
      ...rule,
      from,
      to: rule.to.replace(':type', type),
    }))
  })
}

/** A namespace may be written with its sign or with the escape of it. */
const spelled = ({ from, to }: Rewrite): Rewrite[] =>
  isExact(from)
    ? [{ from, to }]
    : [from, from.replace('@', '%40')].map((one) => ({ from: one, to }))

const redirects = (rules: HostRules): Redirect[] => [
  ...pageRedirects(rules),
  ...rules.rewrites.flatMap(spelled).map((rule) => ({ ...rule, query: {}, status: 200 as const })),
  { from: `${rules.api}/*`, query: {}, to: rules.notFound.api, status: 404 },
  { from: `${rules.base}/*`, query: {}, to: rules.notFound.site, status: 404 },
]

const text = (value: string): string => JSON.stringify(value)

function line({ from, query, to, status }: Redirect): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name} = ${text(value)}`)
  const asked = pairs.length > 0 ? ` query = { ${pairs.join(', ')} },` : ''
  return `  { from = ${text(from)},${asked} to = ${text(to)}, status = ${status} },`
}

/** The file `netlify.toml`. */
export const netlifyToml = (rules: HostRules): string =>
  [
    '# Deploy from this folder: netlify deploy --build --prod',
    '# Netlify reads _redirects before this file, and that one is written for Cloudflare: it',
    '# would answer the bare addresses before their parameters are looked at.',
    'redirects = [',
    ...redirects(rules).map(line),
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
