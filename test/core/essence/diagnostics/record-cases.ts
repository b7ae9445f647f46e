import { type DiagnosticCase, layoutRow, POINTERS } from './case.ts'

const columns: readonly DiagnosticCase[] = [
  layoutRow('span-unknown')(
    'a width for no column',
    { [`${POINTERS.columns}/span`]: { tabel: 3 } },
    `${POINTERS.columns}/span/tabel`,
    {
      says: ['"orders/order-list"', '"tabel"'],
      suggestion: 'table',
      hasFix: true,
    },
  ),
  layoutRow('breakpoint-order')(
    'widths out of order',
    { [`${POINTERS.columns}/breakpoints/0/at`]: 'xl' },
    `${POINTERS.columns}/breakpoints/1/at`,
    { says: ['"lg"', '"xl"'], hasFix: true },
  ),
  layoutRow('breakpoint-order')(
    'one width twice',
    { [`${POINTERS.columns}/breakpoints/0/at`]: 'lg' },
    `${POINTERS.columns}/breakpoints/1/at`,
  ),
  layoutRow('breakpoint-columns-invalid')(
    'half a column',
    { [`${POINTERS.columns}/breakpoints/1/cols`]: 1.5 },
    `${POINTERS.columns}/breakpoints/1/cols`,
    { says: ['"orders/order-list"', '1.5'] },
  ),
  layoutRow('breakpoint-columns-invalid')(
    'no column',
    { [`${POINTERS.columns}/breakpoints/0/cols`]: 0 },
    `${POINTERS.columns}/breakpoints/0/cols`,
  ),
  layoutRow('breakpoint-unknown')(
    'a width of another name',
    { [`${POINTERS.columns}/breakpoints/1/at`]: '3xl' },
    `${POINTERS.columns}/breakpoints/1/at`,
    { says: ['"orders/order-list"', '"3xl"'], suggestion: '2xl' },
  ),
]

const references: readonly DiagnosticCase[] = [
  layoutRow('pattern-unknown')(
    'a misspelt pattern',
    { [`${POINTERS.detail}/layout/0`]: 'detail-haeder' },
    `${POINTERS.detail}/layout/0`,
    {
      says: ['"orders/order-detail"', '"detail-haeder"'],
      suggestion: 'detail-header',
      hasFix: true,
    },
  ),
  layoutRow('pattern-unknown')(
    'a misspelt pattern in a column',
    { [`${POINTERS.columns}/cols/0/pattern`]: 'data-tabel' },
    `${POINTERS.columns}/cols/0/pattern`,
    { suggestion: 'data-table', hasFix: true },
  ),
  layoutRow('preset-unknown')(
    'a misspelt preset',
    { [`${POINTERS.columns}/cols/0/preset`]: 'selectible' },
    `${POINTERS.columns}/cols/0/preset`,
    { says: ['"selectible"', '"data-table"'], suggestion: 'selectable', hasFix: true },
  ),
  layoutRow('preset-unknown')(
    'a preset called like a method',
    { [`${POINTERS.columns}/cols/0/preset`]: 'constructor' },
    `${POINTERS.columns}/cols/0/preset`,
  ),
  layoutRow('shell-unknown')(
    'a misspelt shell of the blueprint',
    { '/blueprint/shell': 'sidebar-mian' },
    '/blueprint/shell',
    {
      says: ['blueprint', '"sidebar-mian"'],
      suggestion: 'sidebar-main',
      hasFix: true,
    },
  ),
  layoutRow('shell-unknown')(
    'a misspelt shell of a section',
    { [`${POINTERS.signIn}/shell`]: 'centred' },
    `${POINTERS.signIn}/shell`,
    {
      says: ['"sign-in"', '"centred"'],
      suggestion: 'centered',
      hasFix: true,
    },
  ),
  layoutRow('shell-unknown')(
    'an unknown shell of a page',
    { [`${POINTERS.list}/shell_override`]: 'tabs' },
    `${POINTERS.list}/shell_override`,
    {
      says: ['"orders/order-list"', '"tabs"'],
    },
  ),
  layoutRow('archetype-unknown')(
    'a misspelt archetype',
    { '/meta/archetype': 'order-admn' },
    '/meta/archetype',
    {
      says: ['"order-admn"'],
      suggestion: 'order-admin',
      hasFix: true,
    },
  ),
  layoutRow('theme-unknown')(
    'a misspelt theme',
    { '/dna/theme/id': 'slaet', '/dna/color/palette': 'slate' },
    '/dna/theme/id',
    { says: ['"slaet"'], suggestion: 'slate', hasFix: true },
  ),
]

const rest: readonly DiagnosticCase[] = [
  layoutRow('shape-unsupported')(
    'a shape that the theme lacks',
    { '/dna/theme/shape': 'pill' },
    '/dna/theme/shape',
    {
      says: ['"pill"', '"slate"'],
    },
  ),
  layoutRow('feature-unclaimed')(
    'a feature of no section',
    { '/blueprint/features/1': 'exports' },
    '/blueprint/features/1',
    { says: ['"exports"'], suggestion: 'export', hasFix: true },
  ),
  layoutRow('dna-value-unknown')(
    'a word of no known meaning',
    { '/dna/motion/preference': 'subtel' },
    '/dna/motion/preference',
    {
      says: ['"motion.preference"', '"subtel"'],
      suggestion: 'subtle',
    },
  ),
  layoutRow('dna-value-unknown')(
    'a gap in another unit',
    { '/dna/spacing/content_gap': '22px' },
    '/dna/spacing/content_gap',
    {
      suggestion: '1.5rem',
    },
  ),
  layoutRow('dna-value-unknown')(
    'another ratio',
    { '/dna/typography/scale': '1.3' },
    '/dna/typography/scale',
    {
      suggestion: '1.333',
    },
  ),
  layoutRow('dna-value-unknown')(
    'another palette',
    { '/dna/color/palette': 'harbour' },
    '/dna/color/palette',
  ),
  layoutRow('target-unknown')('another framework', { '/meta/target': 'solid' }, '/meta/target', {
    says: ['"meta.target"', '"solid"'],
  }),
]

/** Columns, records and words: what can be found about them. */
export const RECORD_CASES: readonly DiagnosticCase[] = [...columns, ...references, ...rest]
