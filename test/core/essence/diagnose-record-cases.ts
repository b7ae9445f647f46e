import { AT, type Case, row } from './diagnose-case.ts'

const columns: readonly Case[] = [
  row('span-unknown')(
    'a width for no column',
    { [`${AT.columns}/span`]: { tabel: 3 } },
    `${AT.columns}/span/tabel`,
    {
      says: ['"orders/order-list"', '"tabel"'],
      suggestion: 'table',
      isMended: true,
    },
  ),
  row('breakpoint-order')(
    'widths out of order',
    { [`${AT.columns}/breakpoints/0/at`]: 'xl' },
    `${AT.columns}/breakpoints/1/at`,
    { says: ['"lg"', '"xl"'], isMended: true },
  ),
  row('breakpoint-order')(
    'one width twice',
    { [`${AT.columns}/breakpoints/0/at`]: 'lg' },
    `${AT.columns}/breakpoints/1/at`,
  ),
  row('breakpoint-columns-invalid')(
    'half a column',
    { [`${AT.columns}/breakpoints/1/cols`]: 1.5 },
    `${AT.columns}/breakpoints/1/cols`,
    { says: ['"orders/order-list"', '1.5'] },
  ),
  row('breakpoint-columns-invalid')(
    'no column',
    { [`${AT.columns}/breakpoints/0/cols`]: 0 },
    `${AT.columns}/breakpoints/0/cols`,
  ),
  row('breakpoint-unknown')(
    'a width of another name',
    { [`${AT.columns}/breakpoints/1/at`]: '3xl' },
    `${AT.columns}/breakpoints/1/at`,
    { says: ['"orders/order-list"', '"3xl"'], suggestion: '2xl' },
  ),
]

const references: readonly Case[] = [
  row('pattern-unknown')(
    'a misspelt pattern',
    { [`${AT.detail}/layout/0`]: 'detail-haeder' },
    `${AT.detail}/layout/0`,
    {
      says: ['"orders/order-detail"', '"detail-haeder"'],
      suggestion: 'detail-header',
      isMended: true,
    },
  ),
  row('pattern-unknown')(
    'a misspelt pattern in a column',
    { [`${AT.columns}/cols/0/pattern`]: 'data-tabel' },
    `${AT.columns}/cols/0/pattern`,
    { suggestion: 'data-table', isMended: true },
  ),
  row('preset-unknown')(
    'a misspelt preset',
    { [`${AT.columns}/cols/0/preset`]: 'selectible' },
    `${AT.columns}/cols/0/preset`,
    { says: ['"selectible"', '"data-table"'], suggestion: 'selectable', isMended: true },
  ),
  row('preset-unknown')(
    'a preset called like a method',
    { [`${AT.columns}/cols/0/preset`]: 'constructor' },
    `${AT.columns}/cols/0/preset`,
  ),
  row('shell-unknown')(
    'a misspelt shell of the blueprint',
    { '/blueprint/shell': 'sidebar-mian' },
    '/blueprint/shell',
    {
      says: ['blueprint', '"sidebar-mian"'],
      suggestion: 'sidebar-main',
      isMended: true,
    },
  ),
  row('shell-unknown')(
    'a misspelt shell of a section',
    { [`${AT.signIn}/shell`]: 'centred' },
    `${AT.signIn}/shell`,
    {
      says: ['"sign-in"', '"centred"'],
      suggestion: 'centered',
      isMended: true,
    },
  ),
  row('shell-unknown')(
    'an unknown shell of a page',
    { [`${AT.list}/shell_override`]: 'tabs' },
    `${AT.list}/shell_override`,
    {
      says: ['"orders/order-list"', '"tabs"'],
    },
  ),
  row('archetype-unknown')(
    'a misspelt archetype',
    { '/meta/archetype': 'order-admn' },
    '/meta/archetype',
    {
      says: ['"order-admn"'],
      suggestion: 'order-admin',
      isMended: true,
    },
  ),
  row('theme-unknown')(
    'a misspelt theme',
    { '/dna/theme/id': 'slaet', '/dna/color/palette': 'slate' },
    '/dna/theme/id',
    { says: ['"slaet"'], suggestion: 'slate', isMended: true },
  ),
]

const rest: readonly Case[] = [
  row('shape-unsupported')(
    'a shape that the theme lacks',
    { '/dna/theme/shape': 'pill' },
    '/dna/theme/shape',
    {
      says: ['"pill"', '"slate"'],
    },
  ),
  row('feature-unclaimed')(
    'a feature of no section',
    { '/blueprint/features/1': 'exports' },
    '/blueprint/features/1',
    { says: ['"exports"'], suggestion: 'export', isMended: true },
  ),
  row('dna-value-unknown')(
    'a word of no known meaning',
    { '/dna/motion/preference': 'subtel' },
    '/dna/motion/preference',
    {
      says: ['"motion.preference"', '"subtel"'],
      suggestion: 'subtle',
    },
  ),
  row('dna-value-unknown')(
    'a gap in another unit',
    { '/dna/spacing/content_gap': '22px' },
    '/dna/spacing/content_gap',
    {
      suggestion: '1.5rem',
    },
  ),
  row('dna-value-unknown')(
    'another ratio',
    { '/dna/typography/scale': '1.3' },
    '/dna/typography/scale',
    {
      suggestion: '1.333',
    },
  ),
  row('dna-value-unknown')(
    'another palette',
    { '/dna/color/palette': 'harbour' },
    '/dna/color/palette',
  ),
  row('target-unknown')('another framework', { '/meta/target': 'solid' }, '/meta/target', {
    says: ['"meta.target"', '"solid"'],
  }),
]

/** Columns, records and words: what can be found about them. */
export const RECORD_CASES: readonly Case[] = [...columns, ...references, ...rest]
