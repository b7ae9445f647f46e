/** The parts of a registry item that its installer reads. */
export interface RegistryItem {
  readonly cssVars: Readonly<Record<'theme' | 'light' | 'dark', Readonly<Record<string, string>>>>
}

const COLOR = /^(#|hsl|rgb|oklch)/

/**
 * What `shadcn add` writes into a project with Tailwind v4: `light` under `:root`, `dark` under
 * `.dark`, and `@theme inline` with `theme` and a name for each variable, by which it is a utility.
 */
export function renderInstalledCss({ cssVars: { theme, light, dark } }: RegistryItem): string {
  const lines = (vars: Readonly<Record<string, string>>): string =>
    Object.entries(vars)
      .map(([name, value]) => `  --${name}: ${value};\n`)
      .join('')
  const names = Object.entries(light).map(([name, value]) =>
    COLOR.test(value) ? [`color-${name}`, `var(--${name})`] : [name, `var(--${name})`],
  )
  return [
    `@theme inline {\n${lines({ ...theme, ...Object.fromEntries(names) })}}\n`,
    `:root {\n${lines(light)}}\n`,
    `.dark {\n${lines(dark)}}\n`,
  ].join('\n')
}
