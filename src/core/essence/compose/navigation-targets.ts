import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { createRouteSet } from '../route-set.ts'
import { createSuggester, mend } from '../suggest.ts'
import type { Routing } from './routing.ts'

/** What a product says about its navigation. */
export type Declared = NonNullable<BlueprintV1['navigation']>

interface Target {
  readonly route?: string
  readonly action?: string
}

/** The targets without paths to pages that are left out; one that does nothing else goes too. */
export const liveTargets = <T extends Target>(targets: readonly T[], { gone }: Routing): T[] =>
  targets.flatMap((target) => {
    const { route, ...rest } = target
    const isLive = route !== undefined && !gone.has(route)
    if (target.action === undefined) return isLive ? [target] : []
    return isLive || route === undefined ? [target] : [rest as T]
  })

/** One issue for each hotkey and command that leads to a path which no page has. */
export function lostTargets({ hotkeys, command_palette }: Declared, routing: Routing): Issue[] {
  const declares = createRouteSet(routing.stops.keys())
  const near = createSuggester()(routing.stops.keys())
  const commands = typeof command_palette === 'object' ? command_palette.commands : undefined
  const targets = [
    ...(hotkeys ?? []).map(({ route }, at) => ({ route, path: ['hotkeys', at] })),
    ...(commands ?? []).map(({ route }, at) => ({
      route,
      path: ['command_palette', 'commands', at],
    })),
  ]
  return targets.flatMap(({ route, path }): Issue[] => {
    if (route === undefined || declares(route) || routing.gone.has(route)) return []
    return [
      {
        code: 'route-unknown',
        severity: 'error',
        pointer: toPointer(['navigation', ...path, 'route']),
        message: `The path "${route}" is the route of no page.`,
        expected: 'the path of a page',
        found: JSON.stringify(route),
        ...mend(route, near(route)),
      },
    ]
  })
}
