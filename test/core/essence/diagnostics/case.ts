import type { Edits } from './clean-essence.ts'

/** Changes to the clean essence, and the one issue that they lead to. */
export interface DiagnosticCase {
  readonly name: string
  readonly edits: Edits
  readonly code: string
  readonly pointer: string
  /** What the message names. */
  readonly says: readonly string[]
  readonly suggestion?: unknown
  /** Whether a patch mends it. */
  readonly hasFix?: boolean
}

/** Where the parts of the clean essence stand. */
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

/** A case of a code: its name, what is changed, and where the issue is. */
export const layoutRow =
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
    says: [],
    ...rest,
  })
