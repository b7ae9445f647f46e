import type { Target } from './target.ts'

export const REACT_VITE: Target = {
  title: 'React with Vite',
  pageFile: 'src/pages/{section}/{page}.tsx',
  parameter: ':{name}',
  shellFile: 'src/app.tsx',
  stylesheet: 'src/tokens.css',
}
