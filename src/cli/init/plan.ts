import { join } from 'node:path'
import { type Essence, type Lookup, lookupFrom } from '../../index.ts'
import type { PackBundle } from '../../packs.ts'
import type { CommandContext } from '../command.ts'
import { openContent, type ProjectContent } from '../content.ts'
import { CliError, EXIT } from '../errors.ts'
import { displayPath, readText, resolveInside } from '../files.ts'
import { ESSENCE_FILE, type Project, requireEssence, SCHEMA_FILE } from '../project.ts'
import { createBlankEssence } from './blank-essence.ts'
import { createBlueprintEssence, type NewEssence } from './blueprint-essence.ts'
import { type ComponentBindings, findComponentBindings } from './component-bindings.ts'
import { type ImportedTheme, importTheme } from './import-theme.ts'
import { type InitOptions, parseEssenceOptions } from './options.ts'
import { type ProjectFact, readPackageFacts } from './project-facts.ts'
import { parseStartingPoint, promptForStartingPoint } from './starting-point.ts'

/** Everything that `svc init` has found out before it writes anything. */
export interface InitPlan {
  readonly essence: Essence
  /** What the essence comes from; absent where the project's own is kept. */
  readonly from?: string
  readonly bundle: PackBundle
  readonly content: ProjectContent
  readonly imported: ImportedTheme | undefined
  readonly bindings: ComponentBindings
  /** The style sheet, from the root; absent where none is wanted. */
  readonly css?: string
  readonly isInstalled: boolean
  readonly facts: readonly ProjectFact[]
}

const DEFAULT_CSS_FILE = 'src/tokens.css'

/** Reads the project and the options, and makes what they lead to. */
export async function planInit(
  context: CommandContext,
  project: Project,
  options: InitOptions,
): Promise<InitPlan> {
  const { root, config } = project
  const { target, isInstalled } = await readPackageFacts(root)
  const bindings = await findComponentBindings(root, options.components ?? [])
  const imported = await importRequestedTheme(options, root)
  const planned = new Map(imported ? [[`themes/${imported.theme.id}.json`, imported.text]] : [])
  const content = await openContent(context, project, planned)
  const made = await createEssence(context, project, { options, content, imported, target })
  const essence = made.from ? { $schema: `./${SCHEMA_FILE}`, ...made.essence } : made.essence
  const own = config.components?.bind ?? {}
  // What somebody wrote stays, and where it stands.
  const bind = { ...own, ...bindings.bind, ...own }
  const css = resolveCssFile(options, project)
  return {
    ...made,
    essence,
    bundle: await content.client.compile(essence, { bindings: bind }),
    ...{ content, imported, isInstalled },
    bindings: { ...bindings, bind },
    ...(css === undefined ? {} : { css }),
    facts: [...bindings.facts, ...(imported?.facts ?? []), ...made.facts],
  }
}

const importRequestedTheme = async (
  { themeFrom, theme = 'project' }: InitOptions,
  root: string,
): Promise<ImportedTheme | undefined> =>
  themeFrom === undefined ? undefined : importTheme(root, themeFrom, theme)

function resolveCssFile({ css }: InitOptions, { root, config }: Project): string | undefined {
  if (css === false) return undefined
  const given = typeof css === 'string' ? css : (config.tokens?.files?.[0] ?? DEFAULT_CSS_FILE)
  return displayPath(root, resolveInside(root, '--css', given))
}

interface PlanInput {
  readonly options: InitOptions
  readonly content: ProjectContent
  readonly imported: ImportedTheme | undefined
  readonly target: ProjectFact | undefined
}

async function createEssence(
  context: CommandContext,
  project: Project,
  { options, content: { client }, imported, target }: PlanInput,
): Promise<Pick<InitPlan, 'essence' | 'from' | 'facts'>> {
  const stated = parseStartingPoint(options)
  const exists = (await readText(join(project.root, ESSENCE_FILE))) !== undefined
  if (stated === undefined && exists) {
    rejectEssenceOptions(options)
    return { essence: await requireEssence(context, project), facts: [] }
  }
  const choice = stated ?? (await promptForStartingPoint(context, client))
  const lookup = lookupFrom(client)
  const theme = imported?.theme.id ?? options.theme
  await Promise.all([
    theme === undefined ? undefined : client.get('themes', theme),
    options.shell === undefined ? undefined : client.get('shells', options.shell),
  ])
  const wishes = {
    ...(target ? { target: target.value } : {}),
    // A project that has both modes already keeps them.
    ...(imported?.theme.modes?.length === 2 ? { mode: 'auto' as const } : {}),
    ...parseEssenceOptions(options),
    ...(theme === undefined ? {} : { theme }),
  }
  const made = await createFromStartingPoint(choice, { ...options, wishes, client, lookup })
  const { target: used } = made.essence.meta
  const about: ProjectFact[] =
    options.target === undefined ? [target ?? { what: 'target', value: used }] : []
  return { ...made, facts: [...about, ...made.facts] }
}

interface EssenceInput extends InitOptions {
  readonly wishes: Parameters<typeof createBlankEssence>[1]
  readonly client: ProjectContent['client']
  readonly lookup: Lookup
}

function createFromStartingPoint(
  choice: NonNullable<ReturnType<typeof parseStartingPoint>>,
  { wishes, client, lookup, sections, shell }: EssenceInput,
): Promise<NewEssence> {
  if (choice.kind === 'blank') {
    return createBlankEssence(choice.pages, { ...wishes, shell }, { client, lookup })
  }
  const kept = sections
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return createBlueprintEssence(choice.slug, { ...wishes, sections: kept }, { client, lookup })
}

/** An essence that is there is not changed by the way. */
function rejectEssenceOptions({
  theme,
  themeFrom,
  mode,
  shape,
  density,
  guard,
  target,
}: InitOptions): void {
  const wishes = [themeFrom ? undefined : theme, mode, shape, density, guard, target]
  if (wishes.every((wish) => wish === undefined)) return
  throw new CliError('essence-exists', `${ESSENCE_FILE} is there already.`, {
    exit: EXIT.usage,
    hint: 'Change it in the file, or make it anew with --blueprint and --force.',
  })
}
