import {
  type Client,
  type Essence,
  type EssenceOptions,
  essenceFromBlueprint,
  type Lookup,
  nearest,
} from '../../index.ts'
import { CliError, EXIT } from '../errors.ts'
import type { ProjectFact } from './project-facts.ts'

/**
 * An essence with only some of its sections. Whatever led to the others goes with them: routes,
 * navigation, hotkeys, commands, and features that no section has any more.
 */
export function keepSections(essence: Essence, wanted: readonly string[]): Essence {
  const { blueprint, meta } = essence
  rejectUnknownSections(
    wanted,
    blueprint.sections.map(({ id }) => id),
  )
  const kept = blueprint.sections.filter(({ id }) => wanted.includes(id))
  const routes = Object.fromEntries(
    Object.entries(blueprint.routes ?? {}).filter(([, { section }]) => wanted.includes(section)),
  )
  const paths = new Set([
    ...Object.keys(routes),
    ...kept.flatMap(({ pages }) => pages.flatMap(({ route }) => route ?? [])),
  ])
  const leads = ({ route }: { readonly route?: string }): boolean =>
    route === undefined || paths.has(route)
  const sections = kept.map(({ navigation_items: items, ...section }) => ({
    ...section,
    ...optionalList('navigation_items', items?.filter(leads)),
  }))
  const features = new Set(kept.flatMap((section) => section.features))
  const navigation = filterNavigation(leads, meta.navigation)
  const { navigation: _, ...rest } = meta
  return {
    ...essence,
    blueprint: {
      ...blueprint,
      sections,
      features: blueprint.features.filter((feature) => features.has(feature)),
      ...(blueprint.routes === undefined ? {} : { routes }),
    },
    meta: { ...rest, ...(navigation === undefined ? {} : { navigation }) },
  }
}

type Navigation = Essence['meta']['navigation']

function filterNavigation(
  leads: (item: { readonly route?: string }) => boolean,
  navigation: Navigation,
): Navigation {
  if (navigation === undefined) return undefined
  const { hotkeys, command_palette: palette, ...rest } = navigation
  const keys = hotkeys?.filter(leads)
  const known = new Set(keys?.map(({ key }) => key))
  // A command may show the key of a hotkey that is gone.
  const commands =
    typeof palette === 'object'
      ? palette.commands?.filter(leads).map(({ hotkey, ...command }) => ({
          ...command,
          ...(hotkey !== undefined && known.has(hotkey) ? { hotkey } : {}),
        }))
      : undefined
  return {
    ...rest,
    ...optionalList('hotkeys', keys),
    ...(palette === undefined
      ? {}
      : { command_palette: commands ? { ...(palette as object), commands } : palette }),
  }
}

const optionalList = <K extends string, T>(key: K, list: T[] | undefined): { [P in K]?: T[] } =>
  (list === undefined || list.length === 0 ? {} : { [key]: list }) as { [P in K]?: T[] }

function rejectUnknownSections(wanted: readonly string[], known: readonly string[]): void {
  const unknown = wanted.find((id) => !known.includes(id))
  if (unknown === undefined && wanted.length > 0) return
  const near = unknown === undefined ? [] : nearest(unknown, known)
  throw new CliError('section-not-found', `There is no section "${unknown ?? ''}".`, {
    exit: EXIT.notFound,
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are ${known.join(', ')}.`,
  })
}

/** What may be wished for, whatever an essence is made from. */
export type NewEssenceOptions = EssenceOptions

/** An essence that was made, what it comes from and what was chosen on the way. */
export interface NewEssence {
  readonly essence: Essence
  readonly from: string
  readonly facts: readonly ProjectFact[]
}

/** The essence of a blueprint, or of some of its sections. */
export async function createBlueprintEssence(
  slug: string,
  wishes: NewEssenceOptions & { readonly sections?: readonly string[] | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<NewEssence> {
  const { data } = await client.get('blueprints', slug)
  const { sections, ...options } = wishes
  const made = await essenceFromBlueprint(data, lookup, options)
  if (!made.ok) {
    throw new CliError('essence-impossible', `No essence can be made of the blueprint "${slug}".`, {
      issues: made.issues,
    })
  }
  const essence = sections ? keepSections(made.value, sections) : made.value
  return { essence, from: `the blueprint ${slug}`, facts: [] }
}
