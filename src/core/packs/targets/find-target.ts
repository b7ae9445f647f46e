import { ASTRO } from './astro.ts'
import { HTML } from './html.ts'
import { NEXT } from './next.ts'
import { NUXT } from './nuxt.ts'
import { REACT_VITE } from './react-vite.ts'
import { SVELTEKIT } from './sveltekit.ts'
import type { Target } from './target.ts'
import { VUE_VITE } from './vue-vite.ts'

/** The targets by the words that `meta.target` can contain; the first that matches counts. */
const TARGETS: readonly (readonly [words: RegExp, target: Target])[] = [
  [/next/, NEXT],
  [/nuxt/, NUXT],
  [/svelte/, SVELTEKIT],
  [/astro/, ASTRO],
  [/vue/, VUE_VITE],
  [/react/, REACT_VITE],
  [/html|static|vanilla/, HTML],
]

/** Returns the conventions of a target such as `next` or `react-vite-tailwind`, if it is known. */
export const findTarget = (name: string): Target | undefined =>
  TARGETS.find(([words]) => words.test(name.toLowerCase()))?.[1]

/** True if the name of a target says that the project uses Tailwind. */
export const usesTailwind = (name: string): boolean => /tailwind/i.test(name)

/** A page, by its route and its ids. */
interface PageLocation {
  readonly path: string
  readonly section: string
  readonly page: string
}

/** Returns the file of a page. */
export function getPageFile(
  { pageFile, parameter }: Target,
  { path, section, page }: PageLocation,
): string {
  const segments = path.split('/').filter(Boolean)
  const folders = segments.map((segment) =>
    segment
      .replace(/^:(.*)$/, (_, name: string) => parameter.replace('{name}', name))
      // The rest of a path: all frameworks with files for routes write it with dots.
      .replace(/^\*(.*)$/, (_, name: string) =>
        parameter.replace('{name}', `...${name || 'rest'}`),
      ),
  )
  const values: Readonly<Record<string, string>> = {
    path: folders.map((folder) => `/${folder}`).join(''),
    section,
    page,
  }
  return pageFile.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/^\//, '')
}
