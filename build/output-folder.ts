/** Where Vite writes its output first: `dist/` changes only once everything is built. */
export const OUTPUT_FOLDER = 'node_modules/.cache/out'
