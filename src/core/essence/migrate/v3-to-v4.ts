import type { Blueprint, EssenceV3, Page, Section } from '../../generated/types/essence.v3.ts'
import type { Blueprint as BlueprintV4, EssenceV4 } from '../../generated/types/essence.v4.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { createUniqueIds } from '../ids.ts'
import { findMainSection } from '../model/outline.ts'
import {
  type Change,
  createConversion,
  createDefault,
  createMove,
  type MigrationStep,
} from './change.ts'
import {
  DEFAULT_ROLE,
  defaultDescription,
  descriptionChange,
  roleChange,
} from './section-changes.ts'

const VERSION = '4.0.0'

/** Migrates a version 3 document to version 4: pages without a section get one. */
export function migrateV3(source: EssenceV3): MigrationStep<EssenceV4> {
  const link = updateSchemaLink(source.$schema)
  const blueprint = groupLoosePages(source)
  return {
    document: {
      ...source,
      ...(link === undefined ? {} : { $schema: link }),
      version: VERSION,
      blueprint: blueprint.document,
    },
    changes: [
      createInPlaceChange('/version', VERSION, 'The format has a new version.'),
      ...(link === source.$schema
        ? []
        : [createInPlaceChange('/$schema', link, 'The schema of the new version.')]),
      ...blueprint.changes,
    ],
  }
}

/** Moves the pages that have no section into a new section. */
function groupLoosePages({ blueprint, meta }: EssenceV3): MigrationStep<BlueprintV4> {
  const { shell, sections = [], pages, ...rest } = blueprint
  if (!pages) return { document: { ...blueprint, sections }, changes: [] }
  const section = createSection(pages, { blueprint, archetype: meta.archetype })
  const routes = updateRoutes(section, blueprint)
  return {
    document: {
      ...(shell === undefined ? {} : { shell }),
      sections: [...sections, section],
      ...rest,
      ...(routes.document === undefined ? {} : { routes: routes.document }),
    },
    changes: [
      ...sectionChanges(section, shell, `/blueprint/sections/${sections.length}`),
      ...routes.changes,
    ],
  }
}

interface AppContext {
  readonly blueprint: Blueprint
  readonly archetype: string
}

/** Creates the section with the features that no other section names. */
function createSection(pages: Page[], { blueprint, archetype }: AppContext): Section {
  const { shell, sections = [], features } = blueprint
  const ids = sections.map(({ id }) => id)
  const named = new Set(sections.flatMap((section) => section.features))
  return {
    id: createUniqueIds([...ids, archetype], 'main').at(-1) as string,
    role: DEFAULT_ROLE,
    // A blueprint without a shell has sections (schema of version 3).
    shell: shell ?? (findMainSection(sections) as Section).shell,
    features: features.filter((feature) => !named.has(feature)),
    description: defaultDescription('app', archetype),
    pages,
  }
}

function sectionChanges(section: Section, shell: string | undefined, target: string): Change[] {
  const { id, features, description } = section
  const shellChange = { to: `${target}/shell`, value: section.shell }
  return [
    createConversion({
      from: '/meta/archetype',
      to: `${target}/id`,
      value: id,
      note: 'Pages need a section; its id comes from the archetype.',
    }),
    roleChange(target),
    shell === undefined
      ? createDefault({
          ...shellChange,
          note: 'The app has no shell; this is the shell of its main section.',
        })
      : createConversion({
          ...shellChange,
          from: '/blueprint/shell',
          note: 'The shell of the app.',
        }),
    createConversion({
      from: '/blueprint/features',
      to: `${target}/features`,
      value: features,
      note: 'The features of the app that no other section names.',
    }),
    descriptionChange(target, '/meta/archetype', description),
    createMove('/blueprint/pages', `${target}/pages`),
  ]
}

/** Adds the new section to the routes of its pages, which could not name a section before. */
function updateRoutes(section: Section, blueprint: Blueprint): MigrationStep<Blueprint['routes']> {
  const { routes, sections = [] } = blueprint
  if (!routes) return { document: undefined, changes: [] }
  const others = new Set(sections.map(({ id }) => id))
  const own = new Set(section.pages.map(({ id }) => id))
  const entries = Object.entries(routes).map(([path, route]) => {
    const isUpdated =
      own.has(route.page) && !others.has(route.section) && route.section !== section.id
    return { path, route: isUpdated ? { ...route, section: section.id } : route, isUpdated }
  })
  return {
    document: Object.fromEntries(entries.map(({ path, route }) => [path, route])),
    changes: entries
      .filter(({ isUpdated }) => isUpdated)
      .map(({ path }) => routeChange(path, section.id)),
  }
}

function routeChange(path: string, value: string): Change {
  const pointer = toPointer(['blueprint', 'routes', path, 'section'])
  return createConversion({ from: pointer, to: pointer, value, note: 'The section of the page.' })
}

/** Updates a link to an older schema, by which editors would reject the new document. */
const updateSchemaLink = (link: string | undefined): string | undefined =>
  link?.replace(/essence\.v[23]\.json(?=#?$)/, 'essence.v4.json')

const createInPlaceChange = (pointer: string, value: unknown, note: string): Change =>
  createConversion({ from: pointer, to: pointer, value, note })
