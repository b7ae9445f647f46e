import { toFileName } from '../record-paths.ts'

const join = (pattern: string, preset: string): string =>
  `${toFileName(pattern)}/${toFileName(preset)}`

/** The paths of the files with the code of a preset, below the site root. */
export const codePath = {
  /** An HTML page that works alone. */
  html: (pattern: string, preset: string): string => `code/${join(pattern, preset)}.html`,
  /** All files of code with their highlighting, for the page of the pattern. */
  data: (pattern: string, preset: string): string => `code/${join(pattern, preset)}.json`,
  /** The item that `npx shadcn add` reads. */
  registryItem: (pattern: string, preset: string): string => `v1/r/${join(pattern, preset)}.json`,
} as const
