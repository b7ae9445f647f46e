import fc from 'fast-check'

const STRANGE = ['__proto__', 'constructor', 'a/b~c', '42', ' ', 'Ünï', '/', '\ud800'] as const

/** One of the usual names, and now and then one that trips up careless code. */
const name = (...usual: string[]) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
  )

const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })

const optional = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [] })

/** A value of any JSON type where a record may hold anything. */
const anything = fc.constantFrom<unknown[]>(
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
  name('hero', 'data-table', 'top'),
  fc.record(
    { pattern: name('hero'), preset: name('split'), as: name('top') },
    { requiredKeys: ['pattern'] },
  ),
)

const columns = fc.record(
  {
    cols: some(pattern),
    at: name('lg', 'wide'),
    span: fc.dictionary(name('top', 'hero'), fc.nat(3)),
    breakpoints: some(fc.record({ at: name('lg', 'sm', 'wide'), cols: fc.nat(2) })),
  },
  { requiredKeys: ['cols'] },
)

const layout = fc.array(fc.oneof(pattern, columns), { minLength: 1, maxLength: 3 })
const shell = name('inherit', 'centered', 'sidebar-main')
const pageId = name('list', 'detail', 'home')
const path = name('/', '/orders', '/orders/:id', '/orders/:slug', 'x')
const key = name('g o', 'g', 'G', 'Shift+g', 'Cmd+K', 'cmd+k', 'Ctrl+K', 'Cmd+T', 'n')

const page = fc.record(
  {
    id: pageId,
    shell,
    default_layout: layout,
    layout: anything,
    path,
    patterns: some(pattern),
    surface: anything,
  },
  { requiredKeys: ['id', 'shell', 'default_layout'] },
)

const item = fc.record(
  { label: name('A'), route: path, hotkey: key, active_match: name('/orders', '^/(') },
  { requiredKeys: ['label', 'route'] },
)

/** Fields of an archetype within its schema. */
export const archetypeFields = fc.record({
  pages: fc.array(page, { minLength: 1, maxLength: 4 }),
  features: some(name('search', 'export')),
  role: fc.constantFrom('primary', 'gateway', 'public', 'auxiliary'),
  navigation_items: some(item),
  suggested_theme: fc.record(
    { ids: fc.constant(['slate']), modes: some(name('dark')) },
    { requiredKeys: ['ids'] },
  ),
  page_briefs: fc.dictionary(pageId, name('A brief.')),
})

const slug = name('a0', 'a1', 'a2')
const entry = fc.oneof(slug, fc.record({ archetype: slug, prefix: path }))
const stop = fc.oneof(
  optional({ archetype: slug, page: pageId, shell }),
  fc.constant({ page: 'list' }),
)
const target = { route: name('/orders'), action: name('act') }
const hotkey = fc.record({ key, ...target }, { requiredKeys: ['key'] })
const command = fc.record(
  { id: name('c', 'd'), label: name('C'), hotkey: key, ...target },
  { requiredKeys: ['id', 'label'] },
)

/** Fields of a blueprint within its schema, composed of the archetypes a0, a1 and a2. */
export const blueprintFields = fc.record(
  {
    compose: fc.array(entry, { minLength: 1, maxLength: 4 }),
    archetype: slug,
    routes: fc.oneof(fc.constant({}), fc.dictionary(path, stop, { maxKeys: 3 })),
    personality: fc.oneof(name('calm'), some(name('calm'))),
    features: some(name('search', 'billing')),
    design_constraints: fc.dictionary(name('mode', 'effects'), anything),
    navigation: optional({
      hotkeys: some(hotkey),
      command_palette: fc.oneof(
        fc.boolean(),
        optional({ trigger: key, commands: fc.array(command, { maxLength: 2 }) }),
      ),
      hotkey_semantics: optional({ match_case: fc.boolean() }),
    }),
    overrides: optional({
      pages_remove: fc.array(pageId, { maxLength: 1 }),
      features_remove: some(name('search')),
      pages: fc.dictionary(
        pageId,
        fc.dictionary(fc.constantFrom('shell', 'layout', 'directives', '__proto__'), anything),
      ),
    }),
  },
  { requiredKeys: ['compose'] },
)
