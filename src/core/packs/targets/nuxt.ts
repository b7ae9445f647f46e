import type { Target } from './target.ts'

export const NUXT: Target = {
  title: 'Nuxt',
  pageFile: 'app/pages{path}/index.vue',
  parameter: '[{name}]',
  shellFile: 'app/layouts/default.vue',
  stylesheet: 'app/assets/tokens.css',
}
