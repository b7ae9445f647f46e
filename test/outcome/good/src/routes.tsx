import type { Route } from './match-route.ts'
import { Dashboard } from './pages/dashboard/dashboard.tsx'
import { General } from './pages/form/general.tsx'
import { List } from './pages/table/list.tsx'

/** The pages of the app; each is a module under `pages/`. */
export const routes: readonly Route[] = [
  { path: '/', shell: 'sidebar-main', Page: Dashboard },
  { path: '/records', shell: 'list-detail', Page: List },
  { path: '/workspace', shell: 'sidebar-main', Page: General },
]
