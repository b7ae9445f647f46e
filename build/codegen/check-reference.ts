import type { Check } from '../../src/internal/verify.ts'

const INTRODUCTION = `# Verify source code

\`npx @svc/content verify\` reads the source code of your project. It reports code that breaks the contract, is not accessible or is not safe, with the line and a repair for each finding.

## What is read

HTML, JSX, Vue, Svelte, Astro, CSS and SCSS. Scripts need \`oxc-parser\`, an optional dependency that npm installs with this package. The other parsers are part of the package, so no code of your project runs. Files that Git ignores, installed packages and generated output are left out. Tests, stories, fixtures, generated and vendor files cannot fail a run.

A file that is larger than 1 MB, or that takes longer than 2 seconds to parse (\`--file-timeout\`, in milliseconds), is named in the result and not read; the other files are checked, and the run is \`not_proven\`.

A check may take as long for one file, and ten times as long for the whole project, or for the first file, where it collects what it compares with. A check that takes longer is stopped. The result names it and the file, in sentences and as \`unfinished\` in JSON; the other files and checks go on. After three of them, the remaining checks are only named. Such a run exits with 4, or with 1 if it has findings, and \`--recheck\` counts nothing as resolved that a stopped check had found.

A check reports nothing where only running code can decide: a spread, a dynamic value, an unknown component.

## Paths

\`npx @svc/content verify src/pages 'src/**/*.tsx'\` checks these paths only: files, folders and globs in quotes, absolute or relative to the current folder, with \`/\` or \`\\\`. If the current folder does not have a path, it is looked for from the root of the project. A name with brackets, such as \`[id]\`, is first read literally, and then as a glob.

- If a path matches nothing, the command exits with 2 and names the nearest path. It also exits with 2 for a folder or glob without a file to check, a path outside the project, and a file of another package in the workspace.
- A file that \`verify\` does not read, such as \`README.md\`, is skipped and counted, because lint-staged passes all staged files.
- Findings of the contract and its packs are left out, unless a path covers \`svc.essence.json\`.

## The list

Errors come first, then warnings, then notes; of these, the checks with the fewest findings, so that a frequent one hides no other. The list has at most three findings of each check and file, and twelve of a check: \`and 38 more of TOKEN012 (svc verify --check TOKEN012 --all)\`. \`--limit 10\` changes the three, \`--all\` lists everything, and \`--json\`, SARIF and Markdown always have every finding, in the same order. Many pages that are not built are one line.

The last line counts: \`16 findings in 3 of 18 files: 2 errors (A11Y011), 14 warnings (INT013 2, TOKEN012 12).\` Lines above it name what could not be compared, such as colors in a project with fewer than 8 color tokens, distances without a spacing scale, or controls where no component is used in 3 files.

## Silence a finding

Write a comment on the line above it, with the reason. A comment without a reason silences nothing.

\`\`\`html src/search.html
<!-- svc-ignore A11Y011 -- the label is in the parent -->
<input name="q">
\`\`\`

## Settings

\`svc.config.json\` changes the severity of a check, or turns it off. The guard of a contract can raise the severity of its checks or turn them off, but never lowers it. A setting overrides both.

\`\`\`json svc.config.json
{
  "checks": { "SEC003": "error", "TOKEN012": "off" },
  "exclude": ["legacy/"],
  "budgets": { "script": 150000 },
  "routes": { "base": "/shop" }
}
\`\`\`

## Repair and check again

\`svc verify\` keeps its last runs in \`.svc/runs\`, which Git ignores. \`svc repair --run last\` plans repairs, and \`svc verify --recheck last\` says which findings are resolved, open, moved or replaced, and which are new.

## Other linters

\`svc verify --import eslint.json\` adds what another linter found as \`EXT001\`: SARIF, or the JSON of ESLint, Stylelint or Biome. Suppressions, baselines and reports then apply to it, too. If a file is newer than the report, its results prove nothing.

## Checks`

/** Renders the reference of the checks of source code, a page of the docs. */
export const renderCheckReference = (checks: readonly Check[]): string =>
  `${[INTRODUCTION, ...checks.map(renderCheck)].join('\n\n')}\n`

const SEVERITIES = { error: 'error', warn: 'warning', info: 'note' } as const

const LAYERS: Readonly<Record<Check['layer'], string>> = {
  dna: '; `dna_enforcement` of a contract can raise it or turn it off',
  blueprint: '; `blueprint_enforcement` of the contract can turn it off',
  interactions: '; `interactions_enforcement` of the contract can raise it or turn it off',
  intrinsic: '',
}

const NEEDS: Readonly<Record<NonNullable<Check['needs']>, string>> = {
  contract: ' Needs a contract.',
  built: ' Needs a built site.',
  rendered: ' Needs `--dist` and `--render`.',
  imported: ' Needs `--import`.',
}

const renderCheck = ({ code, check, severity, summary, details, layer, needs }: Check): string =>
  [
    `### ${code}`,
    `\`${check}\`: ${summary}. Severity: ${SEVERITIES[severity]}${LAYERS[layer]}.${needs ? NEEDS[needs] : ''}`,
    ...(details ? [details] : []),
  ].join('\n\n')
