import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { readFoundText } from '../folder/files.ts'
import { AGENTS_FILE } from './agents-block.ts'

/** Files that agents read instead of AGENTS.md. */
const OTHER_FILES = ['CLAUDE.md', 'GEMINI.md', '.cursorrules', '.github/copilot-instructions.md']

/** The folder of Cursor's rules, which are one file each. */
const CURSOR_RULES = '.cursor/rules'

/**
 * Lists the files that tell agents how to work in a project: AGENTS.md always, and others if they
 * exist, do not lead to AGENTS.md anyway, and are not links to files outside the project.
 */
export async function findInstructionFiles(root: string): Promise<string[]> {
  const others = await Promise.all(
    OTHER_FILES.map(async (file) => ((await hasOwnInstructions(root, file)) ? [file] : [])),
  )
  const rules = await ifExists(stat(join(root, CURSOR_RULES)))
  const rule =
    rules === undefined ? [] : [rules.isDirectory() ? `${CURSOR_RULES}/svc.mdc` : CURSOR_RULES]
  return [AGENTS_FILE, ...others.flat(), ...rule]
}

/** An import of AGENTS.md in a line of its own, such as `@AGENTS.md` or `@./AGENTS.md`. */
const AGENTS_IMPORT = /^[ \t]*(?:[-*][ \t]*)?@(?:\.\/)?AGENTS\.md[ \t\r]*$/im

async function hasOwnInstructions(root: string, file: string): Promise<boolean> {
  const text = await readFoundText(root, file)
  if (text === undefined || AGENTS_IMPORT.test(text)) return false
  const [path, agentsPath] = await Promise.all(
    [file, AGENTS_FILE].map((name) => ifExists(realpath(join(root, name)))),
  )
  return path !== agentsPath
}
