import { dirname, posix } from 'node:path'
import { findTarget } from '../../packs.ts'
import { findInstructionFiles } from '../agents/instruction-files.ts'
import type { Project } from '../folder/project.ts'
import { type ComponentBindings, findComponentBindings } from './component-bindings.ts'
import { findStylesheet, type ProjectStylesheet, requireStylesheet } from './find-stylesheet.ts'
import { readPagesFolder } from './pages-folder.ts'
import { dependsOnTailwind, detectTarget, type ProjectFact } from './project-facts.ts'
import { readPackages } from './workspace.ts'

/** What a project says about itself. */
export interface DetectedProject {
  readonly target: ProjectFact | undefined
  readonly bindings: ComponentBindings
  /** The folder of the pages, if the framework lets the project choose. */
  readonly pagesFolder: string | undefined
  /** The style sheet with the project's own variables. */
  readonly stylesheet: ProjectStylesheet | undefined
  /** The files that get the instructions for agents. */
  readonly instructionFiles: readonly string[]
}

interface DetectOptions {
  /** Folders of components; by default they are detected. */
  readonly components: readonly string[]
  /** The style sheet of the project; by default it is detected. */
  readonly stylesheet?: string | undefined
}

/** Reads the package files, the settings and the style sheets of a project. */
export async function detectProject(
  { root, config }: Project,
  { components, stylesheet: file = config.tokens?.extends }: DetectOptions,
): Promise<DetectedProject> {
  const packages = await readPackages(root)
  const stylesheet = await (file === undefined
    ? findStylesheet(root)
    : requireStylesheet(root, file))
  const usesTailwind =
    dependsOnTailwind(packages) || /@import\s+["']tailwindcss\b/.test(stylesheet?.text ?? '')
  return {
    target: await detectTarget(root, packages, usesTailwind),
    bindings: await findComponentBindings(root, components, packages),
    pagesFolder: await readPagesFolder(root),
    stylesheet,
    instructionFiles: await findInstructionFiles(root),
  }
}

/** Returns the path for a new tokens file: next to the project's style sheet, else by the target. */
export function chooseTokensFile(
  target: string,
  { own, pagesFolder }: { own: ProjectStylesheet | undefined; pagesFolder: string | undefined },
): string {
  if (own === undefined || own.file.startsWith('..')) {
    return findTarget(target, pagesFolder)?.stylesheet ?? 'src/tokens.css'
  }
  const path = posix.join(dirname(own.file), 'tokens.css')
  return path === own.file ? posix.join(dirname(own.file), 'svc-tokens.css') : path
}
