import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import { bullets, fact, part, table } from '../../markdown/blocks.ts'
import { fieldsOf, listOf, own } from '../fields.ts'
import { members, names, pairs, said, saidCode, sentences } from './said.ts'

/** What a reader of a pattern wants to know, part by part. */
export const patternParts = (pattern: PatternV2): string[] => [
  part(2, 'When to use', [
    bullets([
      fact('Use when', said(pattern.use_when)),
      fact('Avoid when', said(pattern.avoid_when)),
      fact('Uses', names(pattern.uses)),
    ]),
  ]),
  part(2, 'Presets', presets(pattern)),
  part(2, 'States', [states(pattern.states)]),
  part(2, 'Responsive', [bullets(members(pattern.responsive).map(breakpoint))]),
  part(2, 'Accessibility', accessibility(pattern.accessibility)),
  part(2, 'Data', [bullets(data(pattern.io))]),
  part(2, 'Building it', [
    bullets([
      fact('Components', names(pattern.components)),
      fact('Interactions', names(pattern.interactions)),
      fact('In a card', said(pattern.contained)),
      fact('Look', said(pattern.visual_brief)),
      fact('Motion', said(pattern.motion_note)),
      ...pairs(pattern.composition),
      ...pairs(pattern.layout_hints),
    ]),
  ]),
]

const presets = ({ presets, default_preset }: PatternV2): string[] =>
  Object.entries(fieldsOf(presets)).map(([key, preset]) => {
    const variant = fieldsOf(preset)
    const { description, layout, components, accessibility: extra } = variant
    const title = `${saidCode(key) ?? '(no name)'}${key === default_preset ? ' (default)' : ''}`
    return part(3, title, [
      said(description),
      bullets([
        fact('Layout', saidCode(own(layout, 'layout'))),
        fact('Components', names(components)),
      ]),
      slots(own(layout, 'slots')),
      states(variant.states),
      bullets([...members(variant.responsive).map(breakpoint), ...data(variant.io)]),
      ...accessibility(extra),
    ])
  })

const data = (io: unknown): (string | undefined)[] => [
  fact('Consumes', names(own(io, 'consumes'))),
  fact('Produces', names(own(io, 'produces'))),
  fact('Actions', names(own(io, 'actions'))),
]

const slots = (value: unknown): string =>
  table(
    ['Slot', 'Holds'],
    members(value).map(([slot, holds]) => [slot, said(holds) ?? '']),
  )

const states = (value: unknown): string =>
  table(
    ['State', 'When', 'Shows', 'Pattern'],
    members(value).map(([state, one]) => {
      const { when, shows, pattern } = fieldsOf(one)
      const text = one === null ? 'Not in this preset.' : (said(shows) ?? said(one) ?? '')
      return [state, said(when) ?? '', text, saidCode(pattern) ?? '']
    }),
  )

/** What changes at a width: a sentence, or a rule that a program can apply. */
function breakpoint([width, rule]: readonly [string, unknown]): string {
  const fields = fieldsOf(rule)
  const columns = said(fields.columns)
  const hidden = names(fields.hide_components)
  const order = listOf(fields.stack_order).length > 0 ? names(fields.stack_order) : undefined
  const facts = [
    saidCode(fields.layout),
    columns === undefined ? undefined : `${columns} columns`,
    fields.gap === undefined ? undefined : `gap ${saidCode(fields.gap)}`,
    order && `order ${order}`,
    hidden && `hides ${hidden}`,
    fields.alternate_pattern_id && `becomes ${saidCode(fields.alternate_pattern_id)}`,
    fields.horizontal_scroll === true ? 'scrolls sideways' : undefined,
  ].filter(Boolean)
  return [`${width}:`, facts.join(', '), said(fields.notes) ?? said(rule)].filter(Boolean).join(' ')
}

function accessibility(value: unknown): string[] {
  const fields = fieldsOf(value)
  return [
    bullets([
      fact('Role', saidCode(fields.role)),
      fact('Accessible name', said(fields['aria-label'])),
      fact('Focus', said(fields.focus_management)),
    ]),
    labelled('Keyboard', fields.keyboard),
    labelled('Announcements', fields.announcements),
  ].filter(Boolean)
}

function labelled(label: string, value: unknown): string {
  const lines = sentences(value)
  return lines.length === 0 ? '' : `${label}:\n\n${bullets(lines)}`
}
