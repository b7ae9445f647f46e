import type { Route } from './match-route.ts'
/** The pages of the app; each is a module under `pages/`. */
export declare const routes: readonly Route[]
