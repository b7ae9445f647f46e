import type { CommandOption } from './command.ts'

/** What both commands about sites take. */
export interface ContentFolderOptions {
  readonly content?: readonly string[]
}

/** Whose records a site is made of. */
export const CONTENT_OPTION: CommandOption = {
  flags: '--content <folder>',
  summary: 'these records alone; a later folder wins. Else the official and .svc/custom',
  repeatable: true,
}
