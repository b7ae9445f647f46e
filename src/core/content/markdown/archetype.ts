import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import {
  asArray,
  asObject,
  asString,
  getOwn,
  isObject,
  type JsonObject,
} from '../../kernel/json/value.ts'
import { bulletList, inlineName, labeledValue, section, table } from '../../kernel/markdown.ts'
import {
  formatCode,
  formatEntries,
  formatNames,
  formatPatternReference,
  formatSentences,
  formatText,
  namedEntries,
} from './format.ts'

/** Returns the Markdown sections of an archetype. */
export const archetypeSections = (archetype: ArchetypeV2): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Role', formatCode(archetype.role)),
      labeledValue('Features', formatNames(archetype.features)),
      labeledValue('Themes', formatNames(archetype.suggested_theme?.ids)),
      labeledValue('Shells', formatEntries(archetype.shells).join('; ')),
      labeledValue('Traits', formatNames(archetype.personality)),
    ]),
  ]),
  section(2, 'Rules', [bulletList(formatSentences(archetype.directives))]),
  section(
    2,
    'Pages',
    asArray(archetype.pages).map((page) => pageSection(asObject(page), archetype.page_briefs)),
  ),
  section(2, 'Navigation', [navigationTable(archetype.navigation_items)]),
]

function pageSection(page: JsonObject, briefs: unknown): string {
  const id = asString(page.id) ?? ''
  return section(3, [inlineName(id), formatText(page.name)].filter(Boolean).join(' '), [
    formatText(getOwn(briefs, id)) ?? formatText(page.description),
    formatText(page.purpose),
    bulletList([
      labeledValue('Path', formatCode(page.path)),
      labeledValue('Shell', formatCode(page.shell)),
      ...namedEntries(page.notice).map(([rank, text]) =>
        labeledValue(`Notice, ${rank}`, formatText(text)),
      ),
      labeledValue('Actions', formatSentences(asArray(page.jobs).map(getLabel)).join('; ')),
      labeledValue('Needs', formatNames(page.needs)),
      labeledValue('Sample', formatText(page.sample)),
    ]),
    `Layout, from top to bottom:\n\n${bulletList(asArray(page.default_layout).map(layoutRow))}`,
    table(
      ['State', 'What the page does'],
      namedEntries(page.states).map(([state, description]) => [
        state,
        formatText(description) ?? '',
      ]),
    ),
    bulletList(formatSentences([...asArray(page.decisions), ...asArray(page.directives)])),
  ])
}

const getLabel = (job: unknown): unknown => getOwn(job, 'label')

/** Formats a layout row: a pattern, or patterns side by side. */
function layoutRow(item: unknown): string {
  if (!isObject(item) || !Array.isArray(item.cols)) return formatPatternReference(item)
  const { cols, at, span } = item
  const widths = formatEntries(span).join(', ')
  return [
    asArray(cols).map(formatPatternReference).join(' + '),
    at === undefined ? undefined : `side by side from ${formatCode(at)}`,
    widths && `widths ${widths}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const navigationTable = (items: unknown): string =>
  table(
    ['Label', 'Group', 'Route', 'Icon', 'Key'],
    asArray(items).map((item) => [
      formatText(getOwn(item, 'label')) ?? '',
      formatText(getOwn(item, 'group')) ?? '',
      ...['route', 'icon', 'hotkey'].map((key) => formatCode(getOwn(item, key)) ?? ''),
    ]),
  )
