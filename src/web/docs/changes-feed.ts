import type { Client } from '../../index.ts'
import { pluralize } from '../../internal.ts'
import { escapeHtml } from '../html-document.ts'
import { findTypeBySingular } from '../ui/content-type-labels.ts'

/** The changes since the previous release. */
export type Changes = Awaited<ReturnType<Client['changes']>>

/** The path of the feed below the site root. */
export const CHANGES_FEED = 'changes.atom'

const PAGE = 'docs/changelog/'

// RFC 4151: identifiers that stay the same wherever the site is published.
const ID_PREFIX = 'tag:svc.example,2026:'

/**
 * Renders the Atom feed (RFC 4287) with one entry for the release. Its date is that of the release.
 * Links are absolute if the site knows its address; otherwise they are relative to the feed.
 */
export function renderChangesFeed(changes: Changes, siteUrl = ''): string {
  const { release, generated_at: date } = changes
  const updated = date.length === 10 ? `${date}T00:00:00Z` : date
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${ID_PREFIX}changes</id>
<title>svc: changes of the records</title>
<updated>${escapeHtml(updated)}</updated>
<author><name>svc</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(siteUrl + CHANGES_FEED)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(siteUrl + PAGE)}"/>
<entry>
<id>${ID_PREFIX}release/${escapeHtml(release)}</id>
<title>Release ${escapeHtml(release)}: ${escapeHtml(summarizeChanges(changes))}</title>
<updated>${escapeHtml(updated)}</updated>
<link rel="alternate" type="text/html" href="${escapeHtml(siteUrl + PAGE)}"/>
<content type="html">${escapeHtml(renderChangeList(changes, siteUrl))}</content>
</entry>
</feed>
`
}

const CHANGE_KINDS = ['added', 'updated', 'removed'] as const

/** Counts the changes, such as "2 records added, 1 record removed". */
export function summarizeChanges({ items }: Changes): string {
  const counts = CHANGE_KINDS.flatMap((kind) => {
    const { length } = items.filter(({ change }) => change === kind)
    return length === 0 ? [] : [`${pluralize(length, 'record')} ${kind}`]
  })
  return counts.length === 0 ? 'no changes' : counts.join(', ')
}

const renderChangeList = ({ items }: Changes, siteUrl: string): string =>
  `<ul>${items
    .map(({ type, slug, change }) => {
      const name = escapeHtml(slug)
      const href = escapeHtml(`${siteUrl}${findTypeBySingular(type)}/${slug}/`)
      const link = change === 'removed' ? name : `<a href="${href}">${name}</a>`
      return `<li>${change}: ${link} (${type})</li>`
    })
    .join('')}</ul>`
