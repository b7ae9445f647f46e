import type { ContentRecord } from '../content/assemble-content.ts'
import type { ContentType } from '../content/content-types.ts'
import { selectValues, toPointer } from '../kernel/json/pointer.ts'
import { asString } from '../kernel/json/value.ts'
import { memoizeRecent } from '../kernel/memoize.ts'

/** A text of a record and its location. */
export interface RecordText {
  readonly pointer: string
  readonly text: string
}

/** A part of a text that matches a pattern, and its location. */
export interface TextMatch {
  readonly pointer: string
  readonly match: string
}

/** Matches every word that could be a slug. */
export const SLUG_PATTERN = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g

const COMMON_PROSE_PATHS = ['name', 'description', 'synonyms.*']

const ACCESSIBILITY_PROSE_KEYS = ['aria-label', 'keyboard.*', 'announcements.*', 'focus_management']

/**
 * The paths of sentences and labels. Ids, references, vocabulary terms, CSS and the words that a
 * voice avoids are not prose.
 */
const PROSE_PATHS: { readonly [T in ContentType]: readonly string[] } = {
  patterns: [
    'always.*',
    ...['move', 'reason', 'example'].map((key) => `craft.*.${key}`),
    'presets.*.description',
    'presets.*.layout.slots.*',
    'presets.*.layout.slots.*.text',
    'states.*.when',
    'states.*.shows',
    'presets.*.states.*.when',
    'presets.*.states.*.shows',
    'presets.*.responsive.*.notes',
    'responsive.*',
    'responsive.*.notes',
    'use_when',
    'avoid_when',
    'visual_brief',
    'visual_brief.*',
    'sources.*.claim',
    ...['copy.*', 'copy.actions.*'].flatMap((path) => [path, `presets.*.${path}`]),
    'motion_note',
    'composition.*',
    'layout_hints.*',
    ...ACCESSIBILITY_PROSE_KEYS.flatMap((key) => [
      `accessibility.${key}`,
      `presets.*.accessibility.${key}`,
    ]),
  ],
  themes: [
    'personality',
    'best_for.*',
    'avoid_for.*',
    'decorators.*',
    ...['description', 'intent', 'usage.*'].map((key) => `decorator_definitions.*.${key}`),
  ],
  blueprints: [
    'domain',
    'personality',
    'personality.*',
    'voice.*',
    'voice.cta_verbs.*',
    'sample_world',
    'navigation.command_palette.placeholder',
    'navigation.command_palette.commands.*.label',
    'navigation.hotkeys.*.label',
    'blueprint_portfolio.rationale',
  ],
  archetypes: [
    'pages.*.name',
    'pages.*.description',
    'pages.*.purpose',
    'pages.*.notice.*',
    'pages.*.jobs.*.label',
    'pages.*.decisions.*',
    'pages.*.sample',
    'pages.*.states.*',
    'pages.*.directives.*',
    'page_briefs.*',
    'directives.*',
    'navigation_items.*.label',
    'navigation_items.*.group',
    'personality.*',
  ],
  shells: ['guidance.*', 'best_for.*', 'avoid_for.*', 'regions.*.landmark_label'],
}

/** Rules read the texts of one record after the other. */
const CACHED_RECORDS = 64

/** Lists the sentences and labels of a record. Cached, because many rules read them. */
export const listProse: (record: ContentRecord) => readonly RecordText[] = memoizeRecent(
  CACHED_RECORDS,
  ({ type, authored }) =>
    [...COMMON_PROSE_PATHS, ...PROSE_PATHS[type]].flatMap((path) => listTextsAt(authored, path)),
)

/** Lists the HTML examples of a record. Cached, because many rules read them. */
export const listExamples: (record: ContentRecord) => readonly RecordText[] = memoizeRecent(
  CACHED_RECORDS,
  ({ authored }) =>
    ['code.example', 'presets.*.code.example'].flatMap((path) => listTextsAt(authored, path)),
)

/** Lists the accessible names of a record, which people hear as headings. */
export const listLabels = (record: ContentRecord): readonly RecordText[] =>
  listProse(record).filter(({ pointer }) => pointer.endsWith('/aria-label'))

/** Finds the matches of a pattern, each distinct match once per text. */
export const findMatches = (texts: readonly RecordText[], pattern: RegExp): TextMatch[] =>
  texts.flatMap(({ pointer, text }) =>
    [...new Set(text.match(pattern))].map((match) => ({ pointer, match })),
  )

const listTextsAt = (record: unknown, path: string): RecordText[] =>
  selectValues(record, path).flatMap(({ path: keys, value }) => {
    const text = asString(value)
    return text === undefined ? [] : [{ pointer: toPointer(keys), text }]
  })
