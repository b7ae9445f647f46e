import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ifExists } from '../../src/internal/node.ts'
import type { SourcePackage } from './packages.ts'

const execute = promisify(execFile)

/**
 * Returns the folder of a package at its fixed version. Downloads it unless the cache has it; no
 * script of the package is run.
 */
export async function fetchPackage(
  cache: string,
  { name, version }: Pick<SourcePackage, 'name' | 'version'>,
): Promise<string> {
  const folder = join(cache, `${name}@${version}`)
  if (await ifExists(stat(folder))) return folder
  await mkdir(dirname(folder), { recursive: true })
  const download = await mkdtemp(join(cache, 'download-'))
  try {
    const pack = ['pack', `${name}@${version}`, '--ignore-scripts', '--silent']
    const { stdout } = await execute('npm', [...pack, '--pack-destination', download])
    await execute('tar', ['-xzf', stdout.trim()], { cwd: download })
    // Renamed only when complete, so that an interrupted download is not taken for a package.
    await rename(join(download, 'package'), folder)
  } finally {
    await rm(download, { recursive: true, force: true })
  }
  return folder
}
