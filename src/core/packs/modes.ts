import { MODES, type Mode } from '../theme/palette.ts'
import type { AppPlan } from './app.ts'

/** The modes that values of a mode stand for, as columns of a table. */
export const resolveModes = (values: readonly string[]): Mode[] =>
  MODES.filter((mode) => values.includes(mode) || values.includes('auto'))

/** The modes that are in force somewhere in the app. */
export const getAppModes = ({ essence, pages }: AppPlan): Mode[] =>
  resolveModes([essence.dna.theme.mode, ...pages.map(({ effective }) => effective.mode.value)])
