import { PAGE_KINDS, type PageKind, readPlanAnswers, writeGuide } from '../../internal/plan.ts'
import { findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { readText } from '../folder/files.ts'
import { findProject } from '../folder/project.ts'
import { PLAN_FILE } from './create-plan.ts'

/** Returns the guide for some kinds of pages: the requested ones, else those of the project. */
export async function readGuide(
  environment: Environment,
  requested: readonly PageKind[],
): Promise<string> {
  const project = await findProject(environment)
  const [contract, worksheet] = await Promise.all([
    findContract(project),
    readText(project.root, PLAN_FILE),
  ])
  const pages = contract?.essence ? readPlanAnswers(contract.essence).pages : []
  const own = PAGE_KINDS.filter((kind) => pages.some((page) => page.kind === kind))
  const kinds = requested.length > 0 ? requested : own.length > 0 ? own : PAGE_KINDS
  return writeGuide({ svc: 'npx @svc/content', kinds, hasPlan: worksheet !== undefined })
}
