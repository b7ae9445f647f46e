/**
 * The colours of shadcn/ui, and the colour of a theme that each takes. Its `accent` is the ground of
 * a hovered item and so a quiet fill; what a theme calls accent is its `highlight`.
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

/** The name under which a shadcn/ui project has a colour of a theme. */
export const toShadcnName = (token: string): string => SHADCN_RENAMES.get(token) ?? token

/** The colour of a theme that a shadcn/ui project has under a name. */
export const fromShadcnName = (name: string): string =>
  [...SHADCN_RENAMES].find(([, renamed]) => renamed === name)?.[0] ?? name

const SHADCN_RENAMES: ReadonlyMap<string, string> = new Map([
  ['accent', 'highlight'],
  ['on-accent', 'on-highlight'],
  ['highlight', 'theme-highlight'],
  ['on-highlight', 'theme-on-highlight'],
])
