import type { Target } from './target.ts'

export const NEXT: Target = {
  title: 'Next.js (app router)',
  pageFile: 'app{path}/page.tsx',
  parameter: '[{name}]',
  shellFile: 'app/layout.tsx',
  stylesheet: 'app/tokens.css',
}
