import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { renderPattern } from '../../core/render/pattern.ts'
import { listStates } from '../../core/render/states.ts'
import { type PreviewFile, previewFolder, previewLinks } from './places.ts'

/** A page for each preset of a pattern, and one for each of its states. */
export const patternPreviews = (pattern: PatternV2, theme: string): PreviewFile[] =>
  Object.keys(pattern.presets).flatMap((preset) =>
    [undefined, ...listStates(pattern, preset)].map((state): PreviewFile => {
      const names = [pattern.id, preset, ...(state === undefined ? [] : [state])]
      const folder = previewFolder('patterns', ...names)
      const form = state === undefined ? { preset } : { preset, state }
      const styles = previewLinks(folder, theme)
      return [`${folder}index.html`, renderPattern(pattern, { ...form, styles })]
    }),
  )
