import { createOutline } from '../../essence.ts'
import { type Client, type Essence, essenceDigest } from '../../index.ts'
import {
  CHECKS,
  type CheckLimits,
  describeUnfinished,
  getRouteShape,
  listDeclaredRoutes,
  runChecks,
  type Snapshot,
} from '../../internal/verify.ts'
import { asObject } from '../../internal.ts'
import { checkContract, isError } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { resolveContained } from '../folder/contained-path.ts'
import { readText } from '../folder/files.ts'
import {
  CONTEXT_FOLDER,
  ESSENCE_FILE,
  findProject,
  type Project,
  parseEssenceText,
} from '../folder/project.ts'
import { type AnyPack, selectWith } from '../packs/select-pack.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import { openContent } from '../registry/content.ts'
import { type PatternSuggestion, suggestPatterns } from '../registry/suggest-patterns.ts'
import { limitChecks } from '../verify/limit-checks.ts'
import { type FindingSummary, summarizeFinding } from '../verify/verify.ts'
import { readWholeProject } from '../verify/verify-project.ts'

/** What somebody is about to work on. */
export interface TaskInput {
  readonly route?: string | undefined
  readonly page_id?: string | undefined
  /** A file (`file:src/orders.tsx`) or the name of a component. */
  readonly target?: string | undefined
  /** The task in words. */
  readonly task?: string | undefined
}

/** A file to read before the work starts. */
interface ReadTarget {
  readonly path: string
  readonly reason: string
}

/** A thing that cannot be known, and the reason. */
interface UnknownFact {
  readonly what: string
  readonly why: string
}

/** What is known about a task. */
export interface TaskContext {
  readonly contract: {
    readonly file: string
    readonly status: 'valid' | 'invalid' | 'missing'
    readonly hash: string | null
    /** The section of the page, without its pages, and the page itself. */
    readonly section?: unknown
    readonly page?: unknown
    readonly guard?: unknown
  }
  readonly read: readonly ReadTarget[]
  /** The patterns of the page, in order. */
  readonly parts?: readonly string[]
  readonly tokens: TokenFacts | null
  /** The components that svc.config.json names or the project shares, and how to import them. */
  readonly components: readonly { readonly name: string; readonly import: string }[]
  /** What `verify` finds in the files that implement the subject. */
  readonly findings: readonly FindingSummary[]
  readonly suggested_patterns?: readonly PatternSuggestion[]
  readonly stop_rules: readonly string[]
  /** What must hold at the end, and the calls that check it. */
  readonly verify: {
    readonly done_when: readonly string[]
    readonly call: { readonly tool: string; readonly action: string; readonly args: object }
    readonly command: string
  }
  readonly unknown: readonly UnknownFact[]
}

interface TokenFacts {
  readonly theme: string
  /** The files that define the tokens, if the project names them. */
  readonly files: readonly string[]
  readonly names: readonly string[]
}

/** Collects what to read, follow and check for a task from the contract, its packs and the code. */
export async function describeTask(
  environment: Environment,
  input: TaskInput,
): Promise<TaskContext> {
  const project = await findProject(environment)
  const { client } = await openContent(environment, project)
  const contract = await readContract(environment, project)
  const { essence } = contract
  const { snapshot } = await readWholeProject(environment, project)
  const subject = { ...input, route: input.route ?? findRoute(snapshot, essence, input) }
  const pack = essence && (await selectTaskPack({ client, project, essence }, subject))
  const files = findFiles(snapshot, input, pack)
  const { limits, unfinished } = limitChecks(getTimeLimit(environment))
  const findings = listFindings(snapshot, files, limits)
  const limitations = [...snapshot.limitations, ...describeUnfinished(unfinished)]
  return {
    contract: describeContract(contract, pack),
    read: await listReadTargets(project, pack, files),
    ...listParts(essence, pack),
    tokens: essence ? await readTokenFacts(client, project, essence) : null,
    components: listComponents(project, snapshot),
    findings,
    ...(await suggestForTask(environment, input)),
    stop_rules: STOP_RULES,
    verify: {
      done_when: pack?.pack?.successChecks.map(({ label }) => label) ?? [],
      call: { tool: 'svc_verify', action: 'changes', args: {} },
      command: 'npx @svc/content verify',
    },
    unknown: listUnknown(contract, { ...snapshot, limitations }, { input, files }),
  }
}

/** Returns the route of the contract that the file of a task implements. */
function findRoute(
  { routes, contract }: Snapshot,
  essence: Essence | undefined,
  { target = '', page_id }: TaskInput,
): string | undefined {
  if (!target.startsWith(FILE_PREFIX) || page_id !== undefined) return undefined
  if (essence === undefined || contract === null) return undefined
  const file = target.slice(FILE_PREFIX.length)
  const shapes = new Set(
    routes.items
      .filter((route) => (route.page ?? route.file) === file)
      .map(({ path }) => getRouteShape(path)),
  )
  return listDeclaredRoutes(contract).find(({ path }) => shapes.has(getRouteShape(path)))?.path
}

/** When to stop and ask a person. */
const STOP_RULES = [
  'Stop when everything under "Done when" is true and no check reports an error.',
  'Ask a person if the task needs a change of the theme, the routes or the shell: these are decided in the contract.',
  'Ask a person if the contract and the code disagree. Do not change one to fit the other without being told which is right.',
  'Ask a person if the same check fails after two attempts.',
]

interface Contract {
  readonly status: TaskContext['contract']['status']
  readonly essence?: Essence
}

/** Reads the contract; a missing or invalid one is a fact about the task, and no error. */
async function readContract(environment: Environment, project: Project): Promise<Contract> {
  const text = await readText(project.root, ESSENCE_FILE)
  if (text === undefined) return { status: 'missing' }
  const { essence } = parseEssenceText({ file: ESSENCE_FILE, text })
  if (essence === undefined) return { status: 'invalid' }
  const issues = await checkContract(environment, { project, file: ESSENCE_FILE, text })
  return { status: issues.some(isError) ? 'invalid' : 'valid', essence }
}

/** Selects the pack of the page, or the pack of the whole app. */
const selectTaskPack = (
  context: Parameters<typeof selectWith>[0],
  { route, page_id }: TaskInput,
): Promise<AnyPack> =>
  route === undefined && page_id === undefined
    ? selectWith(context, { pack_type: 'scaffold' })
    : selectWith(context, { pack_type: 'page', route, id: page_id })

function describeContract(
  { status, essence }: Contract,
  selected: AnyPack | undefined,
): TaskContext['contract'] {
  const { pageId, sectionId } = asObject(selected?.pack?.data)
  const section = essence?.blueprint.sections.find(({ id }) => id === sectionId)
  const page = section?.pages.find(({ id }) => id === pageId)
  const { pages: _, ...sectionFacts } = section ?? { pages: [] }
  return {
    file: ESSENCE_FILE,
    status,
    hash: essence ? essenceDigest(essence) : null,
    ...(section ? { section: sectionFacts } : {}),
    ...(page ? { page } : {}),
    ...(essence ? { guard: essence.meta.guard } : {}),
  }
}

function listParts(
  essence: Essence | undefined,
  selected: AnyPack | undefined,
): Pick<TaskContext, 'parts'> {
  const { pageId, sectionId } = asObject(selected?.pack?.data)
  if (essence === undefined || pageId === undefined) return {}
  const page = createOutline(essence).pages.find(
    (entry) => entry.section.id === sectionId && entry.page.id === pageId,
  )
  return page ? { parts: page.instances.map(({ id }) => id) } : {}
}

const MAX_COMPONENTS = 20

/** Lists the components to use: those of the settings, then the shared ones of the project. */
function listComponents(
  { config }: Project,
  { components }: Snapshot,
): { name: string; import: string }[] {
  const bound = Object.entries(config.components?.bind ?? {}).map(([name, statement]) => ({
    name,
    import: statement,
  }))
  const known = new Set(bound.map(({ name }) => name))
  const shared = components
    .filter(({ name, isPrimitive }) => isPrimitive && !known.has(name))
    .map(({ name, file, specifier }) => ({ name, import: specifier ?? file }))
  return [...bound, ...shared].slice(0, MAX_COMPONENTS)
}

const FILE_PREFIX = 'file:'

/** Finds the files that a task is about: the named one, or those that implement the route. */
export function findFiles(
  { files, routes, components }: Snapshot,
  { route, target = '' }: TaskInput,
  selected: AnyPack | undefined,
): string[] {
  if (target.startsWith(FILE_PREFIX)) return [target.slice(FILE_PREFIX.length)]
  const named = components.filter(({ name }) => name === target).map(({ file }) => file)
  const path = route ?? asObject(selected?.pack?.data).path
  const matches = routes.items
    .filter((item) => getRouteShape(item.path) === getRouteShape(String(path ?? '')))
    .map(({ file, page }) => page ?? file)
  const known = new Set(files.map((file) => file.path))
  return [...new Set([...named, ...matches])].filter((file) => known.has(file))
}

const MAX_FINDINGS = 5

const listFindings = (
  snapshot: Snapshot,
  files: readonly string[],
  limits: CheckLimits,
): FindingSummary[] =>
  files.length === 0
    ? []
    : runChecks(snapshot, CHECKS, { paths: files, limits })
        .filter(({ status }) => status !== 'suppressed')
        .slice(0, MAX_FINDINGS)
        .map(summarizeFinding)

/** Lists the files to read, the most specific first. Only files that exist are listed. */
async function listReadTargets(
  { root }: Project,
  selected: AnyPack | undefined,
  files: readonly string[],
): Promise<ReadTarget[]> {
  for (const file of files) await resolveContained(root, file, '"target"')
  const { pages = [], scaffold } = selected?.manifest ?? {}
  const page = pages[0]?.markdown
  const candidates: ReadTarget[] = [
    ...files.map((path) => ({ path, reason: 'the code of the task' })),
    { path: `${CONTEXT_FOLDER}/${page}`, reason: 'what is decided for this page' },
    {
      path: `${CONTEXT_FOLDER}/${scaffold?.markdown ?? 'scaffold-pack.md'}`,
      reason: 'what is the same on every page',
    },
    { path: ESSENCE_FILE, reason: 'the contract' },
  ]
  const texts = await Promise.all(
    candidates.map(({ path }) => (path === '' ? undefined : readText(root, path))),
  )
  return candidates.filter((_, index) => texts[index] !== undefined)
}

/** Reads the names of the tokens from the files of the project, or else from the theme. */
async function readTokenFacts(
  client: Client,
  { root, config }: Project,
  { dna }: Essence,
): Promise<TokenFacts> {
  const theme = dna.theme.id
  const stylesheets = [config.tokens?.extends, config.output?.css].flatMap((file) => file || [])
  const files = [...stylesheets, ...(config.tokens?.files ?? [])]
  const texts = await Promise.all(files.map((file) => readText(root, file)))
  const css = texts.join('\n')
  const written = [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name)
  const names = written.length > 0 ? written : await readThemeNames(client, theme)
  return { theme, files, names: [...new Set(names)] }
}

async function readThemeNames(client: Client, theme: string): Promise<string[]> {
  const [{ themeTokens }, { items }] = await Promise.all([
    import('../../themes.ts'),
    client.all('themes'),
  ])
  // An unknown theme is an error of the contract, which `validate` reports.
  if (!items.some(({ slug }) => slug === theme)) return []
  const { data } = await client.get('themes', theme)
  return themeTokens(data).map(({ name }) => name)
}

/** Suggests patterns, unless the task is about a page: the contract decides those of a page. */
async function suggestForTask(
  environment: Environment,
  { task, route, page_id }: TaskInput,
): Promise<Pick<TaskContext, 'suggested_patterns'>> {
  if (task === undefined || route !== undefined || page_id !== undefined) return {}
  const { items } = await suggestPatterns(environment, { description: task })
  return { suggested_patterns: items.slice(0, 3) }
}

/** Lists what could not be found out. */
function listUnknown(
  { status }: Contract,
  { routes, components, limitations }: Snapshot,
  { input, files }: { readonly input: TaskInput; readonly files: readonly string[] },
): UnknownFact[] {
  const subject = input.route ?? input.page_id ?? input.target
  return [
    ...(subject !== undefined && files.length === 0
      ? [{ what: `the files that implement ${subject}`, why: routes.reason || 'No route matches.' }]
      : []),
    ...(components.length === 0
      ? [{ what: 'components that can be reused', why: 'No exported component was found.' }]
      : []),
    ...limitations.map((why) => ({ what: 'other findings', why })),
    ...(status === 'valid'
      ? []
      : [{ what: 'pages, rules and tokens', why: `${ESSENCE_FILE} is ${status}.` }]),
  ]
}
