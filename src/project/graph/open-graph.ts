import { basename } from 'node:path'
import { lookupFrom } from '../../index.ts'
import { sha256 } from '../../internal/node.ts'
import { createProjectGraph, type ProjectGraph, type SourceFinding } from '../../internal/verify.ts'
import { readFramework } from '../detect/framework.ts'
import { readImportAliases } from '../detect/import-aliases.ts'
import { readPackages } from '../detect/workspace.ts'
import type { Environment } from '../environment.ts'
import type { Project } from '../folder/project.ts'
import { openContent } from '../registry/content.ts'
import { hashText, type ReadProject } from '../verify/verify-project.ts'

/** Returns the name of a project in reports: that of its package, or of its folder. */
export const getProjectId = async ({ root }: Project): Promise<string> =>
  (await readFramework(root)).packageName ?? basename(root)

/** Creates the graph of a project that was read. */
export async function openGraph(
  environment: Environment,
  { project, snapshot, contractHash }: ReadProject,
  findings: readonly SourceFinding[] = [],
): Promise<ProjectGraph> {
  const { client } = await openContent(environment, project)
  const aliases = await readImportAliases(project.root, await readPackages(project.root))
  const { contract, files } = snapshot
  return createProjectGraph(
    {
      projectId: await getProjectId(project),
      contract: contract && { ...contract, hash: contractHash },
      lookup: lookupFrom(client),
      source: {
        snapshot,
        hashes: Object.fromEntries(files.map(({ path, text }) => [path, hashText(text)])),
        resolveAlias: aliases.toFolder,
      },
      findings,
    },
    sha256,
  )
}
