import type { View } from '../view.ts'
import { SiteLinks } from './site-layout.tsx'

/** The path of the page that the service worker shows in place of pages that are not cached. */
export const OFFLINE_PAGE = 'offline/index.html'

/** Creates the page for addresses that were not saved for offline reading. */
export const offlineView = (): View => ({
  path: OFFLINE_PAGE,
  title: 'You are offline · svc',
  description:
    'This page was not saved for offline reading. Saved pages and the search still work.',
  main: (
    <div class="title">
      <p class="name">Offline</p>
      <h1>This page is not available offline</h1>
      <p>
        Pages that you have opened before, these lists and the search still work. Reload the page
        when you are connected again.
      </p>
      <SiteLinks root="../" />
    </div>
  ),
})
