import type { PackContext } from './context.ts'
import type { ShellContract } from './frame.ts'

/** The shells that the app names, that of the scaffold first, each once. */
export const listShellIds = ({ shell, pages }: Pick<PackContext, 'shell' | 'pages'>): string[] => [
  ...new Set([shell, ...pages.flatMap((page) => [page.section.shell, page.shell])]),
]

/** The contracts of the shells of the app that have a record. */
export const listShellContracts = (context: PackContext): ShellContract[] =>
  listShellIds(context).flatMap((id) => context.getShellContract(id) ?? [])
