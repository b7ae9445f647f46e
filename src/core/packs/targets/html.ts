import type { Target } from './target.ts'

export const HTML: Target = {
  title: 'Plain HTML',
  pageFile: '{path}/index.html',
  parameter: '<{name}>',
  stylesheet: 'tokens.css',
}
