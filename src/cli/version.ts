import { createRequire } from 'node:module'

/** Reads the version of the package. Loads nothing else, because `svc --version` must be fast. */
export function readVersion(): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)(
    '@svc/content/package.json',
  )
  return version
}
