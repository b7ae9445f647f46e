import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { asArray, asObject, asStrings, getOwn } from '../../kernel/json/value.ts'
import { bulletList, inlineName, labeledValue, section, table } from '../../kernel/markdown.ts'
import {
  formatCode,
  formatEntries,
  formatPatternReference,
  formatText,
  formatTexts,
  namedEntries,
} from './format.ts'

/** Returns the Markdown sections of a shell. */
export const shellSections = (shell: ShellV1): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Best for', formatTexts(shell.best_for)),
      labeledValue('Avoid for', formatTexts(shell.avoid_for)),
      labeledValue('Layout', formatCode(shell.layout)),
      labeledValue('Scrolls', formatCode(shell.scroll_owner)),
      labeledValue('Skip link leads to', formatCode(shell.skip_target)),
    ]),
  ]),
  section(2, 'Regions', [regionTable(shell.regions)]),
  section(2, 'Grid', [
    bulletList(namedEntries(shell.grid).map(([size, rows]) => `${size}: ${gridAreas(rows)}`)),
  ]),
  section(2, 'Guidance', [bulletList(formatEntries(shell.guidance))]),
  section(2, 'Parts', [
    bulletList([
      labeledValue('Root', formatText(shell.root)),
      labeledValue('Header', formatText(shell.header)),
      labeledValue('Navigation', formatText(shell.nav)),
      labeledValue('Entries', formatText(shell.nav_style)),
    ]),
  ]),
]

const regionTable = (value: unknown): string =>
  table(
    ['Region', 'Element', 'Label', 'Size', 'Stays', 'Scrolls', 'Collapses', 'Patterns'],
    asArray(value).map((region) => {
      const { id, element, landmark_label, size, sticky, scroll, collapse, patterns } =
        asObject(region)
      return [
        formatCode(id) ?? '',
        formatCode(element) ?? '',
        formatText(landmark_label) ?? '',
        formatCode(size) ?? '',
        sticky === true ? 'yes' : '',
        scroll === true ? 'yes' : '',
        formatCollapse(collapse),
        asArray(patterns).map(formatPatternReference).join(', '),
      ]
    }),
  )

/** Says what becomes of a region on small screens, such as "below `lg`: `hidden`". */
function formatCollapse(collapse: unknown): string {
  const [below, to] = [getOwn(collapse, 'below'), getOwn(collapse, 'to')].map(formatCode)
  return below && to ? `below ${below}: ${to}` : ''
}

/** Formats the rows of a grid from top to bottom. */
const gridAreas = (rows: unknown): string =>
  asArray(rows)
    .map((row) => asStrings(row).map(inlineName).join(' '))
    .join(' / ')
