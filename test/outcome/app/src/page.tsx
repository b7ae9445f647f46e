import type { ShellContent } from './shell.tsx'
import './page.css'

/** The names that the shell shows; all are optional. */
export const shell: ShellContent = { brand: 'Desk' }

/** The content of `main`. */
export function Page(_: { readonly params: Readonly<Record<string, string>> }) {
  return <h1>Replace this page</h1>
}
