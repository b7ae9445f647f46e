import type { Target } from './target.ts'

export const ASTRO: Target = {
  title: 'Astro',
  pageFile: 'src/pages{path}/index.astro',
  parameter: '[{name}]',
  shellFile: 'src/layouts/shell.astro',
  stylesheet: 'src/styles/tokens.css',
}
