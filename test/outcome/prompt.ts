import type { PagePack } from './types.ts'

/** What an agent is told: where it is, how its work is looked at, and the pack itself. */
export const promptFor = ({ data, renderedMarkdown }: PagePack): string => `# Build one page

This folder is an app with Vite, React and history routing. The frame (\`src/shell.tsx\`) and the
variables of the theme (\`src/theme.css\`) are there; \`src/routes.tsx\`, the table of routes, is empty.
Build the page of the pack below under \`src/pages/\` and enter it there with its path
\`${data.path}\` and shell \`${data.shell}\`. Change nothing else; install nothing. Make up sample data in
the source; nothing is fetched.

A program will look at the page, so say what is what:

- The root of each pattern has the name in bold as its \`id\`; each slot is an element with \`data-slot\`.
- \`?state=loading\`, \`empty\` or \`error\` puts every pattern that has the state into it, and
  \`?state=error:NAME\` the one of that name alone. Its root then has \`data-state\`, and the pattern in
  the head of the column is an element with \`data-pattern\` inside it.
- A pattern that is not to be in the page keeps an empty root with \`hidden\`.

${renderedMarkdown.trimEnd()}
`
