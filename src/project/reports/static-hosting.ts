import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import type { ReportHosting } from '../../internal/verify.ts'
import { asObject, asString } from '../../internal.ts'
import { readSettingsFile } from '../folder/config.ts'
import { readFoundText } from '../folder/files.ts'

const WORKFLOWS = '.github/workflows'
const DEPLOYS_PAGES = /\b(?:actions\/deploy-pages|peaceiris\/actions-gh-pages|gh-pages)\b/
const GITHUB_URL = /github(?:\.com[/:]|:)([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:[#/].*)?$/

/** Reads where a project is published, and which of its files show that GitHub Pages serves it. */
export async function readHosting(root: string): Promise<ReportHosting> {
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const homepage = asString(value.homepage) ?? null
  const repository = asString(asObject(value.repository).url) ?? asString(value.repository)
  const [, owner, repo] = GITHUB_URL.exec(repository ?? '') ?? []
  return {
    homepage,
    repository:
      owner === undefined || repo === undefined
        ? null
        : { owner, repo, url: `https://github.com/${owner}/${repo}` },
    pagesEvidence: [
      ...(/^https?:\/\/[\w-]+\.github\.io(?:\/|$)/.test(homepage ?? '')
        ? ['package.json: the homepage is on github.io.']
        : []),
      ...(Object.hasOwn(
        { ...asObject(value.dependencies), ...asObject(value.devDependencies) },
        'gh-pages',
      )
        ? ['package.json: gh-pages is a dependency.']
        : []),
      ...(await listDeployments(root)),
    ],
  }
}

async function listDeployments(root: string): Promise<string[]> {
  const names = ((await ifExists(readdir(join(root, WORKFLOWS)))) ?? []).sort()
  const found: string[] = []
  for (const name of names.filter((file) => /\.ya?ml$/.test(file))) {
    const text = (await readFoundText(root, join(WORKFLOWS, name))) ?? ''
    if (DEPLOYS_PAGES.test(text)) found.push(`${WORKFLOWS}/${name}: deploys to GitHub Pages.`)
  }
  return found
}
