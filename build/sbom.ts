import { readFileSync } from 'node:fs'
import { listPackageFolders } from './third-party-notices.ts'

/** The bill of materials of the package, in the format of CycloneDX. */
export const SBOM_FILE = 'sbom.cdx.json'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Lists what the package consists of: every bundled package, and those that npm installs with it.
 * It has no time and no serial number, so the same build gives the same file.
 * https://cyclonedx.org/docs/1.6/json/
 */
export function createSbom(root: string, moduleIds: Iterable<string>) {
  const manifest: Manifest = readJson(`${root}package.json`)
  const { packages }: { packages: Record<string, { integrity?: string }> } = readJson(
    `${root}package-lock.json`,
  )
  const toPart = (folder: string, scope: Scope) => {
    const { integrity } = packages[folder.slice(root.length)] ?? {}
    return { ...toComponent(readJson(`${folder}/package.json`), integrity), scope }
  }
  const installed = { ...manifest.dependencies, ...manifest.optionalDependencies }
  const scopes = new Map<string, Scope>([
    ...listPackageFolders(root, moduleIds).map((folder) => [folder, 'required'] as const),
    ...Object.keys(installed).map((name): [string, Scope] => [
      `${root}node_modules/${name}`,
      manifest.optionalDependencies?.[name] ? 'optional' : 'required',
    ]),
  ])
  const components = [...scopes].map(([folder, scope]) => toPart(folder, scope))
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]))
  const refs = [...byRef.keys()].sort()
  const component = toComponent(manifest)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components: refs.map((ref) => byRef.get(ref)),
    dependencies: [{ ref: component['bom-ref'], dependsOn: refs }],
  }
}

type Scope = 'required' | 'optional'

/** Describes a package. The hash is that of its archive in the registry, as the lock file has it. */
function toComponent({ name, version, license }: Manifest, integrity?: string) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ expression: license }],
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}
