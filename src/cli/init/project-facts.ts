import { readSettingsFile } from '../config.ts'

/** Something that was taken from the project, or chosen where nobody said anything. */
export interface ProjectFact {
  readonly what: string
  readonly value: string
  /** Where it was taken from; absent where it is a default. */
  readonly from?: string
}

/** Targets by the packages that show them, the most telling first. */
const TARGETS: readonly (readonly [target: string, packages: readonly string[]])[] = [
  ['next', ['next']],
  ['astro', ['astro']],
  ['sveltekit', ['@sveltejs/kit']],
  ['vue-vite', ['vue', 'vite']],
  ['react-vite', ['react', 'vite']],
]

/** What the package file of a project tells. */
export interface PackageFacts {
  readonly target?: ProjectFact
  /** Whether the command is installed in the project. */
  readonly isInstalled: boolean
}

/** Reads the package file of a project, where it has one. */
export async function readPackageFacts(root: string): Promise<PackageFacts> {
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const names = new Set(
    [value.dependencies, value.devDependencies].flatMap((group) => Object.keys(group ?? {})),
  )
  const found = TARGETS.find(([, packages]) => packages.every((name) => names.has(name)))
  const isInstalled = names.has('@svc/content')
  if (found === undefined) return { isInstalled }
  const [target, packages] = found
  const from = `package.json (${packages.join(', ')})`
  return { isInstalled, target: { what: 'target', value: target, from } }
}
