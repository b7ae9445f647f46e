import { indexRecords } from '../../../content/corpus.ts'
import { type AppearanceRequest, chooseAppearance } from '../../../essence/compose/theme-dna.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires a mode and shape that the theme supports. */
export const modeAndShapeRule: ContextRule<'blueprints'> = {
  id: 'B5',
  requirement: 'The theme of a blueprint supports the requested mode and shape.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['blueprints'],
  check({ data: { theme } }, { records }) {
    const data = indexRecords(records).themes.get(theme.id)
    if (data === undefined) return []
    const getRequest = (key: 'mode' | 'shape'): AppearanceRequest | undefined => {
      const value = theme[key]
      return value === undefined ? undefined : { value, pointer: `/theme/${key}`, isRequired: true }
    }
    const { issues } = chooseAppearance(data, getRequest('mode'), getRequest('shape'))
    return issues.map(({ pointer, message, expected }) => ({
      pointer,
      message,
      hint: `Choose ${expected}.`,
    }))
  },
}
