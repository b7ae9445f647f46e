import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import base from './css/base.css?raw'
import components from './css/components.css?raw'
import content from './css/content.css?raw'
import controls from './css/controls.css?raw'
import data from './css/data.css?raw'
import feedback from './css/feedback.css?raw'
import flow from './css/flow.css?raw'
import forms from './css/forms.css?raw'
import frames from './css/frames.css?raw'
import marketing from './css/marketing.css?raw'
import navigation from './css/navigation.css?raw'
import rootAttributes from './css/root-attributes.css?raw'
import tables from './css/tables.css?raw'
import themeSample from './css/theme-sample.css?raw'
import { densityCss } from './density.ts'
import { columnsCss, patternCss, shellCss } from './record-css.ts'
import { swatchCss } from './swatches.ts'

/** The records whose widths and regions a style sheet covers. */
export interface StylesheetRecords {
  readonly patterns?: readonly PatternV2[]
  readonly shells?: readonly ShellV1[]
}

/** Returns the style sheet that all themes share, with the responsive rules of the given records. */
export const layoutCss = ({ patterns = [], shells = [] }: StylesheetRecords = {}): string =>
  [
    base, // element defaults
    controls, // buttons and fields
    tables,
    components, // primitives that examples mark with `data-component`
    flow, // stacks and rows inside a pattern
    frames, // shells; `shell-css.ts` positions their regions
    navigation,
    marketing,
    data, // metrics, charts and filters
    forms,
    content, // articles, posts and comments
    feedback, // alerts, dialogs and overlays
    themeSample,
    swatchCss(),
    columnsCss(),
    ...shells.map(shellCss),
    ...patterns.map(patternCss),
    densityCss(),
    rootAttributes, // shape, motion and print
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
