import type { ContentRecord } from '../../../../src/core/content/assemble-content.ts'
import { readRecord } from '../../../../src/core/content/read-record.ts'
import type { JsonObject } from '../../../../src/core/kernel/json/value.ts'
import type { RecordDraft } from '../../../../src/core/quality/finding.ts'
import type { Corpus, Rule } from '../../../../src/core/quality/rule.ts'
import { createVocabulary } from './vocabulary.ts'

/** A pattern that satisfies every rule. */
export const PATTERN = {
  $schema: '../../schemas/pattern.v2.json',
  id: 'note-list',
  version: '1.0.0',
  name: 'Note list',
  description: 'Short notes about one record, newest first, with a field to add another.',
  components: ['List', 'Button', 'Textarea', 'Label'],
  default_preset: 'plain',
  always: ['New notes never move the note that people are reading.'],
  presets: {
    plain: {
      description: 'Notes one below the other, each with its author and its time.',
      layout: {
        layout: 'stack',
        slots: {
          notes: 'List of notes, the newest first.',
          'add?': 'Label and Textarea for a new note, and a Button.',
        },
      },
    },
  },
  states: {
    loading: {
      when: 'Notes are on their way.',
      shows: 'Three placeholder notes; the field waits.',
    },
    empty: { when: 'There is no note yet.', shows: 'One line that says what notes are good for.' },
    error: { when: 'The request fails.', shows: 'The cause and a Button that tries once more.' },
  },
  responsive: {
    mobile: { layout: 'stack', hide_components: ['Label'], notes: 'The field sticks to the end.' },
    tablet: { layout: 'stack' },
    desktop: { layout: 'stack' },
  },
  accessibility: {
    role: 'list',
    keyboard: ['Ctrl+Enter: adds the note', 'Delete: removes the note in focus'],
    announcements: ['{count} notes.', 'Note added.'],
  },
  interactions: ['keyboard-navigation'],
  io: { consumes: ['rows'], produces: ['edits'], actions: ['submit'] },
  use_when: 'People leave remarks for each other on one record.',
  avoid_when: 'What changed is logged by the system: use other-list.',
  sources: [
    {
      claim: 'Keys that work only in the list',
      title: 'WCAG 2.2: Character Key Shortcuts',
      url: 'https://www.w3.org/TR/WCAG22/#character-key-shortcuts',
    },
  ],
}

/** The example of the pattern's one preset. */
export const EXAMPLE = `<section data-pattern="note-list" data-preset="plain">
  <h2>Notes</h2>
  <ul data-slot="notes"><li>Called the depot, they open at 7.</li></ul>
  <form data-slot="add">
    <label for="note-list-plain-text">New note</label>
    <textarea id="note-list-plain-text"></textarea>
    <button type="submit">Add note</button>
  </form>
</section>`

/** A shell that satisfies every rule. */
export const SHELL = {
  $schema: '../../schemas/shell.v1.json',
  id: 'side-frame',
  name: 'Side frame',
  regions: [
    { id: 'top', element: 'header', size: '3rem', scroll: false, patterns: [] },
    {
      id: 'side',
      element: 'nav',
      landmark_label: 'Main',
      size: '15rem',
      scroll: true,
      collapse: { below: 'md', to: 'drawer' },
      patterns: ['other-list', { pattern: 'other-list', preset: 'plain' }],
    },
    { id: 'content', element: 'main', size: '1fr', scroll: true, patterns: [] },
  ],
  grid: {
    desktop: [
      ['side', 'top'],
      ['side', 'content'],
    ],
    tablet: [
      ['side', 'top'],
      ['side', 'content'],
    ],
    mobile: [['top'], ['side'], ['content']],
  },
  scroll_owner: 'content',
  skip_target: 'content',
}

/** The example of the shell. */
export const SHELL_EXAMPLE = `<a href="#content">Skip to content</a>
<header><p>Depot</p></header>
<nav aria-label="Main"><a href="/">Home</a></nav>
<main id="content"><h1>Orders</h1></main>`

/** Creates a pattern record with examples by preset. */
export const createPattern = (authored: JsonObject, examples: Readonly<Record<string, string>>) =>
  createRecord('patterns', authored, examples)

/** Creates a shell record with an optional example. */
export const createShell = (authored: JsonObject, example?: string) =>
  createRecord('shells', authored, example === undefined ? {} : { '': example })

function createRecord<T extends 'patterns' | 'shells'>(
  type: T,
  authored: JsonObject,
  htmlByName: Readonly<Record<string, string>>,
): ContentRecord<T> {
  const slug = String(authored.id)
  const examples = new Map(Object.entries(htmlByName))
  const text = JSON.stringify(authored)
  const { record, issues } = readRecord({ type, slug, text, examples })
  if (record === undefined) throw new Error(JSON.stringify(issues))
  const file = `content/${type}/${slug}.json`
  return { type, slug, file, origin: 'official', ...record }
}

const OTHER = createPattern({ ...PATTERN, id: 'other-list' }, {})

/** Runs a rule on a record in a corpus with one other pattern. */
export function runRule<T extends 'patterns' | 'shells'>(
  rule: Rule<T>,
  record: ContentRecord<T>,
): readonly RecordDraft[] {
  const patterns = [OTHER, ...(isPattern(record) ? [record] : [])]
  const corpus: Corpus = {
    records: { patterns, themes: [], blueprints: [], archetypes: [], shells: [] },
    vocabulary: createVocabulary({
      components: ['List', 'Button', 'Textarea', 'Label', 'Card'],
      signals: ['rows', 'edits'],
      actions: ['submit'],
    }),
  }
  return rule.scope === 'corpus' ? rule.check(corpus) : rule.check(record, corpus)
}

const isPattern = (record: ContentRecord): record is ContentRecord<'patterns'> =>
  record.type === 'patterns'
