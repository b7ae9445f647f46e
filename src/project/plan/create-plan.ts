import { join } from 'node:path'
import type { Essence } from '../../index.ts'
import { lookupFrom } from '../../index.ts'
import {
  hasWords,
  planBrief,
  readPlanAnswers,
  toWorksheetNotes,
  type WorksheetNotes,
  writeWorksheet,
} from '../../internal/plan.ts'
import { humanize } from '../../internal.ts'
import { detectProject } from '../detect/detect-project.ts'
import { requireKnownTarget } from '../detect/project-facts.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readText, removeAbandonedParts, writeFilesAtomic } from '../folder/files.ts'
import {
  ESSENCE_FILE,
  findProject,
  type Project,
  requireEssence,
  SCHEMA_FILE,
  SVC_FOLDER,
} from '../folder/project.ts'
import { openContent } from '../registry/content.ts'

/** The worksheet, relative to the project. */
export const PLAN_FILE = `${SVC_FOLDER}/plan.md`

/** How a project runs svc. */
const SVC = 'npx @svc/content'

/** The text of a brief and what is decided besides it. */
export interface CreatePlanInput {
  /** The text of the brief; without one, the worksheet asks about the existing essence. */
  readonly brief?: string | undefined
  readonly theme?: string | undefined
  readonly target?: string | undefined
  /** Replaces an essence and a worksheet that exist. */
  readonly force?: boolean | undefined
}

/** A page of a new plan. */
export interface PlannedPage {
  readonly page: string
  readonly title: string
  readonly route: string
  readonly kind: string
}

/** A new plan: the files that were written, and its pages. */
export interface CreatedPlan {
  readonly name: string
  readonly files: readonly string[]
  readonly pages: readonly PlannedPage[]
  /** False if the brief names no page, so that the only one is the whole product. */
  readonly namesPages: boolean
  readonly locale: string | null
}

/** Turns a brief into an essence and a worksheet with the questions that the essence answers. */
export async function createPlan(
  environment: Environment,
  input: CreatePlanInput,
): Promise<CreatedPlan> {
  const project = await findProject(environment)
  if (input.target !== undefined) requireKnownTarget(input.target)
  const isNew = input.brief !== undefined
  await rejectExisting(project, isNew ? [ESSENCE_FILE, PLAN_FILE] : [PLAN_FILE], input.force)
  const plan = isNew
    ? await planNewBrief(environment, project, { ...input, brief: input.brief ?? '' })
    : await planEssence(environment, project)
  await writePlan(project, plan)
  const answers = readPlanAnswers(plan.essence)
  return {
    name: plan.notes.name,
    files: [...(isNew ? [ESSENCE_FILE] : []), PLAN_FILE],
    pages: answers.pages.map(({ section, page, title, route, kind }) => ({
      page: `${section}/${page}`,
      title: title ?? page,
      route: route ?? '',
      kind: kind ?? '',
    })),
    namesPages: plan.namesPages,
    locale: answers.product.locale ?? null,
  }
}

/** An essence, whether it is new, and the notes of its worksheet. */
interface Plan {
  readonly essence: Essence
  readonly isNew: boolean
  readonly namesPages: boolean
  readonly notes: WorksheetNotes
}

async function rejectExisting(
  { root }: Project,
  files: readonly string[],
  force = false,
): Promise<void> {
  if (force) return
  for (const file of files) {
    if ((await readText(root, file)) === undefined) continue
    throw new OperationError('file-exists', `${file} already exists.`, {
      exit: EXIT.usage,
      hint:
        file === PLAN_FILE
          ? `Answer it, then run \`${SVC} plan --check\`; --force replaces it with an empty one.`
          : `Run \`${SVC} plan\` without --brief for a worksheet about it; --force replaces it.`,
    })
  }
}

async function planNewBrief(
  environment: Environment,
  project: Project,
  { brief: text, theme, target }: CreatePlanInput & { readonly brief: string },
): Promise<Plan> {
  if (!hasWords(text)) {
    throw new OperationError('brief-empty', 'The brief has no words.', {
      hint: 'Write what the product is and who uses it, then its pages as a list.',
    })
  }
  const { client } = await openContent(environment, project)
  const detected = await detectProject(project, { components: [] })
  const options = { theme, target: target ?? detected.target?.value }
  const result = await planBrief(text, lookupFrom(client), options)
  if (!result.ok) {
    throw new OperationError('essence-impossible', 'Cannot create an essence from this brief.', {
      issues: result.issues,
    })
  }
  return {
    essence: { $schema: `./${SCHEMA_FILE}`, ...result.value.essence },
    isNew: true,
    namesPages: result.value.brief.namesPages,
    notes: toWorksheetNotes(result.value, SVC),
  }
}

async function planEssence(environment: Environment, project: Project): Promise<Plan> {
  const essence = await requireEssence(environment, project)
  const [main] = essence.blueprint.sections
  const about = main === undefined ? [] : [main.description]
  return {
    essence,
    isNew: false,
    namesPages: true,
    notes: { name: humanize(main?.id ?? ''), about, svc: SVC },
  }
}

/** Writes the worksheet, and the essence if it is new. */
async function writePlan({ root }: Project, { essence, isNew, notes }: Plan): Promise<void> {
  await removeAbandonedParts(root, [join(root, SVC_FOLDER), root])
  const worksheet = writeWorksheet(readPlanAnswers(essence), notes)
  writeFilesAtomic(
    root,
    [
      ...(isNew ? [{ path: ESSENCE_FILE, content: `${JSON.stringify(essence, null, 2)}\n` }] : []),
      { path: PLAN_FILE, content: worksheet },
    ],
    { staging: join(root, SVC_FOLDER) },
  )
}
