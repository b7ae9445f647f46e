import {
  type Client,
  type Essence,
  type EssenceOptions,
  essenceFromBlueprint,
  type Lookup,
} from '../../index.ts'
import { nearest } from '../../internal.ts'
import type { ProjectFact } from '../detect/project-facts.ts'
import { EXIT, OperationError } from '../errors.ts'
import { type ActionOwners, findActionOwners } from './section-actions.ts'

/** A new essence, its origin and the default values that were chosen. */
export interface NewEssence {
  readonly essence: Essence
  readonly from: string
  readonly facts: readonly ProjectFact[]
}

/** Creates the essence of a blueprint, or of some of its sections. */
export async function createBlueprintEssence(
  slug: string,
  { sections, ...options }: EssenceOptions & { readonly sections?: readonly string[] | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<NewEssence> {
  const { data } = await client.get('blueprints', slug)
  const result = await essenceFromBlueprint(data, lookup, options)
  if (!result.ok) {
    throw new OperationError(
      'essence-impossible',
      `Cannot create an essence from the blueprint "${slug}".`,
      {
        issues: result.issues,
      },
    )
  }
  const essence = sections
    ? keepSections(
        result.value,
        sections,
        await findActionOwners(data.compose ?? [], result.value, lookup),
      )
    : result.value
  return { essence, from: `the blueprint ${slug}`, facts: [] }
}

/**
 * Returns an essence with some of its sections. Routes, navigation items, hotkeys and commands of
 * the other sections are removed, and features that no section uses any more. `owners` says which
 * sections offer an action; the others are those of their group in the command palette.
 */
export function keepSections(
  essence: Essence,
  ids: readonly string[],
  owners: ActionOwners = new Map(),
): Essence {
  const { blueprint, meta } = essence
  rejectUnknownSections(
    ids,
    blueprint.sections.map(({ id }) => id),
  )
  const kept = blueprint.sections.filter(({ id }) => ids.includes(id))
  const routes = Object.fromEntries(
    Object.entries(blueprint.routes ?? {}).filter(([, { section }]) => ids.includes(section)),
  )
  const paths = new Set([
    ...Object.keys(routes),
    ...kept.flatMap(({ pages }) => pages.flatMap(({ route }) => route ?? [])),
  ])
  const hasTarget = ({ route }: { readonly route?: string }): boolean =>
    route === undefined || paths.has(route)
  const sections = kept.map(({ navigation_items: items, ...section }) => ({
    ...section,
    ...optionalList('navigation_items', items?.filter(hasTarget)),
  }))
  const features = new Set(kept.flatMap((section) => section.features))
  const navigation = filterNavigation(meta.navigation, {
    hasTarget,
    isOffered: (action) => {
      const sectionIds = owners.get(action)
      return sectionIds && ids.some((id) => sectionIds.has(id))
    },
  })
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

interface KeptTargets {
  readonly hasTarget: (item: { readonly route?: string }) => boolean
  /** Whether a kept section offers an action; undefined if no section is known to offer it. */
  readonly isOffered: (action: string) => boolean | undefined
}

function filterNavigation(navigation: Navigation, targets: KeptTargets): Navigation {
  if (navigation === undefined) return undefined
  const { hotkeys, command_palette: palette, ...rest } = navigation
  const all = typeof palette === 'object' ? palette.commands : undefined
  const isKept = createCommandFilter(all ?? [], targets)
  const keptCommands = all?.filter(isKept)
  const removed = new Set(
    all
      ?.filter((command) => !keptCommands?.includes(command))
      .flatMap(({ action }) => action ?? []),
  )
  const keys = hotkeys?.filter(
    (key) => isKept(key) && !(key.action !== undefined && removed.has(key.action)),
  )
  const keyNames = new Set(keys?.map(({ key }) => key))
  // A command may refer to a hotkey that was removed.
  const commands = keptCommands?.map(({ hotkey, ...command }) => ({
    ...command,
    ...(hotkey !== undefined && keyNames.has(hotkey) ? { hotkey } : {}),
  }))
  return {
    ...rest,
    ...optionalList('hotkeys', keys),
    ...(palette === undefined
      ? {}
      : { command_palette: commands ? { ...(palette as object), commands } : palette }),
  }
}

/** A command or a hotkey. */
interface NavigationTarget {
  readonly route?: string
  readonly action?: string
  /** The group of a command. */
  readonly section?: string
}

/**
 * Creates a filter for commands and hotkeys: a route must lead to a kept page. An action must be
 * offered by a kept section; if none is known to offer it, its group must still lead somewhere.
 */
function createCommandFilter(
  commands: readonly NavigationTarget[],
  { hasTarget, isOffered }: KeptTargets,
): (target: NavigationTarget) => boolean {
  const routed = commands.filter(({ route }) => route !== undefined)
  const hadRoutes = new Set(routed.map(({ section }) => section))
  const hasRoutes = new Set(routed.filter(hasTarget).map(({ section }) => section))
  return (target) => {
    const { route, action, section } = target
    if (route !== undefined || action === undefined) return hasTarget(target)
    const isGroupKept = section === undefined || !hadRoutes.has(section) || hasRoutes.has(section)
    return isOffered(action) ?? isGroupKept
  }
}

const optionalList = <K extends string, T>(key: K, list: T[] | undefined): { [P in K]?: T[] } =>
  (list === undefined || list.length === 0 ? {} : { [key]: list }) as { [P in K]?: T[] }

function rejectUnknownSections(ids: readonly string[], known: readonly string[]): void {
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown === undefined && ids.length > 0) return
  const suggestions = unknown === undefined ? [] : nearest(unknown, known)
  const message = unknown === undefined ? 'No section selected.' : `Unknown section "${unknown}".`
  throw new OperationError('section-not-found', message, {
    exit: EXIT.notFound,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : `Available sections: ${known.join(', ')}.`,
  })
}
