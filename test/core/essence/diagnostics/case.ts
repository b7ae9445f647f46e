import type { Edits } from './clean-essence.ts'

/** Edits of the clean essence, and the issue that they cause. */
export interface DiagnosticCase {
  readonly name: string
  readonly edits: Edits
  readonly code: string
  readonly pointer: string
  /** Texts that the message contains. */
  readonly mentions: readonly string[]
  readonly suggestion?: unknown
  /** True if the issue has a patch. */
  readonly hasFix?: boolean
}

/** Pointers into the clean essence. */
export const POINTERS = {
  orders: '/blueprint/sections/0',
  list: '/blueprint/sections/0/pages/0',
  columns: '/blueprint/sections/0/pages/0/layout/1',
  detail: '/blueprint/sections/0/pages/1',
  item: '/blueprint/sections/0/navigation_items/0',
  signIn: '/blueprint/sections/1',
  routes: '/blueprint/routes',
  keys: '/meta/navigation/hotkeys',
  palette: '/meta/navigation/command_palette',
} as const

/** Creates cases of a code. */
export const createCase =
  (code: string) =>
  (
    name: string,
    edits: Edits,
    pointer: string,
    rest: Partial<DiagnosticCase> = {},
  ): DiagnosticCase => ({
    name,
    edits,
    code,
    pointer,
    mentions: [],
    ...rest,
  })
