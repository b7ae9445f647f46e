import type { PageContract } from './types.ts'

/** Renders the prompt of an agent: the same instructions for every source, then the source. */
export const renderPrompt = (
  { route, path }: PageContract,
  source: string,
): string => `# Build one page

This folder is a small app with Vite, React and TypeScript. Build the page that is described below
the line, at the route \`${route}\`${path === route ? '' : ` (open it at \`${path}\`)`}.

- Write \`src/page.tsx\`, \`src/page.css\` and, if you like, files in \`src/parts/\`. Change no other file and install nothing.
- \`src/page.tsx\` exports \`Page\`, which renders the content of \`main\`, and \`shell\`, the names that the shell shows (\`src/shell.tsx\`).
- The shell around \`main\` is there. Base styles are in \`src/base.css\`, the variables and classes of the theme in \`src/theme.css\`; light and dark follow from them.
- Make up the data in the source. Read what a server would send with \`load(name, data)\` from \`src/load.ts\`: it answers after a moment, and \`?fail=name\` makes its first answer fail.
- \`npm run build\` writes \`dist/\` and must succeed.
- You have ten minutes. Use only this file and this folder.

---

${source.trim()}
`
