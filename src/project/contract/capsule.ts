import { createOutline, type Essence, normalizeEssence } from '../../essence.ts'
import type { Environment } from '../environment.ts'
import { requireContract, requireValidEssence } from './contract-file.ts'

/** A digest of a contract in one line per fact. */
export interface CapsuleData {
  readonly hash: string
  readonly target: string
  readonly guard: string
  readonly dna: readonly string[]
  /** Its id, role, shell and number of pages: `orders: primary, <shell>, 3 pages`. */
  readonly sections: readonly string[]
  /** `/orders: orders/list`. */
  readonly routes: readonly string[]
  /** Each pattern with its count, such as `<pattern> x3`, the most frequent first. */
  readonly patterns: readonly string[]
  readonly shells: readonly string[]
  readonly features: readonly string[]
  /** The number of lines that were left out, by list. */
  readonly omitted: Readonly<Record<string, number>>
}

const MAX_BYTES = 4_000

/** Describes the contract of a project in at most 4 kB. */
export async function createCapsule(environment: Environment): Promise<CapsuleData> {
  const contract = await requireContract(environment)
  const essence = normalizeEssence(requireValidEssence(contract))
  return fitCapsule({ hash: contract.hash ?? '', ...describeEssence(essence), omitted: {} })
}

function describeEssence(essence: Essence): Omit<CapsuleData, 'hash' | 'omitted'> {
  const { blueprint, meta } = essence
  const { pages } = createOutline(essence)
  const shells = pages.map(({ section, page }) => page.shell_override ?? section.shell)
  return {
    target: meta.target,
    guard: `${meta.guard.mode}: DNA ${meta.guard.dna_enforcement}, blueprint ${meta.guard.blueprint_enforcement}`,
    dna: describeDna(essence),
    sections: blueprint.sections.map(
      ({ id, role, shell, pages }) => `${id}: ${role}, ${shell}, ${pages.length} pages`,
    ),
    routes: Object.entries(blueprint.routes ?? {}).map(
      ([path, { section, page }]) => `${path}: ${section}/${page}`,
    ),
    patterns: countNames(pages.flatMap(({ instances }) => instances.map(({ id }) => id))),
    shells: countNames(shells),
    features: blueprint.features,
  }
}

const describeDna = ({ dna }: Essence): string[] => [
  `theme: ${dna.theme.id}, ${dna.theme.mode}${dna.theme.shape ? `, ${dna.theme.shape}` : ''}`,
  `spacing: ${dna.spacing.base_unit}px, ${dna.spacing.scale}, ${dna.spacing.density}, gap ${dna.spacing.content_gap}`,
  `typography: scale ${dna.typography.scale}, headings ${dna.typography.heading_weight}, body ${dna.typography.body_weight}`,
  `color: ${dna.color.palette}, accents ${dna.color.accent_count}, color vision ${dna.color.cvd_preference}`,
  `radius: ${dna.radius.philosophy}, ${dna.radius.base}px`,
  `elevation: ${dna.elevation.system}, up to ${dna.elevation.max_levels}`,
  `motion: ${dna.motion.preference}, x${dna.motion.duration_scale}, reduced on request ${dna.motion.reduce_motion}`,
  `accessibility: WCAG ${dna.accessibility.wcag_level}, focus visible ${dna.accessibility.focus_visible}, skip link ${dna.accessibility.skip_nav}`,
  `personality: ${dna.personality.join(', ')}`,
]

function countNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([name, count]) => `${name} x${count}`)
}

type ListName = 'dna' | 'sections' | 'routes' | 'patterns' | 'shells' | 'features'

const LISTS: readonly ListName[] = ['routes', 'patterns', 'features', 'sections', 'shells', 'dna']

const MAX_LINE_LENGTH = 120

/** Cuts long lines, then the longest lists, until the capsule fits. */
function fitCapsule(capsule: CapsuleData): CapsuleData {
  const lists = Object.fromEntries(
    LISTS.map((name) => [name, capsule[name].map((line) => line.slice(0, MAX_LINE_LENGTH))]),
  ) as Record<ListName, string[]>
  const omitted: Record<string, number> = {}
  const build = (): CapsuleData => ({
    ...capsule,
    target: capsule.target.slice(0, MAX_LINE_LENGTH),
    ...lists,
    omitted,
  })
  while (Buffer.byteLength(JSON.stringify(build())) > MAX_BYTES) {
    const [longest] = LISTS.toSorted((a, b) => measure(lists[b]) - measure(lists[a]))
    if (longest === undefined || lists[longest].length === 0) break
    const dropped = Math.ceil(lists[longest].length / 8)
    lists[longest] = lists[longest].slice(0, -dropped)
    omitted[longest] = (omitted[longest] ?? 0) + dropped
  }
  return build()
}

const measure = (lines: readonly string[]): number => JSON.stringify(lines).length
