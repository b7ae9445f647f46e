/** Where Vite writes its output first: `dist/` changes only once everything is built. */
export const OUT = 'node_modules/.cache/out'
