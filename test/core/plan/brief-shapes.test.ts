import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBrief } from '../../../src/core/plan/brief.ts'
import { essenceFromBrief } from '../../../src/core/plan/essence-from-brief.ts'
import { officialLookup } from '../../support/site/check-document.ts'

/** Briefs of different shapes, with the name and the pages that a person would read in them. */
const SHAPES: readonly (readonly [file: string, name: string, pages: readonly string[]])[] = [
  [
    'one-sentence',
    'Allotment holders share their surplus vegetables',
    ['/ Allotment holders share their surplus vegetables'],
  ],
  ['bullets', 'Tidemark', ['/ Beach', '/hire Hire', '/lost-property Lost property']],
  [
    'long-document',
    'Ledgerwell',
    ['/ Quarter', '/receipts Receipts', '/client-report Client report'],
  ],
  [
    'german-headings',
    'Speiche',
    ['/ Startseite', '/termin-buchen Termin buchen', '/auftraege Aufträge'],
  ],
  [
    'no-routes',
    'Community choir',
    ['/ Members', '/rehearsals Rehearsals', '/library Library', '/concert-planner Concert planner'],
  ],
  ['table', 'Parcel desk', ['/ Shelf', '/parcels/:id Hand over', '/moves Move-outs']],
  ['windows-line-ends', 'Kiln', ['/ Today', '/firings/new Book a firing', '/firings/:id Firing']],
  ['numbered', 'Food bank', ['/ Intake', '/packing Packing', '/pick-up Pick-up']],
  ['code-blocks', 'Hookline', ['/ Deliveries', '/endpoints/:id Endpoint']],
  [
    'very-long',
    'Harvest Row',
    ['/ Orders', '/growers/:id Grower', '/prices Prices', '/routes Vans', '/invoices Invoices'],
  ],
  ['german-home', 'Lernplatz', ['/ Startseite', '/lektion Lektion', '/ausbilder Ausbilder']],
  ['requirements', 'Parcel desk', ['/desk Desk', '/me Resident', '/report Report']],
  [
    'no-product',
    'AI note taker for therapists',
    [
      '/ Landing',
      '/sign-up Sign up',
      '/session-list Session list',
      '/session-note-editor Session note editor',
      '/billing Billing',
    ],
  ],
  [
    'table-only',
    'Untitled product',
    ['/ Map', '/stations/:id Station', '/session Session', '/receipts Receipts'],
  ],
  ['title-line', 'Recipe box', ['/ Recipe box']],
  [
    'french',
    'Mairie de Saint-Aubin',
    [
      '/ Accueil',
      "/demarches/carte-identite Renouveler une carte d'identité",
      '/signaler Signaler un problème dans la rue',
    ],
  ],
  ['fragment', 'Status page', ['/ Status']],
  ['features', 'Inventory tool', ['/ Inventory tool']],
]

/** The briefs of the outcome trials, in the same form. */
const PRODUCTS: typeof SHAPES = [
  ['bakery', 'Crumb & Rye', ['/ Home', '/box Put the first box together', '/account Account']],
  ['clinic', 'Fernhill', ['/ Today', '/patients/:id Patient', '/book Make an appointment']],
  ['energy', 'Brightmeter', ['/ Home', '/start Set-up', '/app This month']],
  ['handover', 'Elmcroft', ['/ Shift', '/residents/:id Resident', '/handover Handover']],
  ['repairs', 'Harbour Lane', ['/ Repairs', '/repairs/:id Repair', '/report Report a problem']],
  ['sailing', 'Skerry Sail', ['/ Home', '/courses/:id Course', '/book Book places']],
]

const CASES = [
  ...SHAPES.map((row) => ['briefs/', ...row] as const),
  ...PRODUCTS.map((row) => ['../../outcome/products/briefs/', ...row] as const),
]

test.each(CASES)(
  '%s%s has the name and the pages of the brief',
  async (folder, file, name, pages) => {
    const text = await readFile(new URL(`${folder}${file}.md`, import.meta.url), 'utf8')
    const brief = readBrief(text)
    expect(brief.name).toBe(name)
    expect(brief.pages.map(({ route, title }) => `${route} ${title}`)).toEqual(pages)
    const result = await essenceFromBrief(brief, officialLookup)
    expect(result.ok ? [] : result.issues).toEqual([])
    if (!result.ok) return
    const { sections } = result.value.blueprint
    expect(sections.flatMap((section) => section.pages)).toHaveLength(pages.length)
    // No id begins or ends in the middle of a phrase.
    for (const id of [...sections, ...brief.pages].map((item) => item.id)) {
      expect(id).not.toMatch(/(?:^|-)(?:an?|the|of|and|three|pages)(?:-|$)/)
    }
  },
)
