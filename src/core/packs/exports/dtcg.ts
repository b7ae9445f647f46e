import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { COLOR_ROLES } from '../../theme/color-roles.ts'
import { type DtcgGroup, designTokens } from './design-tokens.ts'

/** The theme as design tokens that tell what each colour is for. */
export const dtcgDocument = (theme: ThemeV1): DtcgGroup => designTokens(theme, COLOR_ROLES)
