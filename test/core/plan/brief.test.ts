import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBrief } from '../../../src/core/plan/brief.ts'

const BAKERY = `# Build three pages of a product

Crumb & Rye is a bakery in Leeds that delivers bread by bicycle.

1. \`/\` the public home page: what comes in the box, price, start.
2. \`/box\`: put together the first box: which breads, day and place.
3. \`/orders/:id\` (sample \`/orders/412\`): one order: what was charged.
`

const outline = (text: string) =>
  readBrief(text).pages.map(({ id, title, route, kind }) => [id, title, route, kind])

describe('pages', () => {
  test('are the items with a route, with titles in the words of the brief', () => {
    expect(outline(BAKERY)).toEqual([
      ['home', 'Home', '/', 'public'],
      ['box', 'Put together the first box', '/box', 'flow'],
      ['order', 'Order', '/orders/:id', 'app'],
    ])
    const { name, about, locale, pages } = readBrief(BAKERY)
    expect(name).toBe('Crumb & Rye')
    expect(about).toEqual(['Crumb & Rye is a bakery in Leeds that delivers bread by bicycle.'])
    expect(locale).toBe('en-GB, GBP, metric')
    expect(pages[1]?.source).toBe('put together the first box: which breads, day and place.')
  })

  test('are the headings of pages, if nothing has a route', () => {
    const text =
      '# Product brief: Trailhead\n\n## Overview\nTrailhead rents bikes.\n\n## Fleet page\nWhich bikes are out.\n\n## Rental page\nPick a bike.\n### Details\n- size\n\n## Requirements\n1. Fast'
    expect(outline(text)).toEqual([
      ['fleet', 'Fleet', '/', 'app'],
      ['rental', 'Rental', '/rental', 'app'],
    ])
    const { name, about, pages } = readBrief(text)
    expect(name).toBe('Trailhead')
    expect(about).toEqual(['Trailhead rents bikes.', 'Fast'])
    expect(pages[1]?.source).toBe('Rental page: Pick a bike. Details size')
  })

  test('are the items below a heading of pages, in German too', () => {
    const text =
      '# Projektbeschreibung\n\nDie Bäckerei "Kornblume" liefert in Köln, und der Kunde zahlt mit Karte.\n\n## Seiten\n1. Startseite: was es gibt\n2. Bestellen: Brote wählen\n\n## Technik\n- React'
    expect(outline(text)).toEqual([
      ['startseite', 'Startseite', '/', 'public'],
      ['bestellen', 'Bestellen', '/bestellen', 'app'],
    ])
    expect(readBrief(text).name).toBe('Kornblume')
    expect(readBrief(text).locale).toBe('de-DE, EUR, metric')
  })

  test('keep the heading that groups them, and routes in any notation', () => {
    const text =
      'Northgate Library\n=================\nA library.\n\n## Public site\n- **Home** (`/`): opening hours\n\n## Staff\n- **Desk** (`/desk`): loans 24/7 and/or weekends\n- **Member** (`/members/[id]`) one member'
    expect(
      readBrief(text).pages.map(({ route, group, isPublic }) => [route, group, isPublic]),
    ).toEqual([
      ['/', 'Public site', true],
      ['/desk', 'Staff', false],
      ['/members/:id', 'Staff', false],
    ])
  })

  test.each([
    ['A dashboard for tracking my houseplants.', 'Dashboard for tracking my houseplants'],
    ['I want an app where people can share recipes', 'People can share recipes'],
    ['- track hours\n- invoices\n- who has not paid', 'Track hours'],
  ])('of a brief without pages are one: %s', (text, name) => {
    const brief = readBrief(text)
    expect(brief.name).toBe(name)
    expect(brief.pages.map(({ route, title }) => [route, title])).toEqual([['/', name]])
  })
})

test('any text has pages with unique ids and routes, and never more pages than lines', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '# A',
      '## Pages',
      '1. x: y',
      '- `/a`: b',
      '2. /b c',
      '```',
      '---',
      '===',
      '> q',
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { pages, name } = readBrief(lines.join('\n'))
      expect(name).not.toBe('')
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.length).toBeLessThanOrEqual(Math.max(1, lines.join('\n').split(/[\r\n]/).length))
      expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
      for (const { id } of pages) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    }),
  )
})
