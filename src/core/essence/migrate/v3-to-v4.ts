import type { Blueprint, EssenceV3, Page, Section } from '../../generated/types/essence.v3.ts'
import type { Blueprint as BlueprintV4, EssenceV4 } from '../../generated/types/essence.v4.ts'
import { toPointer } from '../../json/pointer.ts'
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

/** A blueprint of version 4, with the pages that stand without a section in one of their own. */
export function groupLoosePages({ blueprint, meta }: EssenceV3): MigrationStep<BlueprintV4> {
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

/** The features that no other section names are this one's; without others, all are. */
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

function sectionChanges(section: Section, shell: string | undefined, into: string): Change[] {
  const { id, features, description } = section
  const framed = { to: `${into}/shell`, value: section.shell }
  return [
    createConversion({
      from: '/meta/archetype',
      to: `${into}/id`,
      value: id,
      note: 'Pages need a section; it is named after the archetype.',
    }),
    roleChange(into),
    shell === undefined
      ? createDefault({
          ...framed,
          note: 'The app names no shell; this is the one of its main section.',
        })
      : createConversion({ ...framed, from: '/blueprint/shell', note: 'The shell of the app.' }),
    createConversion({
      from: '/blueprint/features',
      to: `${into}/features`,
      value: features,
      note: 'The features of the app that no other section names.',
    }),
    descriptionChange(into, '/meta/archetype', description),
    createMove('/blueprint/pages', `${into}/pages`),
  ]
}

/** Routes to the gathered pages lead to their section; they could not name one before. */
function updateRoutes(section: Section, blueprint: Blueprint): MigrationStep<Blueprint['routes']> {
  const { routes, sections = [] } = blueprint
  if (!routes) return { document: undefined, changes: [] }
  const others = new Set(sections.map(({ id }) => id))
  const own = new Set(section.pages.map(({ id }) => id))
  const led = Object.entries(routes).map(([path, route]) => {
    const leads = own.has(route.page) && !others.has(route.section) && route.section !== section.id
    return { path, route: leads ? { ...route, section: section.id } : route, leads }
  })
  return {
    document: Object.fromEntries(led.map(({ path, route }) => [path, route])),
    changes: led.filter(({ leads }) => leads).map(({ path }) => routeChange(path, section.id)),
  }
}

function routeChange(path: string, value: string): Change {
  const pointer = toPointer(['blueprint', 'routes', path, 'section'])
  return createConversion({ from: pointer, to: pointer, value, note: 'The section of the page.' })
}

const VERSION = '4.0.0'

/** A version 3 document as version 4: pages that stand alone get a section, the rest stays. */
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

/** An address that names an older essence schema would have editors refuse the new document. */
const updateSchemaLink = (link: string | undefined): string | undefined =>
  link?.replace(/essence\.v[23]\.json(?=#?$)/, 'essence.v4.json')

const createInPlaceChange = (pointer: string, value: unknown, note: string): Change =>
  createConversion({ from: pointer, to: pointer, value, note })
