import { posix } from 'node:path'
import { type Essence, type EssenceOptions, type Lookup, lookupFrom } from '../../index.ts'
import type { PackBundle } from '../../packs.ts'
import { adoptEssence, describePages } from '../../project/adopt/adopt-essence.ts'
import { type App, readApp } from '../../project/adopt/read-app.ts'
import { createBlankEssence } from '../../project/create/blank-essence.ts'
import { EXAMPLE_PAGE } from '../../project/create/example-page.ts'
import { createBlueprintEssence, type NewEssence } from '../../project/create/new-essence.ts'
import type { ComponentBindings } from '../../project/detect/component-bindings.ts'
import { chooseTokensFile, detectProject } from '../../project/detect/detect-project.ts'
import { importsFile, type ProjectStylesheet } from '../../project/detect/find-stylesheet.ts'
import { type ProjectFact, requireKnownTarget } from '../../project/detect/project-facts.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { OutputSettings } from '../../project/folder/config.ts'
import { displayPath, readText, resolveInside } from '../../project/folder/files.ts'
import {
  ESSENCE_FILE,
  type Project,
  requireEssence,
  SCHEMA_FILE,
} from '../../project/folder/project.ts'
import { type OwnedFiles, planOwnedFiles } from '../../project/packs/owned-files.ts'
import { openContent, type ProjectContent } from '../../project/registry/content.ts'
import { type ImportedTheme, importTheme } from '../../project/theme/import-theme.ts'
import type { Theme } from '../../themes.ts'
import type { CommandContext } from '../command.ts'
import { type InitOptions, pickEssenceOptions } from './options.ts'
import { askForEssence, parseStartingPoint, type StartingPoint } from './starting-point.ts'

/** The files that `svc init` writes; fonts are only named if there are none. */
export type InitOutput = Required<Pick<OutputSettings, 'css' | 'agents'>> &
  Pick<OutputSettings, 'fonts'>

/** The result of planning `svc init`, before any file is written. */
export interface InitPlan {
  readonly essence: Essence
  /** The origin of a new essence; undefined if the existing essence is used. */
  readonly from?: string
  /** True if the user has answered questions. */
  readonly isInteractive: boolean
  readonly owned: OwnedFiles
  readonly bundle: PackBundle
  readonly content: ProjectContent
  readonly imported: ImportedTheme | undefined
  readonly bindings: ComponentBindings
  /** The files outside `.svc/` to write, which the settings remember. */
  readonly output: InitOutput
  /** The project's own style sheet, which that of svc extends. */
  readonly own: ProjectStylesheet | undefined
  /** The line that loads the style sheet of svc, if the project's own style sheet lacks it. */
  readonly missingImport: string | undefined
  readonly facts: readonly ProjectFact[]
}

/** Reads the project and the options, and compiles the packs. */
export async function planInit(
  context: CommandContext,
  project: Project,
  options: InitOptions,
): Promise<InitPlan> {
  const { root, config } = project
  if (options.target !== undefined) requireKnownTarget(options.target)
  const { components, themeFrom } = options
  const detected = await detectProject(project, { components, stylesheet: themeFrom })
  const { target, bindings, pagesFolder, instructionFiles } = detected
  const isNew = parseStartingPoint(options) !== undefined || !(await hasEssence(project))
  // The settings of an existing project say whether its tokens extend a style sheet.
  const own = isNew || config.tokens?.extends ? detected.stylesheet : undefined
  const imported = importOwnTheme(options, { own, isNew })
  const planned = new Map(imported ? [[`themes/${imported.theme.id}.json`, imported.text]] : [])
  const content = await openContent(context, project, planned)
  const created = await createEssence(context, project, { options, content, imported, target })
  const essence = created.from
    ? { $schema: `./${SCHEMA_FILE}`, ...created.essence }
    : created.essence
  const configured = config.components?.bind ?? {}
  // Configured bindings keep their values and their order.
  const bind = { ...configured, ...bindings.bind, ...configured }
  const output = resolveOutput(options, project, {
    css: chooseTokensFile(essence.meta.target, { own, pagesFolder }),
    agents: instructionFiles,
  })
  const { css } = output
  const theme = await lookupFrom(content.client).get('themes', essence.dna.theme.id)
  const { force } = options
  const owned = await planOwnedFiles({ root, essence, content, output, own, bindings: bind, force })
  return {
    ...created,
    essence,
    owned,
    bundle: owned.bundle,
    content,
    imported,
    bindings: { ...bindings, bind },
    own,
    missingImport:
      own && css ? await describeMissingImport(project, own, { css, theme }) : undefined,
    output,
    facts: [...bindings.facts, ...(imported?.facts ?? []), ...created.facts],
  }
}

async function describeMissingImport(
  { root }: Project,
  { file }: ProjectStylesheet,
  { css, theme }: { readonly css: string; readonly theme: Theme | undefined },
): Promise<string | undefined> {
  if (await importsFile(root, file, css)) return undefined
  const effect =
    theme?.source === file
      ? `${css} adds the variables that are missing there`
      : `${css} adds the variables of the theme ${theme?.id}, and replaces the values of those that ${file} has`
  // A style sheet of another package cannot import a file of this project.
  if (file.startsWith('..')) return `Load ${css} after ${file}: ${effect}.`
  const path = posix.relative(posix.dirname(file), css)
  const specifier = path.startsWith('.') ? path : `./${path}`
  return `Add \`@import "${specifier}";\` to ${file}, after its other imports: ${effect}.`
}

const hasEssence = async ({ root }: Project): Promise<boolean> =>
  (await readText(root, ESSENCE_FILE)) !== undefined

/** Imports the theme of the project, unless the essence has or gets another one. */
function importOwnTheme(
  { themeFrom, theme }: InitOptions,
  { own, isNew }: { readonly own: ProjectStylesheet | undefined; readonly isNew: boolean },
): ImportedTheme | undefined {
  const isWanted = themeFrom !== undefined || (isNew && theme === undefined)
  return own && isWanted ? importTheme(own, theme ?? 'project') : undefined
}

/** Returns the files to write: those of the options, else of the settings, else the usual ones. */
function resolveOutput(
  { css, agents, fonts }: InitOptions,
  { root, config: { output = {} } }: Project,
  usual: Omit<InitOutput, 'fonts'>,
): InitOutput {
  const path = css ?? output.css ?? usual.css
  return {
    css: path === false ? false : displayPath(root, resolveInside(root, '--css', path)),
    agents: agents ? (output.agents ?? usual.agents) : [],
    ...(fonts && output.fonts !== false ? {} : { fonts: false }),
  }
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
): Promise<Pick<InitPlan, 'essence' | 'from' | 'facts' | 'isInteractive'>> {
  const startingPoint = parseStartingPoint(options)
  if (startingPoint === undefined && (await hasEssence(project))) {
    rejectEssenceOptions(options)
    return { essence: await requireEssence(context, project), facts: [], isInteractive: false }
  }
  const chosenTheme = imported?.theme.id ?? options.theme
  const app = startingPoint === undefined ? await readApp(project.root) : undefined
  const pages = app ? await describePages(app, client) : []
  const isInteractive = startingPoint === undefined && !options.yes
  const { startingPoint: choice, theme } = isInteractive
    ? await askForEssence(context, client, { chosenTheme, pages })
    : { startingPoint: startingPoint ?? requireApp(app), theme: chosenTheme }
  const lookup = lookupFrom(client)
  await Promise.all([
    theme === undefined ? undefined : client.get('themes', theme),
    options.shell === undefined ? undefined : client.get('shells', options.shell),
  ])
  const essenceOptions = {
    ...(target ? { target: target.value } : {}),
    // A project with both modes keeps them.
    ...(imported?.theme.modes?.length === 2 ? { mode: 'auto' as const } : {}),
    ...pickEssenceOptions(options),
    ...(theme === undefined ? {} : { theme }),
  }
  const created =
    choice.kind === 'app' && app
      ? await adoptEssence(
          app,
          pages,
          { ...essenceOptions, shell: options.shell, confirmed: choice.confirmed },
          client,
        )
      : await createFromStartingPoint(choice, { ...options, essenceOptions, client, lookup })
  const targetFacts: ProjectFact[] =
    options.target === undefined
      ? [target ?? { what: 'target', value: created.essence.meta.target }]
      : []
  return { ...created, isInteractive, facts: [...targetFacts, ...created.facts] }
}

/** Returns the app as the starting point; throws if there is none. */
function requireApp(app: App | undefined): StartingPoint {
  if (app) return { kind: 'app', confirmed: [] }
  throw new OperationError('usage', 'Found no routes of an app in this project.', {
    hint: `Use --blueprint, or --page ${EXAMPLE_PAGE}.`,
  })
}

interface EssenceInput extends InitOptions {
  readonly essenceOptions: EssenceOptions
  readonly client: ProjectContent['client']
  readonly lookup: Lookup
}

function createFromStartingPoint(
  choice: StartingPoint,
  { essenceOptions, client, lookup, sections, shell }: EssenceInput,
): Promise<NewEssence> {
  if (choice.kind !== 'blueprint') {
    const pages = choice.kind === 'blank' ? choice.pages : []
    return createBlankEssence(pages, { ...essenceOptions, shell }, { client, lookup })
  }
  const sectionIds = sections
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return createBlueprintEssence(
    choice.slug,
    { ...essenceOptions, sections: sectionIds },
    { client, lookup },
  )
}

/** Throws if options would change an existing essence. */
function rejectEssenceOptions({
  theme,
  themeFrom,
  mode,
  shape,
  density,
  guard,
  target,
}: InitOptions): void {
  const values = [themeFrom ? undefined : theme, mode, shape, density, guard, target]
  if (values.every((value) => value === undefined)) return
  throw new OperationError('essence-exists', `${ESSENCE_FILE} already exists.`, {
    exit: EXIT.usage,
    hint: 'Edit the file, or create a new one with --blueprint and --force.',
  })
}
