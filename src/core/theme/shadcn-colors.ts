import type { ThemeV1 } from '../generated/types/theme.v1.ts'

/**
 * The colors of shadcn/ui, each with the theme color that it uses. Its `accent` is the background
 * of a hovered item, so it uses the secondary color; a theme's own accent becomes `highlight`.
 */
export const SHADCN_COLORS: ReadonlyMap<string, string> = new Map([
  ['background', 'background'],
  ['foreground', 'text'],
  ['card', 'surface'],
  ['card-foreground', 'text'],
  ['popover', 'surface-raised'],
  ['popover-foreground', 'text'],
  ['primary', 'primary'],
  ['primary-foreground', 'on-primary'],
  ['secondary', 'secondary'],
  ['secondary-foreground', 'on-secondary'],
  ['muted', 'secondary'],
  ['muted-foreground', 'text-muted'],
  ['accent', 'secondary'],
  ['accent-foreground', 'on-secondary'],
  ['destructive', 'danger'],
  ['destructive-foreground', 'on-danger'],
  ['border', 'border'],
  ['input', 'border-strong'],
  ['ring', 'focus'],
  ['chart-1', 'chart-1'],
  ['chart-2', 'chart-2'],
  ['chart-3', 'chart-3'],
  ['chart-4', 'chart-4'],
  ['chart-5', 'chart-5'],
  ['sidebar', 'surface'],
  ['sidebar-foreground', 'text'],
  ['sidebar-primary', 'primary'],
  ['sidebar-primary-foreground', 'on-primary'],
  ['sidebar-accent', 'secondary'],
  ['sidebar-accent-foreground', 'on-secondary'],
  ['sidebar-border', 'border'],
  ['sidebar-ring', 'focus'],
])

/** Returns the name of a theme color in a shadcn/ui project. */
export const toShadcnName = (token: string): string => SHADCN_RENAMES.get(token) ?? token

/** Returns a theme with the names that its colors have in a shadcn/ui project, also in its classes. */
export function toShadcnTheme(theme: ThemeV1): ThemeV1 {
  const { palette, decorator_definitions: decorators } = theme
  const colors = Object.entries(palette ?? {}).map(([name, color]) => [toShadcnName(name), color])
  return {
    ...theme,
    ...(palette ? { palette: Object.fromEntries(colors) } : {}),
    ...(decorators ? { decorator_definitions: JSON.parse(renameColors(decorators)) } : {}),
  }
}

const renameColors = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /--color-([\w-]+)/g,
    (_, name: string) => `--color-${toShadcnName(name)}`,
  )

/** Returns the theme color behind a name in a shadcn/ui project. */
export const fromShadcnName = (name: string): string =>
  [...SHADCN_RENAMES].find(([, renamed]) => renamed === name)?.[0] ?? name

/** Theme colors whose names mean something else in shadcn/ui. */
const SHADCN_RENAMES: ReadonlyMap<string, string> = new Map([
  ['accent', 'highlight'],
  ['on-accent', 'on-highlight'],
  ['highlight', 'theme-highlight'],
  ['on-highlight', 'theme-on-highlight'],
])
