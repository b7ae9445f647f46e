import { type Fields, listOf, own } from './fields.ts'
import { shellReference } from './page-references.ts'
import {
  type ContentReference,
  eachMember,
  nameAt,
  type Path,
  refer,
  referAll,
} from './reference.ts'

/** What a blueprint names: archetypes, themes, the page and shell of each route, an alternative. */
export function blueprintReferences(blueprint: Fields): ContentReference[] {
  const { archetype, compose, theme, suggested_themes, routes, blueprint_portfolio } = blueprint
  return [
    ...refer('archetypes', archetype, ['archetype']),
    ...listOf(compose).flatMap((entry, at) => composed(entry, ['compose', at])),
    ...refer('themes', own(theme, 'id'), ['theme', 'id']),
    ...referAll('themes', suggested_themes, ['suggested_themes']),
    ...eachMember(routes, (route, path) => routeReferences(route, ['routes', path])),
    ...refer('blueprints', own(blueprint_portfolio, 'recommended_alternative'), [
      ...['blueprint_portfolio', 'recommended_alternative'],
    ]),
  ]
}

const composed = (entry: unknown, path: Path): ContentReference[] =>
  typeof entry === 'string'
    ? refer('archetypes', entry, path)
    : refer('archetypes', own(entry, 'archetype'), [...path, 'archetype'])

const routeReferences = (route: unknown, path: Path): ContentReference[] => [
  ...refer('archetypes', own(route, 'archetype'), [...path, 'archetype']).map((reference) => ({
    ...reference,
    ...nameAt('page', route, path),
  })),
  ...shellReference(own(route, 'shell'), [...path, 'shell']),
]
