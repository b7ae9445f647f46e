/** The file and code conventions of a framework, as data. */
export interface Target {
  /** The name of the framework in a sentence. */
  readonly title: string
  /**
   * The file of a page. `{path}` is its route with a slash in front, empty for the root;
   * `{section}` and `{page}` are its ids.
   */
  readonly pageFile: string
  /** The brackets around the name of a parameter in `{path}`; `[]` if absent. */
  readonly brackets?: string
  /** The file that renders the shells around the pages; absent if each page has its own copy. */
  readonly shellFile?: string
  /** The file that holds the variables of the theme. */
  readonly stylesheet: string
}

/** Returns the conventions of Next.js for a folder of routes: `app`, `src/pages`. */
const createNext = (folder: string): Target => {
  const isPagesRouter = folder.endsWith('pages')
  return {
    title: 'Next.js',
    pageFile: `${folder}{path}/${isPagesRouter ? 'index' : 'page'}.tsx`,
    shellFile: `${folder}/${isPagesRouter ? '_app' : 'layout'}.tsx`,
    stylesheet: isPagesRouter
      ? `${folder.replace(/pages$/, 'styles')}/tokens.css`
      : `${folder}/tokens.css`,
  }
}

/** Returns the conventions of Nuxt for a folder of pages: `app/pages`, `pages`. */
const createNuxt = (folder: string): Target => {
  const source = folder.replace(/pages$/, '')
  return {
    title: 'Nuxt',
    pageFile: `${folder}{path}/index.vue`,
    shellFile: `${source}layouts/default.vue`,
    stylesheet: `${source}assets/tokens.css`,
  }
}

/** Returns the conventions of a target; `folder` is that of the pages, where a project can choose. */
type CreateTarget = (folder: string | undefined) => Target

/** The targets by the words that `meta.target` can contain; the first that matches counts. */
const TARGETS: readonly (readonly [words: RegExp, target: Target | CreateTarget])[] = [
  [/next.*src/, (folder = 'src/app') => createNext(folder)],
  [/next/, (folder = 'app') => createNext(folder)],
  [/nuxt/, (folder = 'app/pages') => createNuxt(folder)],
  [
    /svelte/,
    {
      title: 'SvelteKit',
      pageFile: 'src/routes{path}/+page.svelte',
      shellFile: 'src/routes/+layout.svelte',
      stylesheet: 'src/tokens.css',
    },
  ],
  [
    /astro/,
    {
      title: 'Astro',
      pageFile: 'src/pages{path}/index.astro',
      shellFile: 'src/layouts/shell.astro',
      stylesheet: 'src/styles/tokens.css',
    },
  ],
  [
    /vue/,
    {
      title: 'Vue with Vite',
      pageFile: 'src/pages/{section}/{page}.vue',
      shellFile: 'src/app.vue',
      stylesheet: 'src/tokens.css',
    },
  ],
  [
    /react/,
    {
      title: 'React with Vite',
      pageFile: 'src/pages/{section}/{page}.tsx',
      shellFile: 'src/app.tsx',
      stylesheet: 'src/tokens.css',
    },
  ],
  [
    /html|static|vanilla|^vite/,
    {
      title: 'Plain HTML',
      pageFile: '{path}/index.html',
      brackets: '<>',
      stylesheet: 'tokens.css',
    },
  ],
]

/**
 * Returns the conventions of a target such as `next` or `react-vite-tailwind`, if it is known.
 * `pagesFolder` is the folder of the pages in a project that exists.
 */
export function findTarget(name: string, pagesFolder?: string): Target | undefined {
  const [, target] = TARGETS.find(([words]) => words.test(name.toLowerCase())) ?? []
  return typeof target === 'function' ? target(pagesFolder) : target
}

/** True if the path of a page's file decides its route. */
export const hasRoutesByFile = ({ pageFile }: Target): boolean => pageFile.includes('{path}')

/** True if the name of a target says that the project uses Tailwind. */
export const usesTailwind = (name: string): boolean => /tailwind/i.test(name)

/** A page, by its route and its ids. */
interface PageLocation {
  readonly path: string
  readonly section: string
  readonly page: string
}

/** Returns a parameter of a route as a part of a path. */
export const toPathParameter = ({ brackets = '[]' }: Target, name: string): string =>
  brackets[0] + name + brackets[1]

/** Returns the file of a page. */
export function getPageFile(target: Target, location: PageLocation): string {
  const values = {
    ...location,
    path: location.path
      .replace(/\/+(?=\/|$)/g, '')
      // The rest of a path: all frameworks with files for routes write it with dots.
      .replace(/\/\*$/, '/*rest')
      .replace(/\/([:*])([^/]+)/g, (_, sign, name) => {
        return `/${toPathParameter(target, sign === '*' ? `...${name}` : name)}`
      }),
  }
  return target.pageFile
    .replace(/\{(\w+)\}/g, (_, name: keyof PageLocation) => values[name])
    .replace(/^\//, '')
}
