import { readdirSync } from 'node:fs'
import { ROOT } from '../../support/root.ts'
import { takeSample } from '../../support/sample.ts'

/** A preset of a pattern whose code the site has. */
export interface ListedPreset {
  readonly pattern: string
  readonly preset: string
}

/** Lists the presets whose code the built site has. */
const listPresets = (): ListedPreset[] =>
  readdirSync(`${ROOT}dist/site/v1/r`).flatMap((pattern) =>
    readdirSync(`${ROOT}dist/site/v1/r/${pattern}`).map((file) => ({
      pattern,
      preset: file.replace(/\.json$/, ''),
    })),
  )

/** Returns the presets that a run checks: all in the full run, otherwise one in `oneIn`. */
export const selectPresets = (oneIn: number): readonly ListedPreset[] =>
  takeSample(listPresets(), oneIn)
