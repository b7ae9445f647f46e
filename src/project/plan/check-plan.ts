import { validateEssence } from '../../essence.ts'
import type { Essence, Issue } from '../../index.ts'
import { lookupFrom } from '../../index.ts'
import {
  applyWorksheet,
  findHexColor,
  type PlanFinding,
  readPlanAnswers,
  readWorksheet,
  reviewPlan,
  type WorksheetIssue,
} from '../../internal/plan.ts'
import { requireContract, requireValidEssence } from '../contract/contract-file.ts'
import { writeContract } from '../contract/write-contract.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { readText, requireFound } from '../folder/files.ts'
import { CUSTOM_FOLDER, type Project } from '../folder/project.ts'
import { openContent } from '../registry/content.ts'
import { PLAN_FILE } from './create-plan.ts'

/** A change of a plan in the essence. */
export interface PlanChange {
  /** The page, as `section/page`; `product` for all others. */
  readonly page: string
  readonly changed: readonly string[]
}

/** What a worksheet has changed, and what it still lacks. */
export interface CheckedPlan {
  /** The pages whose answers were put into the essence. */
  readonly changes: readonly PlanChange[]
  readonly issues: readonly WorksheetIssue[]
  readonly findings: readonly PlanFinding[]
  readonly pages: number
  /** The brand color, if the product has no theme of its own yet. */
  readonly color: string | null
}

/** Puts the answers of the worksheet into the essence, and lists what is missing or weak. */
export async function checkPlan(environment: Environment): Promise<CheckedPlan> {
  const contract = await requireContract(environment)
  const before = requireValidEssence(contract)
  const { project } = contract
  const text = requireFound(
    await readText(project.root, PLAN_FILE),
    PLAN_FILE,
    'Run `npx @svc/content plan` to create it from the essence.',
  )
  const { client } = await openContent(environment, project)
  const lookup = lookupFrom(client)
  const { essence, issues } = applyWorksheet(
    before,
    readWorksheet(text),
    await lookup.slugs('patterns'),
  )
  const changes = listChanges(before, essence)
  if (changes.length > 0) {
    requireValid(essence)
    const content = `${JSON.stringify(essence, null, 2)}\n`
    await writeContract({
      root: project.root,
      text: content,
      expectedHash: contract.hash ?? '',
    })
  }
  const answers = readPlanAnswers(essence)
  return {
    changes,
    issues,
    findings: reviewPlan(answers),
    pages: answers.pages.length,
    color: (await hasOwnTheme(project, essence))
      ? null
      : (findHexColor(answers.product.color) ?? null),
  }
}

/** True if the theme of an essence is a record of the project. */
async function hasOwnTheme({ root }: Project, { dna }: Essence): Promise<boolean> {
  return (await readText(root, `${CUSTOM_FOLDER}/themes/${dna.theme.id}.json`)) !== undefined
}

/** Throws if an answer makes the essence invalid, before anything is written. */
function requireValid(essence: Essence): void {
  const result = validateEssence(essence)
  if (result.ok) return
  throw new OperationError('essence-invalid', 'The answers would make the essence invalid.', {
    issues: result.issues as readonly Issue[],
    hint: `Change the answer in ${PLAN_FILE} that the issue is about.`,
  })
}

/** Lists what differs between two essences with the same pages. */
function listChanges(before: Essence, after: Essence): PlanChange[] {
  const [old, current] = [readPlanAnswers(before), readPlanAnswers(after)]
  const product = listChangedKeys(old.product, current.product)
  const pages = current.pages.map(({ answers, ...page }, index) => {
    const { answers: oldAnswers = {}, ...oldPage } = old.pages[index] ?? {}
    const changed = [...listChangedKeys(oldPage, page), ...listChangedKeys(oldAnswers, answers)]
    return { page: `${page.section}/${page.page}`, changed }
  })
  return [{ page: 'product', changed: product }, ...pages].filter(
    ({ changed }) => changed.length > 0,
  )
}

const listChangedKeys = (before: object, after: object): string[] =>
  Object.entries(after).flatMap(([key, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(before, key)) ? [] : key,
  )
