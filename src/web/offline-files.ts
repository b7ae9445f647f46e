import { CONTENT_TYPES } from '../index.ts'
import type { SiteData } from './site.ts'

/** The views that a person may turn to from any page; those of records are kept when they are read. */
const OFFLINE_PAGES = ['', 'search/', 'try/', 'showcase/', 'docs/', 'agents/', 'schema/', 'demo/']

/** What the service worker keeps of a release before anybody opens it. */
export const listOfflineFiles = (
  assets: { readonly files: readonly string[] },
  { health }: SiteData,
) => ({
  release: health.release,
  files: [
    ...OFFLINE_PAGES,
    ...CONTENT_TYPES.map((type) => `${type}/`),
    ...['theme.js', 'favicon.svg'],
    ...assets.files,
  ],
})
