import type { Target } from './target.ts'

export const VUE_VITE: Target = {
  title: 'Vue with Vite',
  pageFile: 'src/pages/{section}/{page}.vue',
  parameter: ':{name}',
  shellFile: 'src/app.vue',
  stylesheet: 'src/tokens.css',
}
