export type { ManifestFile } from './api/documents.ts'
export type { AssembledContent, ContentRecord } from './core/content/assemble-content.ts'
export { assembleContent, createAssembler } from './core/content/assemble-content.ts'
export type { ContentPath } from './core/content/content-path.ts'
export {
  describeUnexpectedPath,
  isRecordFolder,
  parseContentPath,
} from './core/content/content-path.ts'
export type { ContentType } from './core/content/content-types.ts'
export { CONTENT_TYPES } from './core/content/content-types.ts'
export type { ContentFolder, ContentIssue } from './core/content/folder.ts'
export type { ContentHealthReportV1 as ContentReport } from './core/generated/types/content-health-report.v1.ts'
export { WORDS } from './core/generated/words.ts'
export { mapConcurrent } from './core/kernel/concurrency.ts'
export type { SizedCache } from './core/kernel/sized-cache.ts'
export { createSizedCache } from './core/kernel/sized-cache.ts'
export { checkContent } from './core/quality/check.ts'
export type { HealthFinding } from './core/quality/finding.ts'
export { STATE_NAMES } from './core/quality/record-format.ts'
export { createHealthReport } from './core/quality/report.ts'
export { findMissedQueries } from './core/search/missed-queries.ts'
export type { SiteFile, SiteOptions } from './site/build-site.ts'
export {
  buildSite,
  buildSiteFrom,
  checkRecordFileCount,
  streamSite,
  streamSiteFrom,
} from './site/build-site.ts'
export type { Corpus, CorpusInput } from './site/corpus.ts'
export { createCorpus } from './site/corpus.ts'
export { corpusClient, corpusSource } from './site/corpus-client.ts'
export { planDataModules } from './site/data-modules.ts'
export type { Host } from './site/hosts/host-files.ts'
export { HOSTS, hostFiles } from './site/hosts/host-files.ts'
export type { SitePart } from './site/optional-parts.ts'
export { SITE_PARTS } from './site/optional-parts.ts'
export type { FileContent, PlannedFile } from './site/planned-file.ts'
export { toText } from './site/planned-file.ts'
export type { ReleaseRecord } from './site/record-digests.ts'
export { readReleases, recordRelease } from './site/releases.ts'
export type { ShowcaseRun } from './site/showcase/showcase-run.ts'
export { readShowcaseRun } from './site/showcase/showcase-run.ts'
