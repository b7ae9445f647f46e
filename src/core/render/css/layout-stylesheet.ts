import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { asString } from '../../kernel/json/value.ts'
import { compareStrings } from '../../kernel/lists.ts'
import base from './base.css?raw'
import components from './components.css?raw'
import controls from './controls.css?raw'
import { densityCss } from './density.ts'
import drawings from './drawings.css?raw'
import feedback from './feedback.css?raw'
import flow from './flow.css?raw'
import frames from './frames.css?raw'
import navigation from './navigation.css?raw'
import { columnsCss, patternCss, shellCss } from './record-css.ts'
import rootAttributes from './root-attributes.css?raw'
import { swatchCss } from './swatches.ts'
import tables from './tables.css?raw'
import text from './text.css?raw'
import themeSample from './theme-sample.css?raw'

/** The records whose widths, regions and styles a style sheet covers. */
export interface StylesheetRecords {
  readonly patterns?: readonly PatternV2[]
  readonly shells?: readonly ShellV1[]
}

/** Returns the base styles, with the responsive rules of some records but not their own styles. */
export const baseCss = ({ patterns = [], shells = [] }: StylesheetRecords = {}): string =>
  joinParts([
    base, // element defaults
    controls, // buttons and fields
    text, // quotes and references
    tables,
    components, // primitives that examples mark with `data-component`
    drawings, // icons, charts and pictures
    flow, // stacks and rows inside a pattern
    frames, // shells; `record-css.ts` positions their regions
    navigation,
    feedback, // alerts, dialogs and overlays
    columnsCss(),
    ...shells.map(shellCss),
    ...patterns.map(patternCss),
    densityCss(),
    rootAttributes, // shape, motion and print
  ])

/** Returns the rules of the page that shows a theme. */
export const themeSampleCss = (): string => `${themeSample}\n${swatchCss()}\n`

/** Returns the style of a record, which the build limited to the record; empty if it has none. */
export function getRecordStyle({ style }: PatternV2 | ShellV1): string {
  const css = asString(style) ?? ''
  // Records of another API may not be checked. Pages embed the style, and this would end it.
  return /<[/!]/.test(css) ? '' : css
}

/** The types of records that have styles. */
export type StyledType = 'patterns' | 'shells'

/** Creates a function that is true for the records that have a style of their own. */
export function createStyleFilter({
  patterns = [],
  shells = [],
}: StylesheetRecords): (type: StyledType, id: string) => boolean {
  const listStyled = (records: readonly (PatternV2 | ShellV1)[]) =>
    new Set(records.filter((record) => getRecordStyle(record) !== '').map(({ id }) => id))
  const styled = { patterns: listStyled(patterns), shells: listStyled(shells) }
  return (type, id) => styled[type].has(id)
}

/**
 * Returns the style sheet that all themes share, with the styles of some records. Patterns come
 * before shells, which may change the patterns in their regions.
 *
 * @example
 * import { layoutCss } from '@svc/content/render'
 *
 * layoutCss().includes(':where(') // => true
 */
export const layoutCss = ({ patterns = [], shells = [] }: StylesheetRecords = {}): string =>
  joinParts([
    baseCss({ patterns, shells }),
    ...[patterns, shells].flatMap((records) =>
      [...records].sort((a, b) => compareStrings(a.id, b.id)).map(getRecordStyle),
    ),
  ])

const joinParts = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
