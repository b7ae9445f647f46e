import { CONTENT_TYPES } from '../index.ts'
import type { Site } from './site.ts'

/** The views that a person may turn to from any page; those of records are kept when they are read. */
const VIEWS = ['', 'search/', 'try/', 'showcase/', 'docs/', 'agents/', 'schema/', 'demo/']

/** What the service worker keeps of a release before anybody opens it. */
export const offlineFiles = (assets: { readonly files: readonly string[] }, { health }: Site) => ({
  release: health.release,
  files: [
    ...VIEWS,
    ...CONTENT_TYPES.map((type) => `${type}/`),
    ...['theme.js', 'favicon.svg'],
    ...assets.files,
  ],
})
