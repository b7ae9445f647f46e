import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOSTILE_FILE_NAMES, HOSTILE_PATHS } from './hostile-paths.ts'
import type { Case } from './run-cases.ts'
import type { Sandbox } from './sandbox.ts'

type Edit = (essence: Json, path: string) => void
// biome-ignore lint/suspicious/noExplicitAny: the essence is edited at paths that types forbid.
type Json = any

const ESSENCE_EDITS: Readonly<Record<string, Edit>> = {
  'the id of a section': (essence, path) =>
    Object.assign(essence.blueprint.sections[0], { id: path }),
  'the id of a page': (essence, path) =>
    Object.assign(essence.blueprint.sections[0].pages[0], { id: path }),
  'a route': (essence, path) =>
    Object.assign(essence.blueprint.sections[0].pages[0], { route: `/${path}` }),
  'the theme': (essence, path) => Object.assign(essence.dna.theme, { id: path }),
  'a shell': (essence, path) => Object.assign(essence.blueprint.sections[0], { shell: path }),
  'the version': (essence, path) => Object.assign(essence, { version: path }),
  'the schema': (essence, path) => Object.assign(essence, { $schema: path }),
  'a key': (essence, path) => Object.assign(essence, { [path]: path }),
}

const ESSENCE_COMMANDS = [
  'compile',
  'validate --fix',
  'graph --write',
  'verify',
  'pack scaffold',
  'export',
  'migrate --write',
  'task',
]

async function editEssence({ root }: Sandbox, edit: Edit, path: string): Promise<void> {
  const file = join(root, 'svc.essence.json')
  const essence: Json = JSON.parse(await readFile(file, 'utf8'))
  edit(essence, path)
  await writeFile(file, JSON.stringify(essence, null, 2))
}

/** Lists cases with a path in the place of each text of the contract. */
export function* listEssenceCases(): Generator<Case> {
  const edits = Object.entries(ESSENCE_EDITS)
  let turn = 0
  for (const path of [...HOSTILE_PATHS, 'a\0b']) {
    const [name, edit] = edits[turn % edits.length] as (typeof edits)[number]
    const command = ESSENCE_COMMANDS[
      (turn + Math.floor(turn / 8)) % ESSENCE_COMMANDS.length
    ] as string
    turn += 1
    yield {
      kind: 'the contract',
      name: `${name} ${JSON.stringify(path).slice(0, 60)}: svc ${command}`,
      args: [...command.split(' '), '--offline'],
      prepare: (sandbox) => editEssence(sandbox, edit, path),
    }
  }
}

const NAME_COMMANDS = [
  'verify',
  'verify --format github',
  'verify --format sarif',
  'verify --format md',
  'verify --json',
  'repair',
  'repair --write',
  'graph --write',
  'ci --format github',
  'baseline save',
  'state',
  'verify --report evidence',
]

/** Lists cases with the names of source files. */
export function* listFileNameCases(): Generator<Case> {
  let turn = 0
  for (const fileName of HOSTILE_FILE_NAMES) {
    for (let count = 0; count < 2; count++) {
      const command = NAME_COMMANDS[turn++ % NAME_COMMANDS.length] as string
      yield {
        kind: 'names of files',
        name: `${JSON.stringify(String(fileName)).slice(0, 60)}: svc ${command}`,
        args: [...command.split(' '), '--offline'],
        prepare: async ({ root }) => {
          const folder = Buffer.from(`${root}/src/pages/`)
          await mkdir(folder, { recursive: true })
          const content = '<img src="a.png"><style>.a{color:#ff0102;outline:none}</style>'
          await writeFile(Buffer.concat([folder, Buffer.from(fileName)]), content)
        },
      }
    }
  }
}

/** Files of a project that name files outside of it; `@` is the folder outside. */
const REFERENCES: Readonly<Record<string, string>> = {
  'src/style.css':
    '@import "@/secret.css"; @import url(@/secret.css); .a { background: url("@/secret.html"); color: #ff0001 }',
  'src/other.scss':
    '@use "@/secret.css"; @forward "@/secret"; @import "@/secret", "@/folder"; .a { color: #ff0002 }',
  'index.html':
    '<link rel="stylesheet" href="@/secret.css"><script src="@/secret.tsx"></script><a href="@/secret.html">x</a><img src="@/secret.json">',
  'src/App.tsx':
    'import x from "@/secret.tsx"\nimport "@/secret.css"\nexport * from "@/secret"\nconst y = import("@/folder")\nexport const A = () => <img src={x} />',
  'src/card.vue':
    '<template src="@/secret.html"></template><script src="@/secret.tsx"></script><style src="@/secret.css"></style>',
  'src/list.svelte':
    '<script>import X from "@/secret.tsx"</script><style>@import "@/secret.css";</style><X/>',
  'src/page.astro': '---\nimport X from "@/secret.tsx"\nimport "@/secret.css"\n---\n<X />',
  'dist/index.html':
    '<link rel="stylesheet" href="@/secret.css"><script src="@/secret.tsx"></script><img src="@/secret.json">',
  'tsconfig.json':
    '{ "extends": "@/secret.json", "compilerOptions": { "paths": { "*": ["@/*"] } }, "include": ["@/**/*"] }',
  'package.json':
    '{ "name": "x", "workspaces": ["@", "@/*", "../*"], "main": "@/secret.tsx", "style": "@/secret.css", "svc": {} }',
  'pnpm-workspace.yaml': 'packages:\n  - "@"\n  - "../**"\n',
  'components.json':
    '{ "tailwind": { "css": "@/secret.css", "config": "@/secret.json" }, "aliases": { "ui": "@" } }',
  '.gitignore': '!@/secret.css\n@/*\n',
  'lint.json':
    '[{ "filePath": "@/secret.tsx", "messages": [{ "ruleId": "x", "severity": 2, "message": "m", "line": 1, "column": 1 }] }]',
  'vite.config.ts': 'export default { root: "@", base: "@", resolve: { alias: { "@x": "@" } } }',
  '.git': 'gitdir: @/folder\n',
  '.svc/context/manifest.json':
    '{ "files": ["@/secret.json"], "packs": [{ "path": "@/secret.json", "file": "@/secret.json" }] }',
  '.svc/baseline.json':
    '{ "version": 1, "findings": [{ "file": "@/secret.tsx", "code": "A11Y030" }] }',
}

const REFERENCE_COMMANDS = [
  'verify',
  'repair --write',
  'graph --write',
  'verify --dist dist --import lint.json',
  'ci --workspace',
  'compile --force',
  'init --force',
  'verify --since HEAD',
]

/** Lists cases with references to files outside of the project. */
export function* listReferenceCases(): Generator<Case> {
  let turn = 0
  for (const [file, text] of Object.entries(REFERENCES)) {
    for (const target of ['../outside', '../../outside', '/OUTSIDE', 'file:///OUTSIDE']) {
      const command = REFERENCE_COMMANDS[turn++ % REFERENCE_COMMANDS.length] as string
      yield {
        kind: 'references in files',
        name: `${file} to ${target}: svc ${command}`,
        args: [...command.split(' '), '--offline'],
        prepare: async ({ root, outside }) => {
          const path = join(root, file)
          await mkdir(dirname(path), { recursive: true })
          const folder = target.replace('/OUTSIDE', outside)
          await writeFile(path, text.replaceAll('@', folder))
        },
      }
    }
    turn += 1
  }
}
