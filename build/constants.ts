import { readFileSync } from 'node:fs'

/** Reads the constants that the bundler writes into the modules of the package. */
export function readConstants(root: string): Readonly<Record<string, string>> {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  )
  return { PACKAGE_VERSION: JSON.stringify(version) }
}
