import { readSettingsFile } from '../config.ts'

/** A value that was detected in the project, or a default. */
export interface ProjectFact {
  readonly what: string
  readonly value: string
  /** Where the value was detected; undefined for a default. */
  readonly from?: string
}

/** Targets by the packages that indicate them, the most specific first. */
const TARGETS: readonly (readonly [target: string, packages: readonly string[]])[] = [
  ['next', ['next']],
  ['astro', ['astro']],
  ['sveltekit', ['@sveltejs/kit']],
  ['vue-vite', ['vue', 'vite']],
  ['react-vite', ['react', 'vite']],
]

/** The facts in the package file of a project. */
export interface PackageFacts {
  readonly target?: ProjectFact
  /** True if svc is a dependency of the project. */
  readonly isInstalled: boolean
}

/** Reads the package file of a project, if it has one. */
export async function readPackageFacts(root: string): Promise<PackageFacts> {
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const names = new Set(
    [value.dependencies, value.devDependencies].flatMap((group) => Object.keys(group ?? {})),
  )
  const match = TARGETS.find(([, packages]) => packages.every((name) => names.has(name)))
  const isInstalled = names.has('@svc/content')
  if (match === undefined) return { isInstalled }
  const [target, packages] = match
  const from = `package.json (${packages.join(', ')})`
  return { isInstalled, target: { what: 'target', value: target, from } }
}
