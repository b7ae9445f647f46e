import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { renderPattern } from '../../core/render/pattern.ts'
import { listStates } from '../../core/render/states.ts'
import { folderOf, linksAt, type PreviewFile } from './places.ts'

/** A page for each preset of a pattern, and one for each of its states. */
export const patternPreviews = (pattern: PatternV2, theme: string): PreviewFile[] =>
  Object.keys(pattern.presets).flatMap((preset) =>
    [undefined, ...listStates(pattern, preset)].map((state): PreviewFile => {
      const names = [pattern.id, preset, ...(state === undefined ? [] : [state])]
      const folder = folderOf('patterns', ...names)
      const form = state === undefined ? { preset } : { preset, state }
      const styles = linksAt(folder, theme)
      return [`${folder}index.html`, renderPattern(pattern, { ...form, styles })]
    }),
  )
