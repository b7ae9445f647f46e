import { createOutline, type Essence, normalizeEssence } from '../../essence.ts'
import { type Client, lookupFrom } from '../../index.ts'
import { getRouteShape, isSelfReference } from '../../internal/verify.ts'
import { nearest } from '../../internal.ts'
import type { Edit } from '../contract/apply-edits.ts'
import { requireContract, requireValidEssence } from '../contract/contract-file.ts'
import { readExtendedStylesheet } from '../detect/find-stylesheet.ts'
import { type DiscoveredProject, discoverProject } from '../discover/discover-project.ts'
import { parseStylesheet, type StylesheetToken } from '../discover/styles.ts'
import type { Environment } from '../environment.ts'
import { renderAppStylesheet } from '../packs/app-stylesheet.ts'
import { type FontSettings, readThemeFonts } from '../packs/font-files.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import { openContent } from '../registry/content.ts'

/** What the caller claims about the code, in the words of version 3. */
export interface CheckDriftInput {
  readonly page_id?: string | undefined
  /** The patterns or components that the code of the page uses. */
  readonly components_used?: readonly string[] | undefined
  readonly theme_used?: string | undefined
}

/** A difference between the contract and the project. */
export interface Drift {
  readonly id: string
  readonly kind: string
  readonly message: string
  readonly contract: string | null
  readonly project: string | null
  readonly file?: string
  readonly page_id?: string
  /** The edit of the contract that accepts the difference; null if it needs a decision. */
  readonly accept: Edit | null
}

/** The differences that were found, and what could not be compared. */
export interface DriftData {
  readonly hash: string
  /** `unknown` means that nothing was found but not everything could be compared. */
  readonly status: 'none' | 'drift' | 'unknown'
  readonly drift: readonly Drift[]
  readonly compared: readonly string[]
  readonly not_compared: readonly { readonly what: string; readonly reason: string }[]
}

/** The result of comparing one part. */
interface Comparison {
  readonly what: string
  readonly drift: readonly Drift[]
  /** Why the part could not be compared. */
  readonly reason?: string
}

/** Compares the contract with the routes and styles of the project, and with claims about it. */
export async function checkDrift(
  environment: Environment,
  input: CheckDriftInput = {},
): Promise<DriftData> {
  const contract = await requireContract(environment)
  const essence = normalizeEssence(requireValidEssence(contract))
  const { client } = await openContent(environment, contract.project)
  const discovered = await discoverProject(contract.project.root, getTimeLimit(environment))
  const comparisons = [
    compareRoutes(essence, discovered),
    compareTarget(essence, discovered),
    await compareTokens(essence, discovered, {
      client,
      output: contract.project.config.output ?? {},
      own: await readExtendedStylesheet(contract.project),
    }),
    ...compareClaims(essence, input),
  ]
  const drift = comparisons.flatMap((item) => item.drift)
  const missing = comparisons.flatMap(({ what, reason }) => (reason ? [{ what, reason }] : []))
  return {
    hash: contract.hash ?? '',
    status: drift.length > 0 ? 'drift' : missing.length > 0 ? 'unknown' : 'none',
    drift,
    compared: comparisons.flatMap(({ what, reason }) => (reason ? [] : [what])),
    not_compared: [
      ...missing,
      { what: 'components', reason: 'The code of components is not read yet.' },
    ],
  }
}

const createDrift = (fields: Omit<Drift, 'id'>): Drift => ({
  id: `${fields.kind}:${fields.contract ?? fields.project}`,
  ...fields,
})

/** Removes the names of parameters; a route for the rest of a path also answers a parameter. */
const toShape = (path: string): string => getRouteShape(path).replaceAll('/*', '/:')

function compareRoutes(essence: Essence, { routes }: DiscoveredProject): Comparison {
  const what = 'routes'
  if (routes.completeness !== 'complete') return { what, drift: [], reason: routes.reason }
  const declared = createOutline(essence).pages.flatMap(({ section, page }) =>
    page.route === undefined ? [] : [{ path: page.route, section: section.id, page: page.id }],
  )
  const mapped = Object.keys(essence.blueprint.routes ?? {})
  const known = new Set([...declared.map(({ path }) => path), ...mapped].map(toShape))
  const implemented = new Set(routes.items.map(({ path }) => toShape(path)))
  // A contract need not have the frame around other routes.
  const undeclared = routes.items.filter(
    ({ path, isParent }) => !isParent && !known.has(toShape(path)),
  )
  const missing = declared.filter(({ path }) => !implemented.has(toShape(path)))
  return {
    what,
    drift: [
      ...undeclared.map(({ path, file }) =>
        createDrift({
          kind: 'route-undeclared',
          message: `The project has the route ${path}, but the contract does not.`,
          ...{ contract: null, project: path, file },
          // A page of the contract needs its patterns, which only its author knows.
          accept: null,
        }),
      ),
      ...missing.map(({ path, section, page }) =>
        createDrift({
          kind: 'route-unimplemented',
          message: `The contract has the route ${path}, but no file implements it.`,
          ...{ contract: path, project: null, page_id: `${section}/${page}` },
          accept: { operation: 'remove_page', payload: { page_id: page, section_id: section } },
        }),
      ),
    ],
  }
}

/** The targets by framework; a target may say more, such as the styling library. */
const TARGET_WORDS: Readonly<Record<string, RegExp>> = {
  next: /next/,
  nuxt: /nuxt/,
  sveltekit: /svelte/,
  svelte: /svelte/,
  astro: /astro/,
  vue: /vue/,
  react: /react/,
}

function compareTarget({ meta }: Essence, { framework }: DiscoveredProject): Comparison {
  const what = 'target'
  const words = TARGET_WORDS[framework.name ?? '']
  if (words === undefined || framework.name === null) {
    return { what, drift: [], reason: 'package.json names no framework that a target describes.' }
  }
  if (words.test(meta.target.toLowerCase())) return { what, drift: [] }
  const hasVite = framework.packages.includes('vite') && /^(?:react|vue)$/.test(framework.name)
  const value = hasVite ? `${framework.name}-vite` : framework.name
  const drift = createDrift({
    kind: 'target-different',
    message: `The contract is for ${meta.target}, but package.json has ${framework.packages[0]}.`,
    ...{ contract: meta.target, project: value, file: 'package.json' },
    accept: {
      operation: 'patch',
      payload: { patch: [{ op: 'replace', path: '/meta/target', value }] },
    },
  })
  return { what, drift: [drift] }
}

async function compareTokens(
  essence: Essence,
  { styles }: DiscoveredProject,
  { client, output, own }: FontSettings & { readonly client: Client },
): Promise<Comparison> {
  const what = 'tokens'
  const { id } = essence.dna.theme
  const theme = await lookupFrom(client).get('themes', id)
  if (theme === undefined) return { what, drift: [], reason: `Unknown theme "${id}".` }
  const fonts = (await readThemeFonts(theme, { output, own }))?.folder
  const css = renderAppStylesheet(essence, theme, { own, fonts })
  const { tokens } = await parseStylesheet(css, 'theme')
  const expected = tokens.filter((token) => !isSelfReference(token))
  const defined = styles.tokens.filter((token) => !isSelfReference(token))
  const actual = new Map(defined.map((token) => [toKey(token), token]))
  const names = new Set(styles.tokens.map(({ name }) => name))
  const present = expected.filter((token) => names.has(token.name))
  if (present.length === 0) {
    const reason = `No style sheet defines a token of the theme ${theme.id}, such as ${expected[0]?.name}.`
    return { what, drift: [], reason }
  }
  const different = new Map(
    expected.flatMap((token) => {
      const match = actual.get(toKey(token))
      if (match && isSameValue(match.value, token.value)) return []
      return [[toKey(token), toTokenDrift(token, match)] as const]
    }),
  )
  return { what, drift: [...different.values()] }
}

const toKey = ({ name, mode }: StylesheetToken): string => `${mode} ${name}`

const isSameValue = (a: string, b: string): boolean =>
  a.replaceAll(/\s/g, '').toLowerCase() === b.replaceAll(/\s/g, '').toLowerCase()

function toTokenDrift(token: StylesheetToken, match: StylesheetToken | undefined): Drift {
  const name = token.mode === 'dark' ? `${token.name} (dark)` : token.name
  return {
    id: `${match ? 'token-different' : 'token-missing'}:${name}`,
    kind: match ? 'token-different' : 'token-missing',
    message: match
      ? `${name} is ${match.value}, but the theme has ${token.value}.`
      : `${name} is not defined; the theme has ${token.value}.`,
    contract: token.value,
    project: match?.value ?? null,
    ...(match ? { file: match.file } : {}),
    accept: null,
  }
}

function compareClaims(
  essence: Essence,
  { page_id, components_used, theme_used }: CheckDriftInput,
): Comparison[] {
  const { id } = essence.dna.theme
  const theme =
    theme_used === undefined || theme_used === id
      ? []
      : [
          createDrift({
            kind: 'theme-different',
            message: `The contract has the theme ${id}, but the code uses ${theme_used}.`,
            ...{ contract: id, project: theme_used },
            accept: { operation: 'update_dna', payload: { theme: { id: theme_used } } },
          }),
        ]
  return [
    ...(theme_used === undefined ? [] : [{ what: 'theme_used', drift: theme }]),
    ...(components_used === undefined ? [] : [comparePatterns(essence, components_used, page_id)]),
  ]
}

function comparePatterns(
  essence: Essence,
  used: readonly string[],
  page_id: string | undefined,
): Comparison {
  const what = 'components_used'
  if (page_id === undefined) return { what, drift: [], reason: 'Pass page_id, too.' }
  const { pages } = createOutline(essence)
  const page = pages.find((entry) => entry.page.id === page_id || entry.name === page_id)
  if (page === undefined) {
    const [suggestion] = nearest(
      page_id,
      pages.flatMap((entry) => [entry.page.id, entry.name]),
    )
    const hint = suggestion ? ` Did you mean ${suggestion}?` : ''
    return { what, drift: [], reason: `Unknown page "${page_id}".${hint}` }
  }
  const declared = page.instances.map((instance) => instance.id)
  const claims = new Set(used.map(toWords))
  const names = new Set(declared.map(toWords))
  return {
    what,
    drift: [
      ...declared
        .filter((name) => !claims.has(toWords(name)))
        .map((name) =>
          createDrift({
            kind: 'pattern-missing',
            message: `The page ${page.name} has the pattern ${name}, but the code does not use it.`,
            ...{ contract: name, project: null, page_id: page.name, accept: null },
          }),
        ),
      ...used
        .filter((name) => !names.has(toWords(name)))
        .map((name) =>
          createDrift({
            kind: 'pattern-undeclared',
            message: `The code uses ${name}, but the page ${page.name} does not have it.`,
            ...{ contract: null, project: name, page_id: page.name, accept: null },
          }),
        ),
    ],
  }
}

/** Compares names without regard to case and separators: `DateField` equals `date-field`. */
const toWords = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()
