import type { Context } from './context.ts'
import type { Frame } from './frame.ts'

/** The shells that the app names, that of the scaffold first, each once. */
export const shellIdsOf = ({ shell, pages }: Pick<Context, 'shell' | 'pages'>): string[] => [
  ...new Set([shell, ...pages.flatMap((page) => [page.section.shell, page.shell])]),
]

/** The contracts of the shells of the app that have a record. */
export const framesOf = (context: Context): Frame[] =>
  shellIdsOf(context).flatMap((id) => context.frame(id) ?? [])
