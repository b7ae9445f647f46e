import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Group } from '../faults/run-groups.ts'
import { type Case, runCases } from './programs/run-cases.ts'

/** Texts that are slow to parse if a parser goes back or recurses; repeated 50,000 times. */
const REPEATED: Readonly<Record<string, readonly string[]>> = {
  'src/slow.html': [
    '<div>',
    '<',
    '<a ',
    '<!--',
    '<![CDATA[',
    '&amp',
    '<a b="',
    '<script>',
    '<svg><style>',
    '</p>',
    '<a\n=',
    '<img alt=>',
    '<p><b><i>',
    '<a b>\n',
    '<!-- svc-ignore ',
  ],
  'src/slow.css': [
    '{',
    'a{',
    'a,',
    '/*',
    '(',
    '@media ',
    'a{b:var(--c,',
    'a{b:calc(',
    ':not(',
    '\\',
    '"',
    'url(',
    '@import "',
    'a{color:#',
    ' ',
    ';',
    '}',
    'a{b:rgb(',
    '[a=',
    'a>',
    '--a:',
    '\n',
  ],
  'src/slow.scss': [
    '#{',
    '&',
    '@include a{',
    '//',
    '$a:',
    '@if a{',
    'a{&:',
    '@each $a in ',
    '%a',
    '/*',
  ],
  'src/slow.tsx': [
    '(',
    '[',
    '{',
    '<a>',
    '`${',
    'a=>',
    'a?b:',
    '!',
    'a.b',
    '/*',
    '\\u',
    '"a"+',
    'if(a)',
    'x<y<',
    '1+',
    '// svc-ignore ',
    '<a b={',
    'function(){',
    'async ',
    'a??',
    'new ',
    '@a ',
    '/',
    '<A.',
    'a as ',
  ],
  'src/slow.vue': [
    '<template>',
    '<template><a :b="',
    '{{',
    '<script>',
    '<a v-if="a">',
    '<style>',
    '<template><p>',
    '<a @b="c">',
    '<script setup lang="ts">(',
  ],
  'src/slow.svelte': [
    '{#if a}',
    '{',
    '{@html ',
    '{#each a as b}',
    '<a {',
    '<script>',
    '<a {...b}',
    '{:else}',
    '<style>a{',
  ],
  'src/slow.astro': ['---', '{', '<a {', '---\n', '{[].map(', '<!--', '<style>', '<A>'],
  'svc.config.json': ['[', '{"a":', '"', '/*', '//', ',', ' ', '1', '\\', '"\\u'],
  'svc.essence.json': ['[', '{"a":', '"', '/*', ',', ' ', '1', '{"version":"4.0.0","a":'],
  '.gitignore': ['*', '**/', 'a*', '[', '\\', '!', '?', 'a/**/', '*\n', '{a,b}', '[a-'],
  'AGENTS.md': ['<!-- svc:start -->', '<!--', '```', '#', '[', '> ', '* '],
  'pnpm-workspace.yaml': ['- ', 'packages:\n', '&a [*a,', '"', ': ', '  ', '- "**/*"\n'],
}

/** The command line that reads each of these files. */
const COMMANDS: Readonly<Record<string, string>> = {
  'svc.config.json': 'state',
  'svc.essence.json': 'validate',
  'AGENTS.md': 'compile',
  'pnpm-workspace.yaml': 'ci --workspace',
}

const REPEATS = 50_000

function* listParseCases(): Generator<Case> {
  for (const [file, parts] of Object.entries(REPEATED)) {
    const command = COMMANDS[file] ?? 'verify'
    for (const part of parts) {
      yield {
        kind: `slow to parse: ${file.replace('src/slow', '')}`,
        name: `${JSON.stringify(part)}: svc ${command}`,
        args: [...command.split(' '), '--offline'],
        prepare: ({ root }) => writeFile(join(root, file), part.repeat(REPEATS)),
      }
    }
  }
}

/** Patterns of files that match slowly if a matcher goes back. */
const PATTERNS: readonly string[] = [
  '**/'.repeat(500),
  '*a'.repeat(200),
  `${'*'.repeat(5000)}b`,
  '{a,b}'.repeat(25),
  `${'{'.repeat(2000)}a${'}'.repeat(2000)}`,
  '[!'.repeat(2000),
  '(a+)+'.repeat(50),
  `**/${'?*'.repeat(100)}x`,
  `{1..${'9'.repeat(12)}}`,
  '@(a|aa)+'.repeat(50),
  '\\'.repeat(5001),
]

function* listPatternCases(): Generator<Case> {
  const name = `src/${'a'.repeat(200)}.html`
  for (const pattern of PATTERNS) {
    const label = JSON.stringify(pattern).slice(0, 30)
    const prepare: Case['prepare'] = ({ root }) => writeFile(join(root, name), '<img src="a.png">')
    const kind = 'patterns of files'
    const args = ['verify', '--offline']
    yield { kind, name: `svc verify ${label}`, args: [...args, pattern], prepare }
    const settings = [
      { include: [pattern] },
      { exclude: [pattern] },
      { tokens: { allow: [pattern] } },
    ]
    for (const setting of settings) {
      yield {
        ...{ kind, name: `${Object.keys(setting)[0]} ${label}`, args },
        prepare: async (sandbox) => {
          await prepare(sandbox)
          await writeFile(join(sandbox.root, 'svc.config.json'), JSON.stringify(setting))
        },
      }
    }
    yield {
      ...{ kind, name: `workspaces ${label}`, args: ['ci', '--workspace', '--offline'] },
      prepare: async (sandbox) => {
        await prepare(sandbox)
        const text = JSON.stringify({ name: 'x', workspaces: [pattern] })
        await writeFile(join(sandbox.root, 'package.json'), text)
      },
    }
  }
}

/** Texts that take long if a parser or a pattern goes back. */
export const times: Group = {
  name: 'times',
  run: (context) => runCases(context, () => [...listParseCases(), ...listPatternCases()]),
}
