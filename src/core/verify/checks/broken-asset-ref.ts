import { nearest } from '../../kernel/nearest.ts'
import { findBuiltFile, listBuiltReferences } from '../built-references.ts'
import type { ProjectCheck } from '../check.ts'

/** Finds references of built pages and style sheets to files that were not built. */
export const brokenAssetRef: ProjectCheck = {
  code: 'DIST001',
  check: 'broken-asset-ref',
  family: 'build',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a built page refers to a missing file',
  needs: 'built',
  scope: 'project',
  *run(snapshot) {
    const paths = (snapshot.built ?? []).map(({ path }) => path)
    const files = new Set(paths)
    for (const { from, url, range, target } of listBuiltReferences(snapshot)) {
      if (findBuiltFile(files, target) !== undefined) continue
      const [similar] = nearest(target, paths)
      yield {
        file: from.path,
        range,
        message: `${url} does not exist in the built site.${similar ? ` Did you mean ${similar}?` : ''}`,
        confidence: 'certain',
        anchor: `reference ${url}`,
        repair: {
          kind: 'manual',
          title: `Correct the path of ${url}, or copy the file into the build.`,
          steps: [
            `The address leads to ${target}, which the build did not write.`,
            'Change it in the source, or put the file where the build copies static files from.',
          ],
          autofix: 'none',
        },
      }
    }
  },
}
