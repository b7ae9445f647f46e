import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { memoizeByString } from '../../memoize.ts'
import base from './base.css?raw'
import calendar from './calendar.css?raw'
import chat from './chat.css?raw'
import components from './components.css?raw'
import content from './content.css?raw'
import controls from './controls.css?raw'
import data from './data.css?raw'
import { densityCss } from './density.ts'
import docs from './docs.css?raw'
import drawings from './drawings.css?raw'
import feedback from './feedback.css?raw'
import flow from './flow.css?raw'
import forms from './forms.css?raw'
import frames from './frames.css?raw'
import lists from './lists.css?raw'
import marketing from './marketing.css?raw'
import navigation from './navigation.css?raw'
import planning from './planning.css?raw'
import { columnsCss, patternCss, shellCss } from './record-css.ts'
import rootAttributes from './root-attributes.css?raw'
import store from './store.css?raw'
import { swatchCss } from './swatches.ts'
import tables from './tables.css?raw'
import themeSample from './theme-sample.css?raw'

/** The records whose widths and regions a style sheet covers. */
export interface StylesheetRecords {
  readonly patterns?: readonly PatternV2[]
  readonly shells?: readonly ShellV1[]
  /** The parts to include; by default those that the records need. */
  readonly parts?: readonly LayoutPart[]
}

/** The parts of the style sheet that few pages need. */
const PARTS = {
  calendar, // months as grids of days
  planning, // boards, weeks and months of appointments
  lists, // records, cards, results, events and tasks
  docs, // page trees, code, comparisons and logs
  chat, // messages, answers and their input
  store, // products, carts, orders and the bars of an app
  'theme-sample': `${themeSample}\n${swatchCss()}\n`, // the page that shows a theme
} as const

/** The name of a part of the style sheet. */
export type LayoutPart = keyof typeof PARTS

export const LAYOUT_PARTS = Object.keys(PARTS) as readonly LayoutPart[]

/** Returns the CSS of a part. */
export const layoutPartCss = (part: LayoutPart): string => PARTS[part]

/**
 * The patterns and shells that a part styles, as its selectors name them. A selector with a shell
 * styles patterns only inside that shell, so other pages with these patterns do not need the part.
 */
const getStyledNames = memoizeByString(
  (css) =>
    new Set(
      [...css.matchAll(/[^{},]*\[data-(?:pattern|shell|specimen)=[^{},]*/g)].flatMap(
        ([selector]) => {
          const shells = listNames(selector, 'shell')
          if (shells.length > 0) return shells
          return [...listNames(selector, 'pattern'), ...listNames(selector, 'specimen')]
        },
      ),
    ),
)

const listNames = (selector: string, kind: 'pattern' | 'shell' | 'specimen'): string[] =>
  [...selector.matchAll(new RegExp(`\\[data-${kind}="([\\w-]+)"\\]`, 'g'))].map(
    ([, name = '']) => name,
  )

/** Lists the parts that pages with some patterns and shells need. */
export const listLayoutParts = (names: readonly string[]): LayoutPart[] =>
  LAYOUT_PARTS.filter((part) => {
    const styled = getStyledNames(PARTS[part])
    return names.some((name) => styled.has(name))
  })

/**
 * Returns the style sheet that all themes share, with the responsive rules of some records.
 *
 * @example
 * import { layoutCss } from '@svc/content/render'
 *
 * layoutCss().includes(':where(') // => true
 */
export const layoutCss = ({
  patterns = [],
  shells = [],
  parts = listLayoutParts([...patterns, ...shells].map(({ id }) => id)),
}: StylesheetRecords = {}): string =>
  [
    base, // element defaults
    controls, // buttons and fields
    tables,
    components, // primitives that examples mark with `data-component`
    drawings, // icons, charts and pictures
    flow, // stacks and rows inside a pattern
    frames, // shells; `record-css.ts` positions their regions
    navigation,
    marketing,
    data, // metrics, charts and filters
    forms,
    content, // articles, posts and comments
    feedback, // alerts, dialogs and overlays
    ...parts.map(layoutPartCss),
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
