import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { columnsCss } from './columns-css.ts'
import { baseCss } from './css/base.ts'
import { componentsCss } from './css/components.ts'
import { contentCss } from './css/content.ts'
import { controlsCss } from './css/controls.ts'
import { dataCss } from './css/data.ts'
import { feedbackCss } from './css/feedback.ts'
import { flowCss } from './css/flow.ts'
import { formsCss } from './css/forms.ts'
import { framesCss } from './css/frames.ts'
import { lookCss } from './css/look.ts'
import { marketingCss } from './css/marketing.ts'
import { navigationCss } from './css/navigation.ts'
import { tablesCss } from './css/tables.ts'
import { themeSampleCss } from './css/theme-sample.ts'
import { patternCss } from './pattern-css.ts'
import { shellCss } from './shell-css.ts'

/** The records that a style sheet is for. */
export interface Styled {
  readonly patterns?: readonly PatternV2[]
  readonly shells?: readonly ShellV1[]
}

/** The one style sheet under every theme, with what the records themselves say about widths. */
export const layoutCss = ({ patterns = [], shells = [] }: Styled = {}): string =>
  [
    baseCss,
    controlsCss,
    tablesCss,
    componentsCss,
    flowCss,
    framesCss,
    navigationCss,
    marketingCss,
    dataCss,
    formsCss,
    contentCss,
    feedbackCss,
    themeSampleCss,
    columnsCss(),
    ...shells.map(shellCss),
    ...patterns.map(patternCss),
    lookCss,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
