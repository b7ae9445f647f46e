import { nearest } from '../../kernel/nearest.ts'
import type { ProjectCheck } from '../check.ts'
import { editRepair, replaceText } from '../edits.ts'
import { getComponentName } from '../elements.ts'
import { listLinkTargets } from '../links.ts'
import type { Snapshot } from '../snapshot.ts'

/** Finds links to paths of the site that nothing serves. */
export const deadInternalLink: ProjectCheck = {
  code: 'ROUTE003',
  check: 'dead-internal-link',
  family: 'routes',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a link leads to no route',
  scope: 'project',
  describeGap: (snapshot) =>
    hasKnownRoutes(snapshot)
      ? undefined
      : `Links were not compared with routes (ROUTE003). ${snapshot.routes.reason}`,
  *run(snapshot) {
    if (!hasKnownRoutes(snapshot)) return
    const { routes, files } = snapshot
    const paths = listKnownPaths(snapshot)
    const matchers = paths.map(toMatcher)
    for (const file of files) {
      if (file.role !== 'production') continue
      for (const { text, range } of listLinkTargets(file)) {
        const path = toPath(text, snapshot)
        if (path === undefined || matchers.some((matcher) => matcher.test(path))) continue
        const [near] = nearest(
          path,
          paths.filter((candidate) => !/[:*]/.test(candidate)),
        )
        const name = getComponentName(file, range)
        yield {
          file: file.path,
          range,
          message: `The link leads to "${path}", which is neither a route nor a public file.`,
          confidence: 'certain',
          anchor: `${name} ${text}`,
          evidence: [{ kind: 'routes', text: routes.reason }],
          repair: editRepair(
            'suggest',
            near ? `Change it to "${near}", or add the route.` : `Add the route "${path}".`,
            near ? [replaceText(file, range, text.replace(path, near))] : [],
          ),
        }
      }
    }
  },
}

const hasKnownRoutes = ({ routes }: Snapshot): boolean =>
  routes.completeness === 'complete' && routes.items.length > 0

function listKnownPaths({ routes, contract, publicFiles }: Snapshot): string[] {
  const declared = Object.keys(contract?.essence.blueprint.routes ?? {})
  return [...new Set([...routes.items.map(({ path }) => path), ...declared, ...publicFiles])]
}

/** Returns the path of an address on this site, without its query; undefined for all others. */
function toPath(address: string, { settings: { base } }: Snapshot): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const [path = ''] = address.split(/[?#]/)
  const prefix = base.replace(/\/$/, '')
  const inside = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  // Servers answer these, not pages.
  if (/^\/(?:api|_next|_app|auth|oauth|\.well-known)(?:\/|$)/.test(inside)) return undefined
  return normalize(inside)
}

const normalize = (path: string): string =>
  path.replace(/(?:\/index)?\.html?$/, '').replace(/(?<=.)\/$/, '') || '/'

/** Turns `/orders/:id` and `/docs/*rest` into patterns. */
function toMatcher(route: string): RegExp {
  const segments = normalize(route)
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return '.*'
      if (segment.startsWith(':')) return segment.endsWith('?') ? '[^/]*' : '[^/]+'
      return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
  return new RegExp(`^${segments.join('/')}$`)
}
