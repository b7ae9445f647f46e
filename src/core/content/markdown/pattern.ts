import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import { asArray, asObject, getOwn } from '../../kernel/json/value.ts'
import { bulletList, labeledValue, section, table } from '../../kernel/markdown.ts'
import { formatSlotDetails } from '../slot-details.ts'
import {
  formatCode,
  formatEntries,
  formatNames,
  formatSentences,
  formatText,
  namedEntries,
} from './format.ts'

/** Returns the Markdown sections of a pattern. */
export const patternSections = (pattern: PatternV2): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Use when', formatText(pattern.use_when)),
      labeledValue('Avoid when', formatText(pattern.avoid_when)),
      labeledValue('Uses', formatNames(pattern.uses)),
    ]),
  ]),
  section(2, 'Always', [bulletList(formatSentences(pattern.always))]),
  section(2, 'Presets', presetSections(pattern)),
  section(2, 'States', [stateTable(pattern.states)]),
  section(2, 'Responsive', [bulletList(namedEntries(pattern.responsive).map(breakpointLine))]),
  section(2, 'Accessibility', accessibilityBlocks(pattern.accessibility)),
  section(2, 'Look', [lookList(pattern)]),
  section(2, 'Visible text', [copyList(pattern.copy)]),
  section(2, 'Data', [bulletList(dataLines(pattern.io))]),
  section(2, 'Sources', [bulletList(sourceLines(pattern.sources))]),
  section(2, 'Building it', [
    bulletList([
      labeledValue('Components', formatNames(pattern.components)),
      labeledValue('Interactions', formatNames(pattern.interactions)),
      labeledValue('In a card', formatText(pattern.contained)),
      labeledValue('Motion', formatText(pattern.motion_note)),
      ...formatEntries(pattern.composition),
      ...formatEntries(pattern.layout_hints),
    ]),
  ]),
]

/** Lists the lines of the visual brief, or the brief itself if it has no lines. */
const lookList = ({ visual_lines, visual_brief }: PatternV2): string =>
  bulletList(
    visual_lines === undefined
      ? [formatText(visual_brief)]
      : namedEntries(visual_lines).map(([name, text]) => labeledValue(name, formatText(text))),
  )

const copyList = (copy: unknown): string => {
  const { actions, ...texts } = asObject(copy)
  return bulletList(
    [...namedEntries(texts), ...namedEntries(actions)].map(([name, text]) =>
      labeledValue(name, formatText(text)),
    ),
  )
}

const sourceLines = (sources: PatternV2['sources']): (string | undefined)[] =>
  asArray(sources).map((source) => {
    const { claim, title, url } = asObject(source)
    return [formatText(claim), formatText(title), formatText(url)].filter(Boolean).join(': ')
  })

const presetSections = ({ presets, default_preset }: PatternV2): string[] =>
  Object.entries(asObject(presets)).map(([key, preset]) => {
    const variant = asObject(preset)
    const { description, layout, components, accessibility: extra } = variant
    const title = `${formatCode(key) ?? '(no name)'}${key === default_preset ? ' (default)' : ''}`
    return section(3, title, [
      formatText(description),
      bulletList([
        labeledValue('Layout', formatCode(getOwn(layout, 'layout'))),
        labeledValue('Components', formatNames(components)),
      ]),
      slotTable(getOwn(layout, 'slots'), getOwn(layout, 'slot_details')),
      stateTable(variant.states),
      bulletList([
        ...namedEntries(variant.responsive).map(breakpointLine),
        ...dataLines(variant.io),
      ]),
      copyList(variant.copy),
      ...accessibilityBlocks(extra),
    ])
  })

const dataLines = (io: unknown): (string | undefined)[] => [
  labeledValue('Consumes', formatNames(getOwn(io, 'consumes'))),
  labeledValue('Produces', formatNames(getOwn(io, 'produces'))),
  labeledValue('Actions', formatNames(getOwn(io, 'actions'))),
]

function slotTable(slots: unknown, details: unknown): string {
  const rows = namedEntries(slots).map(([slot, content]) => [
    slot,
    formatText(content) ?? '',
    formatCode(formatSlotDetails(getOwn(details, slot)) || undefined) ?? '',
  ])
  const hasDetails = rows.some(([, , detail]) => detail !== '')
  return hasDetails
    ? table(['Slot', 'Holds', 'Data and limits'], rows)
    : table(
        ['Slot', 'Holds'],
        rows.map((row) => row.slice(0, 2)),
      )
}

const stateTable = (states: unknown): string =>
  table(
    ['State', 'When', 'Shows', 'Pattern'],
    namedEntries(states).map(([state, value]) => {
      const { when, shows, pattern } = asObject(value)
      const text =
        value === null ? 'Not in this preset.' : (formatText(shows) ?? formatText(value) ?? '')
      return [state, formatText(when) ?? '', text, formatCode(pattern) ?? '']
    }),
  )

/** Formats a responsive rule, which is a sentence or an object. */
function breakpointLine([size, rule]: readonly [string, unknown]): string {
  const fields = asObject(rule)
  const columns = formatText(fields.columns)
  const hidden = formatNames(fields.hide_components)
  const order = asArray(fields.stack_order).length > 0 ? formatNames(fields.stack_order) : undefined
  const facts = [
    formatCode(fields.layout),
    columns === undefined ? undefined : `${columns} columns`,
    fields.gap === undefined ? undefined : `gap ${formatCode(fields.gap)}`,
    order && `order ${order}`,
    hidden && `hides ${hidden}`,
    fields.alternate_pattern_id && `becomes ${formatCode(fields.alternate_pattern_id)}`,
    fields.horizontal_scroll === true ? 'scrolls sideways' : undefined,
  ].filter(Boolean)
  return [`${size}:`, facts.join(', '), formatText(fields.notes) ?? formatText(rule)]
    .filter(Boolean)
    .join(' ')
}

function accessibilityBlocks(value: unknown): string[] {
  const fields = asObject(value)
  return [
    bulletList([
      labeledValue('Role', formatCode(fields.role)),
      labeledValue('Accessible name', formatText(fields['aria-label'])),
      labeledValue('Focus', formatText(fields.focus_management)),
    ]),
    labeledList('Keyboard', fields.keyboard),
    labeledList('Announcements', fields.announcements),
  ].filter(Boolean)
}

function labeledList(label: string, value: unknown): string {
  const lines = formatSentences(value)
  return lines.length === 0 ? '' : `${label}:\n\n${bulletList(lines)}`
}
