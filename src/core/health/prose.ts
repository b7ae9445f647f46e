import type { ContentRecord } from '../content/assemble.ts'
import { asString } from '../content/fields.ts'
import type { ContentType } from '../content/type.ts'
import { memoizeByObject } from '../once-for-each.ts'
import { toPointer } from '../pointer.ts'
import { selectValues } from './values-at.ts'

/** A text of a record and where it stands. */
export interface Text {
  readonly pointer: string
  readonly text: string
}

/** A piece of a text that a rule looked for. */
export interface Match {
  readonly pointer: string
  readonly found: string
}

const COMMON = ['name', 'description', 'synonyms.*']

const ACCESSIBILITY = ['aria-label', 'keyboard.*', 'announcements.*', 'focus_management']

/**
 * Where people wrote sentences or labels. Ids, references, words from a list, CSS and the words
 * that a voice avoids are no prose.
 */
const PROSE: { readonly [T in ContentType]: readonly string[] } = {
  patterns: [
    ...['presets.*.description', 'presets.*.layout.slots.*', 'states.*.when', 'states.*.shows'],
    ...['presets.*.states.*.when', 'presets.*.states.*.shows', 'presets.*.responsive.*.notes'],
    ...['responsive.*', 'responsive.*.notes', 'use_when', 'avoid_when', 'visual_brief'],
    ...['motion_note', 'composition.*', 'layout_hints.*'],
    ...ACCESSIBILITY.flatMap((key) => [`accessibility.${key}`, `presets.*.accessibility.${key}`]),
  ],
  themes: [
    ...['personality', 'best_for.*', 'avoid_for.*', 'decorators.*'],
    ...['description', 'intent', 'usage.*'].map((key) => `decorator_definitions.*.${key}`),
  ],
  blueprints: [
    ...['domain', 'personality', 'personality.*', 'voice.*', 'voice.cta_verbs.*'],
    ...['navigation.command_palette.placeholder', 'navigation.command_palette.commands.*.label'],
    ...['navigation.hotkeys.*.label', 'blueprint_portfolio.rationale'],
  ],
  archetypes: [
    ...['pages.*.name', 'pages.*.description', 'pages.*.states.*', 'pages.*.directives.*'],
    ...['page_briefs.*', 'directives.*', 'navigation_items.*.label', 'personality.*'],
  ],
  shells: ['guidance.*', 'best_for.*', 'avoid_for.*', 'regions.*.landmark_label'],
}

/** Every sentence and label of a record. */
export const proseOf: (record: ContentRecord) => readonly Text[] = memoizeByObject(
  ({ type, authored }) => [...COMMON, ...PROSE[type]].flatMap((path) => textsAt(authored, path)),
)

/** Every HTML example of a record. */
export const examplesOf: (record: ContentRecord) => readonly Text[] = memoizeByObject(
  ({ authored }) =>
    ['code.example', 'presets.*.code.example'].flatMap((path) => textsAt(authored, path)),
)

/** What a pattern finds in some texts, each piece once a text. */
export const matchesIn = (texts: readonly Text[], pattern: RegExp): Match[] =>
  texts.flatMap(({ pointer, text }) =>
    [...new Set(text.match(pattern))].map((found) => ({ pointer, found })),
  )

const textsAt = (record: unknown, path: string): Text[] =>
  selectValues(record, path).flatMap(({ path: keys, value }) => {
    const text = asString(value)
    return text === undefined ? [] : [{ pointer: toPointer(keys), text }]
  })
