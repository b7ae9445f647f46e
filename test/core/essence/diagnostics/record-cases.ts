import { createCase, type DiagnosticCase, POINTERS } from './case.ts'

const columns: readonly DiagnosticCase[] = [
  createCase('span-unknown')(
    'a span of an unknown column',
    { [`${POINTERS.columns}/span`]: { tabel: 3 } },
    `${POINTERS.columns}/span/tabel`,
    {
      mentions: ['"orders/order-list"', '"tabel"'],
      suggestion: 'table',
      hasFix: true,
    },
  ),
  createCase('breakpoint-order')(
    'breakpoints out of order',
    { [`${POINTERS.columns}/breakpoints/0/at`]: 'xl' },
    `${POINTERS.columns}/breakpoints/1/at`,
    { mentions: ['"lg"', '"xl"'], hasFix: true },
  ),
  createCase('breakpoint-order')(
    'the same breakpoint twice',
    { [`${POINTERS.columns}/breakpoints/0/at`]: 'lg' },
    `${POINTERS.columns}/breakpoints/1/at`,
  ),
  createCase('breakpoint-columns-invalid')(
    'half a column',
    { [`${POINTERS.columns}/breakpoints/1/cols`]: 1.5 },
    `${POINTERS.columns}/breakpoints/1/cols`,
    { mentions: ['"orders/order-list"', '1.5'] },
  ),
  createCase('breakpoint-columns-invalid')(
    'zero columns',
    { [`${POINTERS.columns}/breakpoints/0/cols`]: 0 },
    `${POINTERS.columns}/breakpoints/0/cols`,
  ),
  createCase('breakpoint-unknown')(
    'an unknown breakpoint',
    { [`${POINTERS.columns}/breakpoints/1/at`]: '3xl' },
    `${POINTERS.columns}/breakpoints/1/at`,
    { mentions: ['"orders/order-list"', '"3xl"'], suggestion: '2xl' },
  ),
]

const briefs: readonly DiagnosticCase[] = [
  createCase('page-purpose-missing')(
    'a page without a purpose',
    { [`${POINTERS.detail}/directives`]: ['Primary action: Edit the order'] },
    POINTERS.detail,
    { mentions: ['Page "orders/order-detail" has no purpose.'] },
  ),
  createCase('page-purpose-missing')(
    'a purpose without its label',
    { [`${POINTERS.list}/directives/0`]: 'Dispatchers find the orders that wait.' },
    POINTERS.list,
  ),
  createCase('page-action-missing')(
    'a page without a primary action',
    { [`${POINTERS.detail}/directives`]: ['Purpose: Dispatchers check one order.'] },
    POINTERS.detail,
    { mentions: ['Page "orders/order-detail" has no primary action.'] },
  ),
  createCase('page-action-missing')(
    'a primary action without text',
    { [`${POINTERS.list}/directives/1`]: 'Primary action: ' },
    POINTERS.list,
  ),
]

const references: readonly DiagnosticCase[] = [
  createCase('pattern-unknown')(
    'a misspelled pattern',
    { [`${POINTERS.detail}/layout/0`]: 'detail-haeder' },
    `${POINTERS.detail}/layout/0`,
    {
      mentions: ['"orders/order-detail"', '"detail-haeder"'],
      suggestion: 'detail-header',
      hasFix: true,
    },
  ),
  createCase('pattern-unknown')(
    'a misspelled pattern in a column',
    { [`${POINTERS.columns}/cols/0/pattern`]: 'data-tabel' },
    `${POINTERS.columns}/cols/0/pattern`,
    { suggestion: 'data-table', hasFix: true },
  ),
  createCase('preset-unknown')(
    'a misspelled preset',
    { [`${POINTERS.columns}/cols/0/preset`]: 'selectible' },
    `${POINTERS.columns}/cols/0/preset`,
    { mentions: ['"selectible"', '"data-table"'], suggestion: 'selectable', hasFix: true },
  ),
  createCase('preset-unknown')(
    'a preset with the name of a method',
    { [`${POINTERS.columns}/cols/0/preset`]: 'constructor' },
    `${POINTERS.columns}/cols/0/preset`,
  ),
  createCase('shell-unknown')(
    'a misspelled shell of the blueprint',
    { '/blueprint/shell': 'sidebar-mian' },
    '/blueprint/shell',
    {
      mentions: ['blueprint', '"sidebar-mian"'],
      suggestion: 'sidebar-main',
      hasFix: true,
    },
  ),
  createCase('shell-unknown')(
    'a misspelled shell of a section',
    { [`${POINTERS.signIn}/shell`]: 'centred' },
    `${POINTERS.signIn}/shell`,
    {
      mentions: ['"sign-in"', '"centred"'],
      suggestion: 'centered',
      hasFix: true,
    },
  ),
  createCase('shell-unknown')(
    'an unknown shell of a page',
    { [`${POINTERS.list}/shell_override`]: 'tabs' },
    `${POINTERS.list}/shell_override`,
    {
      mentions: ['"orders/order-list"', '"tabs"'],
    },
  ),
  createCase('archetype-unknown')(
    'a misspelled archetype',
    { '/meta/archetype': 'order-admn' },
    '/meta/archetype',
    {
      mentions: ['"order-admn"'],
      suggestion: 'order-admin',
      hasFix: true,
    },
  ),
  createCase('theme-unknown')(
    'a misspelled theme',
    { '/dna/theme/id': 'slaet', '/dna/color/palette': 'slate' },
    '/dna/theme/id',
    { mentions: ['"slaet"'], suggestion: 'slate', hasFix: true },
  ),
]

const rest: readonly DiagnosticCase[] = [
  createCase('shape-unsupported')(
    'a shape that the theme does not support',
    { '/dna/theme/shape': 'pill' },
    '/dna/theme/shape',
    {
      mentions: ['"pill"', '"slate"'],
    },
  ),
  createCase('feature-unclaimed')(
    'a feature that no section provides',
    { '/blueprint/features/1': 'exports' },
    '/blueprint/features/1',
    { mentions: ['"exports"'], suggestion: 'export', hasFix: true },
  ),
  createCase('dna-value-unknown')(
    'an unknown value',
    { '/dna/motion/preference': 'subtel' },
    '/dna/motion/preference',
    {
      mentions: ['"motion.preference"', '"subtel"'],
      suggestion: 'subtle',
    },
  ),
  createCase('dna-value-unknown')(
    'a gap in another unit',
    { '/dna/spacing/content_gap': '22px' },
    '/dna/spacing/content_gap',
    {
      suggestion: '1.5rem',
    },
  ),
  createCase('dna-value-unknown')(
    'another ratio',
    { '/dna/typography/scale': '1.3' },
    '/dna/typography/scale',
    {
      suggestion: '1.333',
    },
  ),
  createCase('dna-value-unknown')(
    'another palette',
    { '/dna/color/palette': 'harbour' },
    '/dna/color/palette',
  ),
  ...[
    ['react', 'React with Vite', 'react-vite'],
    ['vue', 'Vue with Vite', 'vue-vite'],
    ['svelte', 'SvelteKit', 'sveltekit'],
  ].map(([target = '', title = '', suggestion]) =>
    createCase('target-unknown')(
      `another name of a target: ${target}`,
      { '/meta/target': target },
      '/meta/target',
      { mentions: [`"${target}"`, title], suggestion },
    ),
  ),
  createCase('target-unknown')('another framework', { '/meta/target': 'solid' }, '/meta/target', {
    mentions: ['"meta.target"', '"solid"'],
  }),
]

/** Columns, briefs, records and words: what can be found about them. */
export const RECORD_CASES: readonly DiagnosticCase[] = [
  ...columns,
  ...briefs,
  ...references,
  ...rest,
]
