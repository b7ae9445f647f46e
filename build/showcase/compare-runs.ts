import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { canonicalJson } from '../../src/core/kernel/json/canonical.ts'
import type { ShowcaseRun } from '../../src/site/showcase/showcase-run.ts'

/** Removes the durations from a result, because they differ in every run. */
const withoutDurations = ({ build, smoke, ...rest }: ShowcaseShortlistEntry) => ({
  ...rest,
  build: { ...build, durationMs: 0 },
  smoke: { ...smoke, durationMs: 0 },
})

/** True if two results of a site differ in their durations at most. */
export const isSameResult = (a: ShowcaseShortlistEntry, b: ShowcaseShortlistEntry): boolean =>
  canonicalJson(withoutDurations(a)) === canonicalJson(withoutDurations(b))

/** Describes the differences between a run and the stored run. */
export function compareRuns(current: ShowcaseRun, stored: ShowcaseRun | undefined): string[] {
  if (stored === undefined) return ['there is no stored run; `npm run showcase` writes one']
  const slugs = new Set([...current.sites, ...stored.sites].map(({ slug }) => slug))
  return [...slugs].sort().flatMap((slug) => {
    const [now, before] = [findSite(current, slug), findSite(stored, slug)]
    if (!now.row || !now.site) return [`${slug}: the site no longer exists`]
    if (!before.row || !before.site) return [`${slug}: the site was never verified`]
    return [
      ...(now.site.files === before.site.files ? [] : [`${slug}: the files changed`]),
      ...(now.site.inputs === before.site.inputs ? [] : [`${slug}: the records changed`]),
      ...(isSameResult(now.row, before.row) ? [] : [`${slug}: the result changed`]),
    ]
  })
}

const findSite = ({ report, sites }: ShowcaseRun, slug: string) => ({
  row: report.results.find((result) => result.slug === slug),
  site: sites.find((other) => other.slug === slug),
})
