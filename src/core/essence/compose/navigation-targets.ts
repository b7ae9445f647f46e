import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { createRouteMatcher } from '../route-set.ts'
import { createSuggester, createSuggestion } from '../suggest.ts'
import type { RoutePlan } from './routing.ts'

/** What a product says about its navigation. */
export type DeclaredNavigation = NonNullable<BlueprintV1['navigation']>

interface NavigationTarget {
  readonly route?: string
  readonly action?: string
}

/** The targets without paths to pages that are left out; one that does nothing else goes too. */
export const listLiveTargets = <T extends NavigationTarget>(
  targets: readonly T[],
  { removedPaths }: RoutePlan,
): T[] =>
  targets.flatMap((target) => {
    const { route, ...rest } = target
    const isLive = route !== undefined && !removedPaths.has(route)
    if (target.action === undefined) return isLive ? [target] : []
    return isLive || route === undefined ? [target] : [rest as T]
  })

/** One issue for each hotkey and command that leads to a path which no page has. */
export function findUnknownTargets(
  { hotkeys, command_palette }: DeclaredNavigation,
  routing: RoutePlan,
): Issue[] {
  const declares = createRouteMatcher(routing.targets.keys())
  const near = createSuggester()(routing.targets.keys())
  const commands = typeof command_palette === 'object' ? command_palette.commands : undefined
  const targets = [
    ...(hotkeys ?? []).map(({ route }, at) => ({ route, path: ['hotkeys', at] })),
    ...(commands ?? []).map(({ route }, at) => ({
      route,
      path: ['command_palette', 'commands', at],
    })),
  ]
  return targets.flatMap(({ route, path }): Issue[] => {
    if (route === undefined || declares(route) || routing.removedPaths.has(route)) return []
    return [
      {
        code: 'route-unknown',
        severity: 'error',
        pointer: toPointer(['navigation', ...path, 'route']),
        message: `The path "${route}" is the route of no page.`,
        expected: 'the path of a page',
        found: JSON.stringify(route),
        ...createSuggestion(route, near(route)),
      },
    ]
  })
}
