import fc from 'fast-check'

const UNUSUAL_NAMES = [
  '__proto__',
  'constructor',
  'a/b~c',
  '42',
  ' ',
  'Ünï',
  '/',
  '\ud800',
] as const

/** A usual name, or occasionally a name that breaks careless code. */
const arbitraryName = (...usual: string[]) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...UNUSUAL_NAMES) },
  )

const arbitraryList = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })

const optional = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [] })

/** A value of any JSON type where a record may hold anything. */
const arbitraryValue = fc.constantFrom<unknown[]>(
  null,
  true,
  0,
  '',
  'inherit',
  [],
  [1, '', 'hero', null, { cols: 3 }, { pattern: 1 }, { cols: ['hero', {}, 'top'], span: [] }],
  {},
  { mode: 1, effects: { blur: 'none', glow: 2 } },
  JSON.parse('{"__proto__": "x", "constructor": {"shell": 1}}'),
)

const pattern = fc.oneof(
  arbitraryName('hero', 'data-table', 'top'),
  fc.record(
    { pattern: arbitraryName('hero'), preset: arbitraryName('split'), as: arbitraryName('top') },
    { requiredKeys: ['pattern'] },
  ),
)

const columns = fc.record(
  {
    cols: arbitraryList(pattern),
    at: arbitraryName('lg', 'wide'),
    span: fc.dictionary(arbitraryName('top', 'hero'), fc.nat(3)),
    breakpoints: arbitraryList(
      fc.record({ at: arbitraryName('lg', 'sm', 'wide'), cols: fc.nat(2) }),
    ),
  },
  { requiredKeys: ['cols'] },
)

const layout = fc.array(fc.oneof(pattern, columns), { minLength: 1, maxLength: 3 })
const shell = arbitraryName('inherit', 'centered', 'sidebar-main')
const pageId = arbitraryName('list', 'detail', 'home')
const path = arbitraryName('/', '/orders', '/orders/:id', '/orders/:slug', 'x')
const key = arbitraryName('g o', 'g', 'G', 'Shift+g', 'Cmd+K', 'cmd+k', 'Ctrl+K', 'Cmd+T', 'n')

const page = fc.record(
  {
    id: pageId,
    shell,
    default_layout: layout,
    layout: arbitraryValue,
    path,
    patterns: arbitraryList(pattern),
    surface: arbitraryValue,
  },
  { requiredKeys: ['id', 'shell', 'default_layout'] },
)

const item = fc.record(
  {
    label: arbitraryName('A'),
    route: path,
    hotkey: key,
    active_match: arbitraryName('/orders', '^/('),
  },
  { requiredKeys: ['label', 'route'] },
)

/** Fields of an archetype within its schema. */
export const archetypeFields = fc.record({
  pages: fc.array(page, { minLength: 1, maxLength: 4 }),
  features: arbitraryList(arbitraryName('search', 'export')),
  role: fc.constantFrom('primary', 'gateway', 'public', 'auxiliary'),
  navigation_items: arbitraryList(item),
  suggested_theme: fc.record(
    { ids: fc.constant(['slate']), modes: arbitraryList(arbitraryName('dark')) },
    { requiredKeys: ['ids'] },
  ),
  page_briefs: fc.dictionary(pageId, arbitraryName('A brief.')),
})

const slug = arbitraryName('a0', 'a1', 'a2')
const entry = fc.oneof(slug, fc.record({ archetype: slug, prefix: path }))
const navigationItem = fc.oneof(
  optional({ archetype: slug, page: pageId, shell }),
  fc.constant({ page: 'list' }),
)
const target = { route: arbitraryName('/orders'), action: arbitraryName('act') }
const hotkey = fc.record({ key, ...target }, { requiredKeys: ['key'] })
const command = fc.record(
  { id: arbitraryName('c', 'd'), label: arbitraryName('C'), hotkey: key, ...target },
  { requiredKeys: ['id', 'label'] },
)

/** Fields of a blueprint within its schema, composed of the archetypes a0, a1 and a2. */
export const blueprintFields = fc.record(
  {
    compose: fc.array(entry, { minLength: 1, maxLength: 4 }),
    archetype: slug,
    routes: fc.oneof(fc.constant({}), fc.dictionary(path, navigationItem, { maxKeys: 3 })),
    personality: fc.oneof(arbitraryName('calm'), arbitraryList(arbitraryName('calm'))),
    features: arbitraryList(arbitraryName('search', 'billing')),
    design_constraints: fc.dictionary(arbitraryName('mode', 'effects'), arbitraryValue),
    navigation: optional({
      hotkeys: arbitraryList(hotkey),
      command_palette: fc.oneof(
        fc.boolean(),
        optional({ trigger: key, commands: fc.array(command, { maxLength: 2 }) }),
      ),
      hotkey_semantics: optional({ match_case: fc.boolean() }),
    }),
    overrides: optional({
      pages_remove: fc.array(pageId, { maxLength: 1 }),
      features_remove: arbitraryList(arbitraryName('search')),
      pages: fc.dictionary(
        pageId,
        fc.dictionary(
          fc.constantFrom('shell', 'layout', 'directives', '__proto__'),
          arbitraryValue,
        ),
      ),
    }),
  },
  { requiredKeys: ['compose'] },
)
