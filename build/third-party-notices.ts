import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { ICON_PACKAGE } from './codegen/icon-paths.ts'

/** The file with the licenses of all bundled packages, in the package and in the site. */
export const NOTICES_FILE = 'third-party-notices.txt'

/** The ids of all bundled modules, next to the bundles. */
export const MODULE_IDS_FILE = 'module-ids.json'

/**
 * Packages whose content is copied into generated source files, which the bundler cannot know: the
 * icons, and the templates of the validators.
 */
export const COPIED_PACKAGES = ['ajv', ICON_PACKAGE]

/** Environments whose code is not published. */
const UNPUBLISHED = ['views']

/** Collects the ids of the modules in all published bundles. */
export function createModuleCollector(): { readonly plugin: Plugin; readonly ids: Set<string> } {
  const ids = new Set<string>()
  const plugin: Plugin = {
    name: 'svc-module-ids',
    generateBundle(_options, bundle) {
      if (UNPUBLISHED.includes(this.environment.name)) return
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') for (const id of output.moduleIds) ids.add(id)
      }
    },
  }
  return { plugin, ids }
}

/** Matches the name of a package in the path of a module, at the innermost `node_modules`. */
const PACKAGE_PATH = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/** Matches the name of a package in the id of a module that a bundler adds, such as its run time. */
const VIRTUAL_ID = /^\0((?:@[^/]+\/)?[^/:?]+)\//

/** Returns the folders of the packages that modules come from, sorted by name. */
export function listPackageFolders(root: string, moduleIds: Iterable<string>): string[] {
  const folders = new Set(COPIED_PACKAGES.map((name) => `${root}node_modules/${name}`))
  for (const id of moduleIds) {
    const [path, name] = PACKAGE_PATH.exec(id) ?? []
    const [, virtualName] = VIRTUAL_ID.exec(id) ?? []
    if (path !== undefined && name !== undefined) folders.add(path.slice(0, -1))
    else if (virtualName !== undefined) addIfPackage(folders, `${root}node_modules/${virtualName}`)
  }
  return [...folders].sort()
}

function addIfPackage(folders: Set<string>, folder: string): void {
  if (existsSync(`${folder}/package.json`)) folders.add(folder)
}

interface Notice {
  readonly title: string
  readonly text: string
}

/** Renders the licenses of the packages that modules come from. */
export function renderNotices(root: string, moduleIds: Iterable<string>): string {
  const notices = listPackageFolders(root, moduleIds).map(readNotice)
  const titlesByText = new Map<string, Set<string>>()
  for (const { title, text } of notices.sort((a, b) => (a.title < b.title ? -1 : 1))) {
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title))
  }
  const sections = [...titlesByText].map(([text, titles]) =>
    [SEPARATOR, ...titles, SEPARATOR, '', text, ''].join('\n'),
  )
  return [INTRODUCTION, ...sections].join('\n')
}

const SEPARATOR = '-'.repeat(72)

const INTRODUCTION = 'This software includes code of the following packages.\n'

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** The licenses of what a tool itself bundles, which its run time in our bundles does not contain. */
const BUNDLED_LICENSES = /^# Licenses of bundled dependencies$[\s\S]*/m

/** Reads the license of a package. Throws if it has none, because it must not be published then. */
function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file))
  const texts = files
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replace(BUNDLED_LICENSES, '').trim())
  if (typeof license !== 'string') {
    throw new Error(`${name} ${version} is bundled, but its package.json names no license.`)
  }
  const text = texts.join('\n\n') || `The package has no license file. Its license is ${license}.`
  return { title: `${name} ${version} (${license})`, text: text.replaceAll('\r\n', '\n') }
}
