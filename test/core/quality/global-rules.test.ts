import { expect, test } from 'vitest'
import { GLOBAL_RULES } from '../../../src/core/quality/rules/index.ts'
import { type DraftRecords, listFindingLocations } from './support/draft-corpus.ts'

interface Row {
  readonly rule: string
  readonly name: string
  readonly passes: DraftRecords
  readonly fails: DraftRecords
  readonly locations: readonly string[]
}

const LONG_DESCRIPTION =
  'Rows of records that share the same fields, with headers that sort them and a link.'

const OTHER_DESCRIPTION =
  'A frame with its navigation down one side, which folds into a drawer on a phone.'

const preset = (more: object) => ({ description: 'Plain.', layout: { layout: 'stack' }, ...more })

const example = (text: string) => ({
  presets: { plain: preset({ code: { imports: '', example: text } }) },
})

/** A page with the same text in every field that holds prose. */
const page = (text: string) => ({
  id: 'list',
  shell: 'bare',
  layout: [],
  purpose: text,
  notice: { first: text, second: text, quiet: text },
  jobs: [{ label: text, key: 'n', action: 'navigate' }],
  decisions: [text],
  sample: text,
  wiring: [{ from: 'filters', to: ['table'] }],
})

const PAGE_PROSE = [
  'purpose',
  'notice/first',
  'notice/second',
  'notice/quiet',
  'jobs/0/label',
  'decisions/0',
  'sample',
].map((path) => `archetypes/base/pages/0/${path}`)

const ROWS: readonly Row[] = [
  {
    rule: 'G2',
    name: 'an unknown key, at the root and nested',
    passes: {
      patterns: [example('<p>')],
      blueprints: [{ overrides: { features_add: ['search'] } }],
    },
    fails: {
      patterns: [{ states: { empty: { shown: 'x' } }, dependencies: {} }],
      blueprints: [{ overrides: {} }],
    },
    locations: [
      'patterns/base/dependencies',
      'patterns/base/states/empty/shown',
      'blueprints/base/overrides',
    ],
  },
  {
    rule: 'G2',
    name: 'an unknown key of a page',
    passes: { archetypes: [{ pages: [page('Approve a request')] }] },
    fails: {
      archetypes: [
        {
          pages: [{ ...page('Approve a request'), notice: { third: 'x' }, jobs: [{ name: 'x' }] }],
        },
      ],
    },
    locations: ['archetypes/base/pages/0/notice/third', 'archetypes/base/pages/0/jobs/0/name'],
  },
  {
    rule: 'G3',
    name: 'an id that is not a slug, a one-letter name, a duplicate name',
    passes: { patterns: [{ name: 'Hero' }], themes: [{ name: 'Slate' }] },
    fails: {
      patterns: [{ id: 'Hero' }, { id: 'b', name: 'B' }, { id: 'c', name: 'Mono' }],
      themes: [{ id: `a${'b'.repeat(32)}`, name: 'mono' }],
    },
    locations: [
      'patterns/Hero/id',
      `themes/a${'b'.repeat(32)}/id`,
      'patterns/b/name',
      `themes/a${'b'.repeat(32)}/name`,
    ],
  },
  {
    rule: 'G4',
    name: 'a description that is missing, too short, too long or without a period',
    passes: {
      patterns: [{ description: LONG_DESCRIPTION }],
      shells: [{ description: OTHER_DESCRIPTION }],
    },
    fails: {
      patterns: [
        { id: 'a', description: 'Short.' },
        { id: 'b', description: `${LONG_DESCRIPTION} ${OTHER_DESCRIPTION} ${'x'.repeat(100)}.` },
        { id: 'c', description: OTHER_DESCRIPTION.replace(/\.$/, '') },
      ],
      shells: [{}],
    },
    locations: [...['a', 'b', 'c'].map((id) => `patterns/${id}/description`), 'shells/base'],
  },
  {
    rule: 'G4',
    name: 'a description that is nearly the same as that of another type',
    passes: {
      patterns: [{ description: LONG_DESCRIPTION }],
      themes: [{ description: OTHER_DESCRIPTION }],
    },
    fails: {
      patterns: [{ description: LONG_DESCRIPTION }],
      themes: [{ description: LONG_DESCRIPTION.replace('Rows', 'Lines') }],
    },
    locations: ['themes/base/description'],
  },
  {
    rule: 'G5',
    name: 'an unknown tag, a year, and too few tags',
    passes: { patterns: [{ tags: ['table', 'records', 'sorting'] }] },
    fails: { patterns: [{ tags: ['table', 'tabel', 'best-of-2024'] }], shells: [{}] },
    locations: ['patterns/base/tags/1', 'patterns/base/tags/2', 'shells/base'],
  },
  {
    rule: 'G6',
    name: 'a brand name, and a capitalized word that is a brand name',
    passes: { patterns: [{ use_when: 'Zoom into it.', avoid_when: 'The linear scale suits.' }] },
    fails: {
      patterns: [{ use_when: 'Boards like trello have it.', avoid_when: 'As in Linear.' }],
      themes: [{ typography: { body: 'Segoe UI, Google Sans' }, personality: 'The SVC look.' }],
    },
    locations: ['patterns/base/use_when', 'patterns/base/avoid_when', 'themes/base/personality'],
  },
  {
    rule: 'G7',
    name: 'TODO notes and filler, in prose and in examples',
    passes: { patterns: [{ synonyms: ['todo list'], ...example('<p>Rent, May</p>') }] },
    fails: {
      patterns: [{ visual_brief: 'It should feel light. TODO', ...example('<p>Lorem</p>') }],
      blueprints: [{ voice: { tone: 'Plain, short, etc.', avoid: ['lorem'] } }],
    },
    locations: [
      'patterns/base/visual_brief',
      'patterns/base/visual_brief',
      'patterns/base/presets/plain/code/example',
      'blueprints/base/voice/tone',
    ],
  },
  {
    rule: 'G8',
    name: 'pixels, color values and hues outside themes',
    passes: {
      patterns: [{ id: 'blue-list', use_when: 'Order #1042 is shared. See blue-list, `red`.' }],
      themes: [{ personality: 'Ink blue, #123456, 12px.' }],
    },
    fails: {
      patterns: [{ use_when: '12 px apart.', avoid_when: 'On #FFF or #12ab.' }],
      shells: [{ guidance: { spacing: 'An rgb(0 0 0) line.', overflow: 'A Red edge.' } }],
    },
    locations: [
      'patterns/base/use_when',
      'patterns/base/avoid_when',
      'patterns/base/avoid_when',
      'shells/base/guidance/spacing',
      'shells/base/guidance/overflow',
    ],
  },
  {
    rule: 'G9',
    name: 'a record or example that is too small or too large',
    passes: {
      patterns: [{ visual_brief: 'x'.repeat(2_000), ...example('<p>\n'.repeat(59)) }],
      themes: [{ personality: 'é'.repeat(6_800) }],
      archetypes: [
        { directives: ['x'.repeat(14_600)], pages: [{ sample: { rows: ['x'.repeat(1_000)] } }] },
      ],
    },
    fails: {
      patterns: [
        { id: 'a', ...example('x'.repeat(4_001)) },
        { id: 'b', visual_brief: 'é'.repeat(5_600), ...example('<p>\n'.repeat(60)) },
      ],
      archetypes: [{ directives: ['x'.repeat(15_000)] }],
    },
    locations: [
      'patterns/a',
      'patterns/a/presets/plain/code/example',
      'patterns/b',
      'patterns/b/presets/plain/code/example',
      'archetypes/base',
    ],
  },
  {
    rule: 'G10',
    name: 'unsafe instructions that are not prohibitions',
    passes: {
      archetypes: [
        {
          directives: [
            'Never keep tokens in localStorage.',
            'Tokens are never kept in local storage.',
            'Do not skip the sign-in.',
            'A skip link comes first; author names follow.',
          ],
        },
      ],
    },
    fails: {
      archetypes: [
        {
          directives: [
            'Skip authentication in the demo.',
            'Accept any valid-looking credentials.',
            'Keep the session token in localStorage.',
            'Hard-code the API key.',
          ],
        },
      ],
      patterns: [example('<code>sk_live_4eC39HqLyjWD</code>')],
    },
    locations: [
      'patterns/base/presets/plain/code/example',
      ...[0, 1, 2, 3].map((index) => `archetypes/base/directives/${index}`),
    ],
  },
]

test.each(ROWS)('$rule finds $name', ({ rule, passes, fails, locations }) => {
  expect(listFindingLocations(rule, passes)).toEqual([])
  expect(listFindingLocations(rule, fails)).toEqual(locations)
})

test.each([
  ['G6', 'Works like Trello.'],
  ['G7', 'Rows, columns, etc.'],
  ['G8', 'A red edge.'],
  ['G10', 'Skip authentication in the demo.'],
])('%s reads every sentence of a page, a pattern and a sample world', (rule, text) => {
  const drafts = {
    patterns: [{ always: [text, text] }],
    blueprints: [{ sample_world: text }],
    archetypes: [{ pages: [page(text)] }],
  }
  expect(listFindingLocations(rule, drafts).toSorted()).toEqual(
    [
      'patterns/base/always/0',
      'patterns/base/always/1',
      'blueprints/base/sample_world',
      ...PAGE_PROSE,
    ].toSorted(),
  )
})

test('the global rules are listed in the order of their ids', () => {
  const ids = GLOBAL_RULES.map(({ id }) => Number(id.slice(1)))
  expect([...new Set(ids)]).toEqual(Array.from({ length: 16 }, (_, index) => index + 2))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})
