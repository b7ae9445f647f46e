import type { ComponentChildren } from 'preact'
import type { Health } from '../../index.ts'
import { Island } from '../islands.tsx'
import { rootOf } from '../view.ts'
import { Mark } from './mark.tsx'

/** The views that the header leads to. */
const NAVIGATION = [
  { folder: 'schema/', label: 'Schemas' },
  { folder: 'problem/', label: 'Problems' },
] as const

/** Where the page stands, and what fills it. */
export interface FrameProps {
  /** The file of the page, from which its links and its place in the navigation follow. */
  readonly path: string
  readonly health: Health
  readonly children: ComponentChildren
}

/** What every page has around its content: a way past the header, navigation, release. */
export const Frame = ({ path, health, children }: FrameProps) => (
  <>
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <Header path={path} />
    <main id="main" tabindex={-1}>
      {children}
    </main>
    <Footer root={rootOf(path)} health={health} />
  </>
)

const Header = ({ path }: { readonly path: string }) => (
  <header class="site-header">
    <a class="brand" href={rootOf(path)} aria-current={path === 'index.html' ? 'page' : undefined}>
      <Mark />
      svc
    </a>
    <nav class="site-nav" aria-label="Site">
      {NAVIGATION.map(({ folder, label }) => (
        <a key={folder} href={rootOf(path) + folder} aria-current={currentOf(path, folder)}>
          {label}
        </a>
      ))}
    </nav>
    <Island name="theme" props={{}} />
  </header>
)

function currentOf(path: string, folder: string): 'page' | 'true' | undefined {
  if (path === `${folder}index.html`) return 'page'
  return path.startsWith(folder) ? 'true' : undefined
}

const Footer = ({ root, health }: { readonly root: string; readonly health: Health }) => (
  <footer class="site-footer">
    <p>
      svc {health.version}, release <code>{health.release}</code>
    </p>
    <ul>
      <li>
        <a href={`${root}v1/health.json`}>Health</a>
      </li>
      <li>
        <a href={`${root}v1/schema.json`}>Catalog as JSON</a>
      </li>
    </ul>
  </footer>
)
