import fc from 'fast-check'
import { listPages, listSections } from '../../../src/core/essence/model/outline.ts'
import type { Essence } from '../../../src/essence.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'

type Section = Essence['blueprint']['sections'][number]
type Page = Section['pages'][number]

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const pattern = fc.constantFrom(
  ...['filter-bar', 'filter-bar', 'data-table', 'kpi-grid', 'chart-grid', 'activity-feed'],
  ...['bulk-action-bar', 'tabs-nav', 'detail-header', 'hero', 'data-tabel', 'no-such-thing'],
)

/** Few names, so that two parts of a page often share one. */
const alias = fc.constantFrom('filters', 'table', 'table-2', 'figures', 'orders-table', 'none')

const reference = fc.oneof(
  pattern,
  fc.record(
    { pattern, as: alias, preset: fc.constantFrom('standard', 'compact', 'selectable', 'missing') },
    { requiredKeys: ['pattern'] },
  ),
)

const layout = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: reference },
    { weight: 1, arbitrary: fc.record({ cols: fc.tuple(reference, reference) }) },
  ),
  { minLength: 1, maxLength: 5 },
)

/** Rules with a label, each for a page, a section or the whole app. */
const LABELS = ['Errors', 'Empty states', 'Numbers', 'Corners', 'Shadows', 'Borders', 'Controls']
const labeledRules = (owner: string) =>
  fc.subarray([...LABELS.map((label) => `${label}: As the ${owner} says.`), 'Show totals.'])

/** The brief of a page or, by mistake, of a section. The keys of a page are its own. */
const briefDirectives = (owner: string, keys: readonly string[]) =>
  fc.subarray([
    `Purpose: Why the ${owner} exists.`,
    `Notice first: what the ${owner} shows first.`,
    `Notice second: what the ${owner} shows second.`,
    `Quiet: what the ${owner} keeps quiet.`,
    `Primary action: Start the ${owner} (\`${keys[0]}\`)`,
    `Then: Go on with the ${owner} (\`${keys[1]}\`); Leave the ${owner}`,
    `Sample: What the ${owner} contains.`,
  ])

/** Statements about the parts of a page, and about some that it lacks. */
function partDirectives(names: readonly string[]): fc.Arbitrary<string[]> {
  const name = fc.constantFrom(...names, ...names, 'ghost')
  const targets = fc.oneof(
    fc.constant('none'),
    fc.array(name, { minLength: 1, maxLength: 3 }).map((items) => items.join(', ')),
  )
  const wire = fc.tuple(name, targets).map(([from, to]) => `Wiring: ${from} -> ${to}`)
  const refusal = name.map((subject) => `Reads: ${subject} <- none`)
  return fc
    .tuple(fc.array(wire, { maxLength: 3 }), fc.array(refusal, { maxLength: 1 }))
    .map((lists) => lists.flat())
}

/** Lists the names of the parts in a layout. */
const listNames = (value: Page['layout']): string[] => {
  const blueprint = { ...fullEssence.blueprint, sections: [] as Section[] }
  const [section] = fullEssence.blueprint.sections as [Section]
  blueprint.sections = [{ ...section, pages: [{ id: 'a', layout: value }] }]
  return listSections({ ...fullEssence, blueprint })
    .flatMap(listPages)
    .flatMap(({ instances }) => instances.map(({ alias, id }) => alias || id))
}

const overrides = fc.record(
  {
    density: fc.constantFrom('compact', 'comfortable', 'spacious'),
    mode: fc.constantFrom('light', 'dark', 'auto'),
  },
  { requiredKeys: [] },
)

const shell = fc.constantFrom('sidebar-main', 'full-bleed', 'split-screen', 'sidebar-man')

const page = (id: string) =>
  layout.chain((made) =>
    fc
      .record({
        brief: briefDirectives('page', ['a', 'b']),
        rules: labeledRules('page'),
        parts: partDirectives(listNames(made as Page['layout'])),
        shell_override: optional(shell),
        dna_overrides: optional(overrides),
        isInUrl: fc.boolean(),
      })
      .map(({ brief, rules, parts, isInUrl, ...rest }) => ({
        id,
        layout: made,
        ...rest,
        directives: [...brief, ...rules, ...parts, ...(isInUrl ? ['Keeps in URL: none'] : [])],
      })),
  )

const section = (id: string) =>
  fc.record({
    id: fc.constant(id),
    role: fc.constantFrom('primary', 'public', 'auxiliary'),
    shell,
    features: fc.constant(['orders']),
    description: fc.constant('Orders of one region.'),
    pages: fc.tuple(page('list'), page('detail')),
    dna_overrides: optional(overrides),
    directives: fc
      .tuple(briefDirectives('section', ['c', 'd']), labeledRules(`section ${id}`))
      .map((lists) => lists.flat()),
  } as unknown as { [K in keyof Section]: fc.Arbitrary<Section[K]> })

/** Removes the properties that are undefined, which no document has. */
const toDocument = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Generates essences whose pages, sections and constraints decide the same things. */
export const arbitraryBriefEssence: fc.Arbitrary<Essence> = fc
  .record({
    sections: fc.tuple(section('orders'), section('stock')),
    common: labeledRules('app'),
    constraints: fc.subarray(['corners', 'shadows', 'borders', 'typography'] as const),
    theme: fc.constantFrom('slate', 'mono', 'frosted', 'slat'),
    target: fc.constantFrom('next', 'react-vite-tailwind', 'html', 'flutter'),
  })
  .map(({ sections, common, constraints, theme, target }) =>
    toDocument({
      ...fullEssence,
      dna: {
        ...fullEssence.dna,
        theme: { id: theme, mode: 'auto' },
        constraints: Object.fromEntries(constraints.map((name) => [name, 'as the DNA says'])),
      },
      blueprint: {
        features: ['orders'],
        sections: sections.map((each) => ({
          ...each,
          directives: [...new Set([...common, ...(each.directives ?? [])])],
        })),
      },
      meta: { ...fullEssence.meta, target, navigation: {} },
    }),
  ) as fc.Arbitrary<Essence>
