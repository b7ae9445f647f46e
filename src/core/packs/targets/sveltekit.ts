import type { Target } from './target.ts'

export const SVELTEKIT: Target = {
  title: 'SvelteKit',
  pageFile: 'src/routes{path}/+page.svelte',
  parameter: '[{name}]',
  shellFile: 'src/routes/+layout.svelte',
  stylesheet: 'src/tokens.css',
}
