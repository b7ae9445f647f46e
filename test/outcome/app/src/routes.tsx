import type { Route } from './match-route.ts'

/** The pages of the app; each is a module under `pages/`. */
export const routes: readonly Route[] = []
