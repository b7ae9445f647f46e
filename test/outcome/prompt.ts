import type { PagePack } from './types.ts'

/** Renders the prompt of an agent: the app, how the page is checked, and the pack. */
export const renderPrompt = ({ data, renderedMarkdown }: PagePack): string => `# Build one page

This folder is an app with Vite, React and history routing. The frame (\`src/shell.tsx\`) and the
variables of the theme (\`src/theme.css\`) are there; \`src/routes.tsx\`, the table of routes, is empty.
Build the page of the pack below under \`src/pages/\` and enter it there with its path
\`${data.path}\` and shell \`${data.shell}\`. Change nothing else; install nothing. Make up sample data in
the source; nothing is fetched. A program will look at the page.

${renderedMarkdown.trimEnd()}
`
