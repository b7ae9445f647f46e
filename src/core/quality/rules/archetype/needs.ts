import { indexRecords, type RecordIndex } from '../../../content/corpus.ts'
import { resolvePresetAspect } from '../../../content/pattern-presets.ts'
import { getCommandPalette } from '../../../essence/model/outline.ts'
import type { Page } from '../../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../../generated/types/blueprint.v1.ts'
import { asArray, asObject, asString, asStrings, getOwn } from '../../../kernel/json/value.ts'
import { unique } from '../../../kernel/lists.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { pluralize, quoteList } from '../../../kernel/text.ts'
import { type ArchetypePage, listArchetypePages } from '../../record-parts.ts'
import { type ContextRule, createFindings, type PathFinding } from '../../rule.ts'

/** Requires pages to offer what their texts promise. */
export const needsRule: ContextRule<'archetypes'> = {
  id: 'A10',
  requirement: 'The patterns of a page offer everything in its "needs" and the action of each job.',
  severity: 'warn',
  source: 'reference',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const index = indexRecords(records)
    const productActions = [...index.blueprints.values()].flatMap(listProductActions)
    const findings = listArchetypePages(record).flatMap((page) => {
      const data = record.data.pages[page.index] as Page
      const offers = listOffers(page, index)
      return [
        ...checkCount(data),
        ...findUnmetNeeds(data, offers),
        ...findUnknownActions(data, offers, productActions),
      ].map(({ path, ...text }) => ({ path: ['pages', page.index, ...path], ...text }))
    })
    return createFindings(record.authored, findings)
  },
}

const MIN_NEEDS = 1
const MAX_NEEDS = 6

function checkCount({ id, needs = [] }: Page): PathFinding[] {
  const { length } = needs
  if (length >= MIN_NEEDS && length <= MAX_NEEDS) return []
  return [
    {
      path: ['needs'],
      message: `The page "${id}" has ${pluralize(length, 'need')}.`,
      hint: `Name ${MIN_NEEDS} to ${MAX_NEEDS} actions, signals, slots or patterns that the page cannot do without.`,
    },
  ]
}

/** What the patterns of a page offer, by kind. */
interface Offers {
  readonly actions: readonly string[]
  readonly signals: readonly string[]
  readonly slots: readonly string[]
  readonly patterns: readonly string[]
}

/** A pattern on a page, and its preset if the page names one. */
interface Use {
  readonly pattern?: string | undefined
  readonly preset?: string | undefined
}

/** Lists what the patterns in the layout of a page and in its shell offer. */
function listOffers({ uses, shell }: ArchetypePage, { patterns, shells }: RecordIndex): Offers {
  const presets = [...uses, ...listShellUses(shells.get(shell))].flatMap((use) => {
    const record = patterns.get(use.pattern ?? '')
    return record ? [{ record, preset: use.preset ?? record.default_preset }] : []
  })
  const io = presets.map(({ record, preset }) => resolvePresetAspect(record, preset, 'io'))
  const slots = presets.flatMap(({ record, preset }) =>
    Object.keys(getOwn(record.presets, preset)?.layout.slots ?? {}),
  )
  return {
    actions: unique(io.flatMap(({ actions }) => asStrings(actions))),
    signals: unique(io.flatMap(({ produces }) => asStrings(produces))),
    slots: unique(slots.map((name) => name.replace(/\?$/, ''))),
    patterns: unique(presets.flatMap(({ record }) => [record.id, ...asStrings(record.uses)])),
  }
}

/** Lists the patterns in the regions of a shell. */
const listShellUses = (shell: unknown): Use[] =>
  asArray(getOwn(shell, 'regions')).flatMap((region) =>
    asArray(asObject(region).patterns).map((item) =>
      typeof item === 'string'
        ? { pattern: item }
        : {
            pattern: asString(getOwn(item, 'pattern')),
            preset: asString(getOwn(item, 'preset')),
          },
    ),
  )

const findUnmetNeeds = ({ id, needs = [] }: Page, offers: Offers): PathFinding[] => {
  const names = Object.values(offers).flat()
  return needs.flatMap((need, index) =>
    names.includes(need)
      ? []
      : {
          path: ['needs', index],
          message: `No pattern of the page "${id}" offers "${need}".`,
          hint: suggestOffer(need, offers),
        },
  )
}

const findUnknownActions = (
  { id, jobs = [] }: Page,
  offers: Offers,
  productActions: readonly string[],
): PathFinding[] =>
  jobs.flatMap(({ action }, index) =>
    action === undefined || [...offers.actions, ...productActions].includes(action)
      ? []
      : {
          path: ['jobs', index, 'action'],
          message: `No pattern of the page "${id}" and no command or hotkey of a blueprint has the action "${action}".`,
          hint: suggestOffer(action, { actions: unique([...offers.actions, ...productActions]) }),
        },
  )

/** Suggests the nearest name, or lists what the page offers. */
function suggestOffer(name: string, offers: Partial<Offers>): string {
  const [near] = nearest(name, unique(Object.values(offers).flat()))
  if (near !== undefined) return `Did you mean "${near}"?`
  const lists = Object.entries(offers)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${kind} ${quoteList(names)}`)
  return lists.length === 0
    ? 'Add a pattern that offers it.'
    : `Add a pattern that offers it, or use what the page has: ${lists.join('; ')}.`
}

/** Lists the actions of the commands and hotkeys of a product. */
const listProductActions = ({ navigation }: BlueprintV1): string[] =>
  [...(getCommandPalette(navigation)?.commands ?? []), ...(navigation?.hotkeys ?? [])].flatMap(
    ({ action }) => action ?? [],
  )
