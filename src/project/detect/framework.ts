import { asObject } from '../../internal.ts'
import { readSettingsFile } from '../folder/config.ts'

/** The framework of a project and what decides where its routes are. */
export interface Framework {
  /** The name of the framework; null if the package file names none that we know. */
  readonly name: string | null
  /** The packages that indicate it. */
  readonly packages: readonly string[]
  /** The package that defines routes in code, if there is one. */
  readonly router: string | null
  /** The name of the project's package. */
  readonly packageName: string | null
}

/** Frameworks by the package that indicates them, the most specific first. */
const FRAMEWORKS: readonly (readonly [package_: string, name: string])[] = [
  ['next', 'next'],
  ['nuxt', 'nuxt'],
  ['@sveltejs/kit', 'sveltekit'],
  ['astro', 'astro'],
  ['@remix-run/react', 'remix'],
  ['@react-router/dev', 'react-router'],
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['solid-js', 'solid'],
  ['preact', 'preact'],
  ['react', 'react'],
]

const ROUTERS = [
  ...['react-router', 'react-router-dom', '@tanstack/react-router', 'wouter', 'preact-iso'],
  ...['vue-router', 'svelte-routing', 'svelte-spa-router', '@solidjs/router'],
]

/** Names that packages with routes usually have: `found-router`, `vite-plugin-pages`. */
const ROUTER_NAME = /rout(?:er|es|ing)|(?:^|[-/])(?:pages|vike|navaid|navi|page)$/

/** Reads the framework from the package file of a project. */
export async function readFramework(root: string): Promise<Framework> {
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const names = new Set(
    [value.dependencies, value.devDependencies].flatMap((group) => Object.keys(asObject(group))),
  )
  const match = FRAMEWORKS.find(([name]) => names.has(name))
  return {
    name: match?.[1] ?? null,
    packages: match ? [match[0], ...(names.has('vite') ? ['vite'] : [])] : [],
    router:
      ROUTERS.find((name) => names.has(name)) ??
      [...names].find((name) => ROUTER_NAME.test(name)) ??
      null,
    packageName: typeof value.name === 'string' ? value.name : null,
  }
}
