import type { Essence } from '../../essence.ts'
import { type Client, type EssenceOptions, lookupFrom } from '../../index.ts'
import { type Brief, type BriefPage, essenceFromBrief } from '../../internal/plan.ts'
import { humanize } from '../../internal.ts'
import { createPageIds, findSuggestedTheme } from '../create/blank-essence.ts'
import { findNearestArchetype } from '../create/nearest-archetype.ts'
import type { NewEssence } from '../create/new-essence.ts'
import { OperationError } from '../errors.ts'
import { createShellChooser, type Frame, findFrame } from './frame.ts'
import { findPageTitle } from './page-title.ts'
import type { App, AppPage } from './read-app.ts'
import { createPatternSuggester, type SuggestedPattern } from './suggest-patterns.ts'

/** A page of a contract that mirrors an app. */
export interface AdoptedPage extends BriefPage {
  readonly file: string
  readonly frame: Frame
  readonly patterns: readonly SuggestedPattern[]
}

/** Reads what a contract says about the pages of an app. */
export async function describePages(app: App, client: Client): Promise<AdoptedPage[]> {
  const suggest = await createPatternSuggester(client)
  const ids = createPageIds(app.pages.map(({ path }) => path))
  const groups = groupPages(app.pages)
  return app.pages.map((page, index): AdoptedPage => {
    const id = ids[index] ?? ''
    const frame = findFrame(app, page)
    const isPublic = frame.navigation !== 'side' && frame.hasFooter
    return {
      id,
      title: findPageTitle(page.source) ?? humanize(id),
      route: page.path,
      hasRoute: true,
      kind: isPublic ? 'public' : 'app',
      isPublic,
      source: '',
      details: '',
      group: groups.get(page),
      file: page.file,
      frame,
      patterns: suggest(app, page),
    }
  })
}

/** A folder of routes whose name is no part of the path: `(shop)`, `_auth`. */
const GROUP_FOLDER = /(?:^|\/)(?:\(([\w-]+)\)|_([a-z][\w-]*))\//

/** Groups pages by the folder of their layout, else by the first part of their paths. */
function groupPages(pages: readonly AppPage[]): ReadonlyMap<AppPage, string> {
  const names = pages.map(({ file, path }) => {
    const [, group, pathless] = GROUP_FOLDER.exec(file) ?? []
    return group ?? pathless ?? path.split('/').find((part) => /^[a-z]/i.test(part))
  })
  return new Map(
    pages.flatMap((page, index) => {
      const name = names[index]
      const isShared = names.filter((other) => other === name).length > 1
      return name !== undefined && isShared ? [[page, humanize(name)] as const] : []
    }),
  )
}

/** What is decided about an app besides what its code shows. */
export interface AdoptOptions extends EssenceOptions {
  /** The shell of all pages; by default the one that is most like their frame. */
  readonly shell?: string | undefined
  /** Patterns that a person has confirmed, as a route and a pattern. */
  readonly confirmed?: readonly string[] | undefined
}

/** Creates an essence that mirrors an app: its routes, titles, sections, shells and patterns. */
export async function adoptEssence(
  app: App,
  pages: readonly AdoptedPage[],
  { shell, confirmed = [], ...options }: AdoptOptions,
  client: Client,
): Promise<NewEssence> {
  const lookup = lookupFrom(client)
  const decided = pages.map((page) => ({
    ...page,
    names: page.patterns
      .filter(
        ({ pattern, confidence }) =>
          confidence === 'certain' || confirmed.includes(toAnswer(page, pattern)),
      )
      .map(({ pattern }) => pattern),
  }))
  const { slug: archetype, reason } = await findNearestArchetype(
    decided.map(({ route, names }) => ({ path: route, patterns: names })),
    lookup,
  )
  const theme = options.theme ?? (await findSuggestedTheme(archetype, { client, lookup }))
  const brief: Brief = {
    name: app.name,
    about: [`The pages of ${app.name}.`],
    pages,
    namesPages: true,
    locale: app.locale,
  }
  const result = await essenceFromBrief(brief, lookup, { ...options, theme })
  if (!result.ok) {
    const message = 'Cannot create an essence from the routes of this app.'
    throw new OperationError('essence-impossible', message, { issues: result.issues })
  }
  const essence = result.value
  const choose = await createShellChooser(client)
  const shells = new Map(pages.map(({ route, frame }) => [route, shell ?? choose(frame)]))
  const patterns = new Map(decided.map(({ route, names }) => [route, names]))
  return {
    essence: mirror({ ...essence, meta: { ...essence.meta, archetype } }, { shells, patterns }),
    from: 'the routes of this app',
    facts: [
      { what: 'pages', value: String(pages.length), from: app.routes.convention ?? 'the code' },
      ...(options.theme ? [] : [{ what: 'theme', value: String(theme) }]),
      { what: 'archetype', value: `${archetype}${reason ? ` (${reason})` : ''}` },
    ],
  }
}

/** Names a pattern of a page in a list of answers. */
export const toAnswer = ({ route }: Pick<BriefPage, 'route'>, pattern: string): string =>
  `${route} ${pattern}`

interface Mirrored {
  readonly shells: ReadonlyMap<string, string>
  readonly patterns: ReadonlyMap<string, readonly string[]>
}

/** Gives pages the patterns and sections the shells that the app has. */
function mirror(essence: Essence, { shells, patterns }: Mirrored): Essence {
  const routes = new Map(
    Object.entries(essence.blueprint.routes ?? {}).map(([path, { section, page }]) => [
      `${section}/${page}`,
      path,
    ]),
  )
  const sections = essence.blueprint.sections.map((section) => {
    const getRoute = ({ id, route }: { id: string; route?: string }): string =>
      route ?? routes.get(`${section.id}/${id}`) ?? ''
    const used = section.pages.map((page) => shells.get(getRoute(page)) ?? section.shell)
    const shell = findMostFrequent(used) ?? section.shell
    const pages = section.pages.map((page, index) => {
      const names = patterns.get(getRoute(page)) ?? []
      const own = used[index]
      const directives = page.directives?.filter(
        (text) => !/^Brief:/.test(text) && !(names.length > 0 && /^Own part:/.test(text)),
      )
      return {
        ...page,
        ...(own === undefined || own === shell ? {} : { shell_override: own }),
        ...(names.length > 0 ? { layout: [...names] } : {}),
        ...(directives ? { directives } : {}),
      }
    })
    return { ...section, shell, pages }
  })
  return { ...essence, blueprint: { ...essence.blueprint, sections } }
}

function findMostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string): number => values.filter((other) => other === value).length
  return values.toSorted((a, b) => count(b) - count(a))[0]
}
