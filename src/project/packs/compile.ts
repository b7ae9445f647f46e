import { resolve } from 'node:path'
import type { Essence } from '../../essence.ts'
import { checkEssence, countIssues, type IssueCounts } from '../contract/check-essence.ts'
import { readExtendedStylesheet } from '../detect/find-stylesheet.ts'
import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import { displayPath } from '../folder/files.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, findProject, readEssenceText } from '../folder/project.ts'
import { readProjectContent } from '../registry/content.ts'
import type { FileUpdate } from './owned-file.ts'
import { listUpdates, planOwnedFiles, writeOwnedFiles } from './owned-files.ts'
import type { PackFormat } from './pack-files.ts'

/** The essence to compile, and what to do with its files. */
export interface CompileInput {
  /** Another essence than that of the project. Then only packs are written. */
  readonly path?: string | undefined
  /** Another folder for the packs. Then only packs are written. */
  readonly out?: string | undefined
  readonly format?: PackFormat | undefined
  /** Compares the files and writes nothing. */
  readonly check?: boolean | undefined
  /** Replaces a style sheet that is not by svc. */
  readonly force?: boolean | undefined
  /** Writes nothing if there are more warnings. */
  readonly maxWarnings?: number | undefined
}

/** The result of a compilation. */
export interface CompileReport {
  readonly file: string
  /** True if the essence has no errors. Otherwise nothing is compiled. */
  readonly valid: boolean
  readonly counts: IssueCounts
  readonly issues: readonly FileIssue[]
  /** The folder of the packs, relative to the project. */
  readonly folder: string
  /** The number of pack files; 0 if nothing was compiled. */
  readonly packs: number
  /** The files that differed from the essence: what was written, or what a check found. */
  readonly updates: readonly FileUpdate[]
  /** True if all files are up to date now. */
  readonly upToDate: boolean
}

/** The number of pages above which compiling takes noticeably long. */
const MANY_PAGES = 50

function reportPages({ progress }: Environment, { blueprint }: Essence): void {
  const pages = blueprint.sections.flatMap((section) => section.pages).length
  if (pages > MANY_PAGES) progress?.(`Compiling the packs of ${pages} pages`)
}

/** Writes all files that svc makes from an essence, or checks that they are up to date. */
export async function compileContract(
  environment: Environment,
  input: CompileInput = {},
): Promise<CompileReport> {
  const { path, out, format = 'markdown', check, force, maxWarnings = Infinity } = input
  const project = await findProject(environment)
  const { root, config } = project
  const content = await readProjectContent(environment, project)
  const source = await readEssenceText(environment, project, path)
  const { essence, issues } = await checkEssence(source, content)
  const counts = countIssues(issues)
  const folder = out === undefined ? resolve(root, CONTEXT_FOLDER) : resolve(environment.cwd, out)
  const valid = counts.errors === 0
  const report = { file: source.file, valid, counts, issues, folder: displayPath(root, folder) }
  if (essence === undefined || !valid || counts.warnings > maxWarnings) {
    return { ...report, packs: 0, updates: [], upToDate: false }
  }
  reportPages(environment, essence)
  const isOwn = out === undefined && source.fullPath === resolve(root, ESSENCE_FILE)
  const owned = await planOwnedFiles({
    root,
    essence,
    content,
    output: config.output ?? {},
    own: await readExtendedStylesheet(project),
    bindings: config.components?.bind,
    isCheck: check,
    force,
    packsOnlyIn: isOwn ? undefined : folder,
    format,
  })
  if (!check) await writeOwnedFiles(owned)
  const updates = listUpdates([...owned.others, ...owned.packs])
  const upToDate = updates.every(({ change }) => !check && change !== 'kept')
  return { ...report, packs: owned.packCount, updates, upToDate }
}
