import type { ReactNode } from 'react'

const NAV = [
  ['/', 'Overview'],
  ['/records', 'Records'],
  ['/workspace', 'Workspace'],
] as const

const VIEWS = [
  ['/records', 'All'],
  ['/records?view=mine', 'Mine'],
] as const

const isOpen = (href: string): boolean => location.pathname + location.search === href

const Links = ({ items }: { items: readonly (readonly [href: string, label: string])[] }) => (
  <ul>
    {items.map(([href, label]) => (
      <li key={href}>
        <a href={href} aria-current={isOpen(href) ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

/** The frame of a page: skip link, header and navigation around `main#main`. */
export function Shell({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="shell" data-shell={id}>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <header data-region="header">Desk</header>
      <nav data-region="nav" aria-label="Product">
        <Links items={NAV} />
      </nav>
      {id === 'list-detail' && (
        <nav data-region="list" aria-label="Records in this view">
          <Links items={VIEWS} />
        </nav>
      )}
      <main data-region="main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
