import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { canonicalJson } from '../../src/core/json/canonical.ts'
import type { ShowcaseRun } from '../../src/site/showcase/showcase-run.ts'

/** A result without the times that it took, which are never the same. */
const withoutDurations = ({ build, smoke, ...rest }: ShowcaseShortlistEntry) => ({
  ...rest,
  build: { ...build, durationMs: 0 },
  smoke: { ...smoke, durationMs: 0 },
})

/** Whether two results of a site say the same. */
export const isSameResult = (a: ShowcaseShortlistEntry, b: ShowcaseShortlistEntry): boolean =>
  canonicalJson(withoutDurations(a)) === canonicalJson(withoutDurations(b))

/** Where a run found something else than what was kept, in words. */
export function compareRuns(now: ShowcaseRun, kept: ShowcaseRun | undefined): string[] {
  if (kept === undefined) return ['no run was kept; `npm run showcase` writes one']
  const slugs = new Set([...now.sites, ...kept.sites].map(({ slug }) => slug))
  return [...slugs].sort().flatMap((slug) => {
    const [mine, theirs] = [findSite(now, slug), findSite(kept, slug)]
    if (!mine.row || !mine.site) return [`${slug}: is kept and is no site any more`]
    if (!theirs.row || !theirs.site) return [`${slug}: was never verified`]
    return [
      ...(mine.site.files === theirs.site.files ? [] : [`${slug}: its files are others`]),
      ...(mine.site.inputs === theirs.site.inputs ? [] : [`${slug}: its records are others`]),
      ...(isSameResult(mine.row, theirs.row) ? [] : [`${slug}: its result is another`]),
    ]
  })
}

const findSite = ({ report, sites }: ShowcaseRun, slug: string) => ({
  row: report.results.find((one) => one.slug === slug),
  site: sites.find((one) => one.slug === slug),
})
