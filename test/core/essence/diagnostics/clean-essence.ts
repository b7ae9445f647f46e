import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import type { Issue } from '../../../../src/core/kernel/finding.ts'
import {
  createFixtureLookup,
  type Records,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'

/** Edits of a document: the new value at each pointer. */
export type Edits = Readonly<Record<string, unknown>>

const createBrief = (purpose: string, action: string): string[] => [
  `Purpose: ${purpose}`,
  `Primary action: ${action}`,
]

/** An essence without issues that uses the fixture corpus. */
export const cleanEssence: Essence = {
  version: '4.0.0',
  dna: {
    theme: { id: 'slate', mode: 'auto', shape: 'sharp' },
    spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '1rem' },
    typography: { scale: '1.2', heading_weight: 600, body_weight: 400 },
    color: { palette: 'slate', accent_count: 1, cvd_preference: 'none' },
    radius: { philosophy: 'sharp', base: 3 },
    elevation: { system: 'levels', max_levels: 2 },
    motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
    accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
    personality: ['exact'],
  },
  blueprint: {
    shell: 'sidebar-main',
    sections: [
      {
        id: 'orders',
        role: 'primary',
        shell: 'sidebar-main',
        features: ['search', 'export'],
        description: 'Dispatchers find an order and move it on.',
        pages: [
          {
            id: 'order-list',
            route: '/orders',
            layout: [
              { pattern: 'filter-bar', as: 'filters' },
              {
                cols: [
                  { pattern: 'data-table', preset: 'selectable', as: 'table' },
                  'activity-feed',
                ],
                span: { table: 3, 'activity-feed': 1 },
                breakpoints: [
                  { at: 'sm', cols: 1 },
                  { at: 'lg', cols: 2 },
                ],
              },
            ],
            directives: createBrief('Dispatchers find the orders that wait.', 'Ship an order'),
          },
          {
            id: 'order-detail',
            route: '/orders/:id',
            layout: ['detail-header'],
            directives: createBrief('Dispatchers check one order.', 'Edit the order'),
          },
        ],
        navigation_items: [
          { label: 'Orders', route: '/orders', hotkey: 'g o', active_match: '/orders' },
        ],
      },
      {
        id: 'sign-in',
        role: 'gateway',
        shell: 'centered',
        features: ['single-sign-on'],
        description: 'Staff sign in.',
        pages: [
          {
            id: 'login',
            layout: [{ pattern: 'auth-form', preset: 'login' }],
            directives: createBrief('Staff start their day here.', 'Sign in'),
          },
        ],
      },
    ],
    features: ['search', 'export', 'single-sign-on'],
    routes: {
      '/': { section: 'orders', page: 'order-list' },
      '/orders': { section: 'orders', page: 'order-list' },
      '/login': { section: 'sign-in', page: 'login' },
    },
  },
  meta: {
    archetype: 'order-admin',
    target: 'react-vite',
    platform: { type: 'spa', routing: 'history' },
    guard: { mode: 'guided', dna_enforcement: 'error', blueprint_enforcement: 'warn' },
    navigation: {
      hotkeys: [
        { key: 'g o', label: 'Go to orders', route: '/orders' },
        { key: 'n', label: 'New order', action: 'create-order' },
      ],
      command_palette: {
        trigger: 'Cmd+K',
        commands: [
          { id: 'go-orders', label: 'Go to orders', hotkey: 'g o', route: '/orders' },
          { id: 'create-order', label: 'New order', hotkey: 'n', action: 'create-order' },
        ],
      },
    },
  },
}

/** The clean essence with the changes. */
export const editEssence = (edits: Edits): Essence =>
  Object.entries(edits).reduce<unknown>(
    (document, [pointer, value]) => setAtPointer(document, pointer, value),
    cleanEssence,
  ) as Essence

const RECORDS = readFixtureRecords()

/** What is found in an essence over the fixture corpus, some of its types replaced. */
export const diagnoseFixture = (essence: Essence, records: Partial<Records> = {}) =>
  diagnoseEssence(essence, createFixtureLookup({ ...RECORDS, ...records }))

/** Code and place of each issue. */
export const formatIssues = (issues: readonly Issue[]): string[] =>
  issues.map(({ code, pointer }) => `${code} ${pointer}`)
