import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A link of the shell. */
export interface ShellLink {
  readonly href: string
  readonly label: string
  /** A second line or a count. */
  readonly note?: string
}

/** The names that a page gives to its shell. */
export interface ShellContent {
  /** The name of the product or workspace. */
  readonly brand?: string
  /** The links beside the page: saved views of a list, or the neighbors of a record. */
  readonly list?: readonly ShellLink[]
  /** The main action of a public site. */
  readonly action?: ShellLink
  /** The links in the bar of a public site. */
  readonly links?: readonly ShellLink[]
}

const PRODUCT_LINKS: readonly ShellLink[] = [
  { href: '/', label: 'Overview' },
  { href: '/records', label: 'Records' },
  { href: '/analytics', label: 'Reports' },
  { href: '/workspace/members', label: 'Members' },
  { href: '/workspace', label: 'Workspace' },
]

const VIEWS: readonly ShellLink[] = [
  { href: '/records', label: 'All' },
  { href: '/records?view=mine', label: 'Mine' },
  { href: '/records?view=blocked', label: 'Blocked' },
]

const SITE_LINKS: readonly ShellLink[] = [
  { href: '/blog', label: 'Blog' },
  { href: '/changelog', label: 'Changelog' },
]

const LEGAL_LINKS: readonly ShellLink[] = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/cookies', label: 'Cookies' },
]

/** True if a link leads to the open page, or to the section that it belongs to. */
function isCurrent(href: string, isSection: boolean): boolean {
  if (location.pathname + location.search === href) return true
  return isSection && href !== '/' && href !== '/workspace' && location.pathname.startsWith(href)
}

function Links({ items, isSection = false }: { items: readonly ShellLink[]; isSection?: boolean }) {
  return (
    <ul>
      {items.map(({ href, label, note }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent(href, isSection) ? 'page' : undefined}>
            <span>{label}</span>
            {note && <small>{note}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The button that opens the navigation on phones; Escape closes it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  const element = (
    <button
      ref={button}
      type="button"
      className="shell-menu"
      aria-expanded={isOpen}
      aria-controls="shell-nav"
      onClick={() => setOpen(!isOpen)}
    >
      Menu
    </button>
  )
  return { isOpen, element }
}

/** The frame of a page: skip link, header and navigation around `main#main`. */
export function Shell({
  id,
  content,
  children,
}: {
  readonly id: string
  readonly content: ShellContent
  readonly children: ReactNode
}) {
  const menu = useMenu()
  const brand = content.brand ?? 'Desk'
  const isSite = id === 'full-bleed' || id === 'top-nav-footer'
  const hasNav = id !== 'minimal-header'
  const nav = hasNav && (
    <nav id="shell-nav" aria-label={isSite ? 'Site' : 'Product'} data-open={menu.isOpen}>
      <Links items={isSite ? (content.links ?? SITE_LINKS) : PRODUCT_LINKS} isSection />
    </nav>
  )
  return (
    <div className="shell" data-shell={id}>
      <a className="shell-skip" href="#main">
        Skip to main content
      </a>
      <header>
        {hasNav && menu.element}
        <span className="shell-brand">{brand}</span>
        {isSite && nav}
        {isSite && content.action && (
          <a className="shell-action" href={content.action.href}>
            {content.action.label}
          </a>
        )}
        {!isSite && <a href={hasNav ? '/account' : '/login'}>{hasNav ? 'Account' : 'Sign out'}</a>}
      </header>
      {!isSite && nav}
      {id === 'list-detail' && (
        <nav className="shell-list" aria-label="Records in this view">
          <Links items={content.list ?? VIEWS} />
        </nav>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isSite && (
        <footer>
          <span>{brand}</span>
          <nav aria-label="Legal">
            <Links items={LEGAL_LINKS} />
          </nav>
        </footer>
      )}
    </div>
  )
}
