import { type AppearanceRequest, chooseAppearance } from '../../../essence/compose/theme-dna.ts'
import type { ContextRule } from '../../rule.ts'

/** The look that a blueprint asks for is one that its theme has. */
export const modeAndShapeRule: ContextRule<'blueprints'> = {
  id: 'B5',
  requirement: 'The theme of a blueprint supports the mode and the shape that are asked of it.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['blueprints'],
  check({ data: { theme } }, { records }) {
    const record = records.themes.find(({ slug }) => slug === theme.id)
    if (record === undefined) return []
    const wish = (key: 'mode' | 'shape'): AppearanceRequest | undefined => {
      const value = theme[key]
      return value === undefined ? undefined : { value, pointer: `/theme/${key}`, isRequired: true }
    }
    const { issues } = chooseAppearance(record.data, wish('mode'), wish('shape'))
    return issues.map(({ pointer, message, expected }) => ({
      pointer,
      message,
      remedy: `Ask for ${expected}.`,
    }))
  },
}
