import * as z from 'zod/mini'
import { createOutline, type Essence, type JsonPatchOperation, toPointer } from '../../essence.ts'
import type { JsonObject } from '../../index.ts'
import { isObject } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { findPage, findSection } from './find-page.ts'
import { moveLinks, removeLinks } from './links.ts'

const id = z.string().check(z.minLength(1), z.maxLength(200))
const path = z.string().check(z.regex(/^\//, 'must start with "/"'), z.maxLength(500))
const layout = z.array(z.unknown()).check(z.minLength(1), z.maxLength(200))
const features = z.array(z.string()).check(z.maxLength(200))

/** A kind of edit: the payload that it takes and the JSON Patch that it means. */
interface EditKind<Payload extends z.core.$ZodType = z.core.$ZodType> {
  readonly payload: Payload
  /** Describes the payload in messages and in the reference. */
  readonly summary: string
  toPatch(essence: Essence, payload: z.infer<Payload>): JsonPatchOperation[]
}

const defineEdit = <Payload extends z.core.$ZodType>(edit: EditKind<Payload>) => edit

/** All edits of a contract except `patch`, which takes a JSON Patch as it is. */
export const EDITS = {
  add_page: defineEdit({
    summary:
      'page_id, layout, section_id (optional if there is one section), route?, surface?, shell_override?, directives?',
    payload: z.strictObject({
      page_id: id,
      layout,
      section_id: z.optional(id),
      route: z.optional(path),
      surface: z.optional(z.string()),
      shell_override: z.optional(z.string()),
      directives: z.optional(z.array(z.string())),
    }),
    toPatch(essence, { page_id, section_id, route = `/${page_id}`, ...fields }) {
      const { index, section } = findSection(essence, section_id)
      const page = { id: page_id, route, ...fields }
      return [
        { op: 'add', path: `/blueprint/sections/${index}/pages/-`, value: page },
        ...mapRoute(essence, route, { section: section.id, page: page_id }),
      ]
    },
  }),
  remove_page: defineEdit({
    summary: 'page_id, section_id?',
    payload: z.strictObject({ page_id: id, section_id: z.optional(id) }),
    toPatch(essence, { page_id, section_id }) {
      const { section, page, pointer } = findPage(essence, page_id, section_id)
      if (section.pages.length === 1) {
        throw new OperationError('last-page', `"${page.id}" is the only page of "${section.id}".`, {
          hint: 'A section needs a page. Use remove_section.',
        })
      }
      return removePages(essence, [`${section.id}/${page.id}`], pointer)
    },
  }),
  update_page_layout: defineEdit({
    summary: 'page_id, layout, section_id?',
    payload: z.strictObject({ page_id: id, layout, section_id: z.optional(id) }),
    toPatch(essence, { page_id, layout: value, section_id }) {
      const { pointer } = findPage(essence, page_id, section_id)
      return [{ op: 'replace', path: `${pointer}/layout`, value }]
    },
  }),
  update_dna: defineEdit({
    summary: 'the fields of "dna" to change; null removes an optional one',
    payload: z.record(z.string(), z.unknown()),
    toPatch: (essence, fields) => mergeFields(essence.dna, fields, '/dna'),
  }),
  update_blueprint: defineEdit({
    summary: 'shell?, features?, icon_style?, avatar_style?; null removes one',
    payload: z.strictObject({
      shell: z.optional(z.nullable(z.string())),
      features: z.optional(features),
      icon_style: z.optional(z.nullable(z.string())),
      avatar_style: z.optional(z.nullable(z.string())),
    }),
    toPatch: (essence, fields) => mergeFields(essence.blueprint, fields, '/blueprint'),
  }),
  add_feature: defineEdit({
    summary: 'feature, section_id?',
    payload: z.strictObject({ feature: id, section_id: z.optional(id) }),
    toPatch(essence, { feature, section_id }) {
      const { blueprint } = essence
      const { index, section } = findSection(essence, section_id)
      return [
        ...addMissing(blueprint.features, feature, '/blueprint/features'),
        ...addMissing(section.features, feature, `/blueprint/sections/${index}/features`),
      ]
    },
  }),
  remove_feature: defineEdit({
    summary: 'feature',
    payload: z.strictObject({ feature: id }),
    toPatch({ blueprint }, { feature }) {
      const patch = [
        ...removeItems(blueprint.features, feature, '/blueprint/features'),
        ...blueprint.sections.flatMap((section, index) =>
          removeItems(section.features, feature, `/blueprint/sections/${index}/features`),
        ),
      ]
      if (patch.length > 0) return patch
      throw new OperationError('feature-not-found', `Unknown feature "${feature}".`, {
        hint: `The features are ${blueprint.features.join(', ') || 'none'}.`,
      })
    },
  }),
  add_section: defineEdit({
    summary: 'section_id, role, shell, description, pages, features?, directives?',
    payload: z.strictObject({
      section_id: id,
      role: z.string(),
      shell: z.string(),
      description: z.string(),
      pages: z.array(z.looseObject({ id, route: z.optional(path) })).check(z.minLength(1)),
      features: z.optional(features),
      directives: z.optional(z.array(z.string())),
    }),
    toPatch(essence, { section_id, role, shell, description, pages, features = [], ...rest }) {
      const routed = pages.map((page) => ({ ...page, route: page.route ?? `/${page.id}` }))
      const section = { id: section_id, role, shell, features, description, pages: routed, ...rest }
      return [
        { op: 'add', path: '/blueprint/sections/-', value: section },
        ...routed.flatMap((page) =>
          mapRoute(essence, page.route, { section: section_id, page: page.id }),
        ),
      ]
    },
  }),
  remove_section: defineEdit({
    summary: 'section_id',
    payload: z.strictObject({ section_id: id }),
    toPatch(essence, { section_id }) {
      const { index, section } = findSection(essence, section_id)
      if (essence.blueprint.sections.length === 1) {
        throw new OperationError('last-section', `"${section_id}" is the only section.`, {
          hint: 'A contract needs a section. Add another one first.',
        })
      }
      const names = section.pages.map((page) => `${section.id}/${page.id}`)
      return removePages(essence, names, `/blueprint/sections/${index}`)
    },
  }),
  set_route: defineEdit({
    summary: 'page_id, route, section_id?',
    payload: z.strictObject({ page_id: id, route: path, section_id: z.optional(id) }),
    toPatch(essence, { page_id, route, section_id }) {
      const { section, page, pointer } = findPage(essence, page_id, section_id)
      const current = getPagePath(essence, section.id, page.id)
      if (current === route) return []
      const target = { section: section.id, page: page.id }
      return [
        { op: 'add', path: `${pointer}/route`, value: route },
        ...(current === undefined ? [] : unmapRoute(essence, current)),
        ...mapRoute(essence, route, target),
        ...(current === undefined ? [] : moveLinks(essence, current, route)),
      ]
    },
  }),
} as const

/** The name of an edit. */
export type EditName = keyof typeof EDITS

/** The names of all operations of `update_essence`. */
export const EDIT_NAMES = [...(Object.keys(EDITS) as EditName[]), 'patch'] as const

/** Returns the path of a page: its own, or the preferred one of the route map. */
function getPagePath(essence: Essence, section: string, page: string): string | undefined {
  const entry = createOutline(essence).pages.find(({ name }) => name === `${section}/${page}`)
  if (entry?.page.route !== undefined) return entry.page.route
  const paths = createOutline(essence).routes.listPathsTo(`${section}/${page}`)
  return paths.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]
}

/** Adds a path to the route map, if the contract has one. */
const mapRoute = (
  { blueprint }: Essence,
  route: string,
  value: { readonly section: string; readonly page: string },
): JsonPatchOperation[] =>
  blueprint.routes === undefined
    ? []
    : [{ op: 'add', path: `/blueprint/routes${toPointer([route])}`, value }]

/** Removes a path from the route map, if it is there. */
const unmapRoute = ({ blueprint }: Essence, route: string): JsonPatchOperation[] =>
  blueprint.routes !== undefined && Object.hasOwn(blueprint.routes, route)
    ? [{ op: 'remove', path: `/blueprint/routes${toPointer([route])}` }]
    : []

/** Removes pages or a section at a pointer, with their paths and the links to them. */
function removePages(
  essence: Essence,
  names: readonly string[],
  pointer: string,
): JsonPatchOperation[] {
  const { pages, routes } = createOutline(essence)
  const removed = pages.filter(({ name }) => names.includes(name))
  const mapped = names.flatMap((name) => routes.listPathsTo(name))
  const own = removed.flatMap(({ page }) => page.route ?? [])
  const kept = new Set(
    pages.filter(({ name }) => !names.includes(name)).flatMap(({ page }) => page.route ?? []),
  )
  const dead = new Set([...mapped, ...own].filter((route) => !kept.has(route)))
  return [
    // The links come first: those of a removed section would have no pointer after it.
    ...removeLinks(essence, dead),
    ...[...new Set(mapped)].flatMap((route) => unmapRoute(essence, route)),
    { op: 'remove', path: pointer },
  ]
}

/** Turns fields to merge (RFC 7396) into a JSON Patch, so that only they change. */
function mergeFields(current: unknown, fields: JsonObject, pointer: string): JsonPatchOperation[] {
  const before = isObject(current) ? current : {}
  return Object.entries(fields).flatMap(([key, value]): JsonPatchOperation[] => {
    const path = pointer + toPointer([key])
    const exists = Object.hasOwn(before, key)
    if (value === null) return exists ? [{ op: 'remove', path }] : []
    if (isObject(value) && isObject(before[key])) return mergeFields(before[key], value, path)
    return value === undefined ? [] : [{ op: exists ? 'replace' : 'add', path, value }]
  })
}

const addMissing = (
  list: readonly string[],
  value: string,
  pointer: string,
): JsonPatchOperation[] =>
  list.includes(value) ? [] : [{ op: 'add', path: `${pointer}/-`, value }]

const removeItems = (
  list: readonly string[],
  value: string,
  pointer: string,
): JsonPatchOperation[] =>
  list
    .flatMap((item, index) => (item === value ? [index] : []))
    .reverse()
    .map((index) => ({ op: 'remove', path: `${pointer}/${index}` }))
