import { asArray, getOwn, type JsonObject } from './fields.ts'
import { toShellReferences } from './page-references.ts'
import {
  type ContentReference,
  flatMapMembers,
  type JsonPath,
  listToReferences,
  locateName,
  toReferences,
} from './reference.ts'

/** What a blueprint names: archetypes, themes, the page and shell of each route, an alternative. */
export function findBlueprintReferences(blueprint: JsonObject): ContentReference[] {
  const { archetype, compose, theme, suggested_themes, routes, blueprint_portfolio } = blueprint
  return [
    ...toReferences('archetypes', archetype, ['archetype']),
    ...asArray(compose).flatMap((entry, at) => findComposeReferences(entry, ['compose', at])),
    ...toReferences('themes', getOwn(theme, 'id'), ['theme', 'id']),
    ...listToReferences('themes', suggested_themes, ['suggested_themes']),
    ...flatMapMembers(routes, (route, path) => findRouteReferences(route, ['routes', path])),
    ...toReferences('blueprints', getOwn(blueprint_portfolio, 'recommended_alternative'), [
      ...['blueprint_portfolio', 'recommended_alternative'],
    ]),
  ]
}

const findComposeReferences = (entry: unknown, path: JsonPath): ContentReference[] =>
  typeof entry === 'string'
    ? toReferences('archetypes', entry, path)
    : toReferences('archetypes', getOwn(entry, 'archetype'), [...path, 'archetype'])

const findRouteReferences = (route: unknown, path: JsonPath): ContentReference[] => [
  ...toReferences('archetypes', getOwn(route, 'archetype'), [...path, 'archetype']).map(
    (reference) => ({
      ...reference,
      ...locateName('page', route, path),
    }),
  ),
  ...toShellReferences(getOwn(route, 'shell'), [...path, 'shell']),
]
