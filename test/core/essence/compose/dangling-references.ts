import type { ColumnEntry, Essence, LayoutItem } from '../../../../src/core/essence/version.ts'

/** Finds every name in an essence that is unknown, or that is not unique. */
export function findDanglingReferences({ blueprint, meta }: Essence): string[] {
  const pages = blueprint.sections.flatMap((section) =>
    section.pages.map((page) => ({ ...page, name: `${section.id}/${page.id}` })),
  )
  const routes = Object.entries(blueprint.routes ?? {})
  const paths = new Set(routes.map(([path]) => path))
  const pageNames = new Set(pages.map(({ name }) => name))
  const hotkeys = meta.navigation?.hotkeys ?? []
  const keys = new Set(hotkeys.map(({ key }) => key))
  const palette = meta.navigation?.command_palette
  const commands = typeof palette === 'object' ? (palette.commands ?? []) : []
  const items = blueprint.sections.flatMap((section) => section.navigation_items ?? [])
  const links = [...items, ...commands]
  const features = new Set(blueprint.sections.flatMap((section) => section.features))
  return [
    ...findRepeated(blueprint.sections.map(({ id }) => id)),
    ...findRepeated(pages.map(({ name }) => name)),
    ...pages.flatMap(({ name, layout }) =>
      findRepeated(listAliases(layout)).map((alias) => name + alias),
    ),
    ...findRepeated(hotkeys.map(({ key }) => key)),
    ...routes
      .map(([, { section, page }]) => `${section}/${page}`)
      .filter((name) => !pageNames.has(name)),
    ...pages.flatMap(({ route, name }) => {
      const target = blueprint.routes?.[route ?? '']
      return `${target?.section}/${target?.page}` === name ? [] : [`${name} at ${route}`]
    }),
    ...[...hotkeys, ...links].flatMap(({ route }) => (route && !paths.has(route) ? [route] : [])),
    ...links.flatMap(({ hotkey }) => (hotkey && !keys.has(hotkey) ? [hotkey] : [])),
    ...blueprint.features.filter((feature) => !features.has(feature)),
  ]
}

const findRepeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) < index)

const listAliases = (layout: readonly LayoutItem[]): string[] =>
  layout
    .flatMap((item): readonly ColumnEntry[] =>
      typeof item === 'object' && 'cols' in item ? item.cols : [item],
    )
    .flatMap((entry) => (typeof entry === 'object' && entry.as ? [entry.as] : []))
