import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getTargetName, TARGET_NAMES } from '../../essence.ts'
import type { JsonObject } from '../../index.ts'
import { ifExists } from '../../internal/node.ts'
import { asObject, nearest } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import type { ProjectPackages } from './workspace.ts'

/** A value that was detected in the project, or a default. */
export interface ProjectFact {
  readonly what: string
  readonly value: string
  /** Where the value was detected; undefined for a default. */
  readonly from?: string
}

/** A target, the packages that it needs, and the start of the name of its settings file. */
interface TargetSigns {
  readonly target: string
  readonly packages: readonly string[]
  readonly config?: string
}

/** The targets, the most specific first. */
const TARGETS: readonly TargetSigns[] = [
  { target: 'next', packages: ['next'], config: 'next.config.' },
  { target: 'nuxt', packages: ['nuxt'], config: 'nuxt.config.' },
  { target: 'astro', packages: ['astro'], config: 'astro.config.' },
  { target: 'sveltekit', packages: ['@sveltejs/kit'] },
  { target: 'vue-vite', packages: ['vue', 'vite'] },
  { target: 'react-vite', packages: ['react', 'vite'] },
  // No conventions are known for these, but plain HTML files would be wrong.
  { target: 'svelte-vite', packages: ['svelte', 'vite'] },
  { target: 'solid-vite', packages: ['solid-js', 'vite'] },
  { target: 'preact-vite', packages: ['preact', 'vite'] },
  { target: 'vite', packages: ['vite'] },
]

/** Detects the target of a project; undefined if nothing indicates one. */
export async function detectTarget(
  root: string,
  packages: ProjectPackages,
  usesTailwind: boolean,
): Promise<ProjectFact | undefined> {
  const files = (await ifExists(readdir(root))) ?? []
  const match = findSigns(packages, files)
  if (match === undefined) return undefined
  const hasSrc = match.target === 'next' && (await hasSourceFolder(root, files))
  return {
    what: 'target',
    value: [match.target, ...(hasSrc ? ['src'] : []), ...(usesTailwind ? ['tailwind'] : [])].join(
      '-',
    ),
    from: match.from,
  }
}

interface SignMatch {
  readonly target: string
  readonly from: string
}

/** Looks at the project's own packages, then its files, then the packages of its workspace. */
function findSigns(
  { settings, workspaceSettings }: ProjectPackages,
  files: readonly string[],
): SignMatch | undefined {
  const own = listDependencies(settings)
  const ownMatch = findByPackages(TARGETS, own)
  if (ownMatch) return { target: ownMatch.target, from: describePackages(ownMatch) }
  for (const { target, config } of TARGETS) {
    const file = config && files.find((name) => name.startsWith(config))
    if (file) return { target, from: file }
  }
  // The packages of a workspace belong to many projects; the settings file excludes other tools.
  const usesVite = files.some((name) => name.startsWith('vite.config.'))
  const candidates = TARGETS.filter(({ config }) => !usesVite || config === undefined)
  const all = new Set([...own, ...listDependencies(workspaceSettings ?? {})])
  const match = own.size > 0 || usesVite ? findByPackages(candidates, all) : undefined
  if (match) return { target: match.target, from: `${describePackages(match)} of the workspace` }
  return files.includes('index.html') ? { target: 'html', from: 'index.html' } : undefined
}

const findByPackages = (
  targets: readonly TargetSigns[],
  names: ReadonlySet<string>,
): TargetSigns | undefined =>
  targets.find(({ packages }) => packages.every((name) => names.has(name)))

const describePackages = ({ packages }: TargetSigns): string =>
  `package.json (${packages.join(', ')})`

/** True if the pages of a Next.js project are in `src/`. */
async function hasSourceFolder(root: string, files: readonly string[]): Promise<boolean> {
  if (files.includes('app') || files.includes('pages')) return false
  const source = (await ifExists(readdir(join(root, 'src')))) ?? []
  return source.length > 0
}

/** Returns the names of the packages that a package file lists. */
export const listDependencies = (settings: JsonObject): ReadonlySet<string> =>
  new Set(
    [settings.dependencies, settings.devDependencies].flatMap((group) =>
      Object.keys(asObject(group)),
    ),
  )

/** True if a project depends on Tailwind v4; older versions have no theme in CSS. */
export const dependsOnTailwind = ({ settings, workspaceSettings = {} }: ProjectPackages): boolean =>
  [settings, workspaceSettings].some((file) => {
    const names = [...listDependencies(file)]
    const version = asObject({ ...asObject(file.devDependencies), ...asObject(file.dependencies) })
    const [, major] = /^[\^~>=v\s]*(\d+)/.exec(String(version.tailwindcss ?? '')) ?? []
    return names.some((name) => name.startsWith('@tailwindcss/')) || Number(major ?? 0) >= 4
  })

/** Throws if no conventions are known for a target. */
export function requireKnownTarget(target: string): void {
  const name = getTargetName(target)
  if (TARGET_NAMES.includes(name)) return
  const [suggestion] = TARGET_NAMES.filter((known) => {
    const [framework = known] = known.split('-')
    return (
      known.startsWith(name) || name.startsWith(framework) || nearest(name, [known, framework])[0]
    )
  })
  throw new OperationError('usage', `Unknown target "${target}".`, {
    hint: [
      ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
      `Targets: ${TARGET_NAMES.join(', ')}; add -tailwind for Tailwind v4, and -src to next for pages in src/.`,
    ].join(' '),
  })
}
