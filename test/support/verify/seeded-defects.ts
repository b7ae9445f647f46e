import { BUTTON_PROJECT } from '../../core/verify/checks/comp001.ts'
import type { ProjectTexts } from './check-cases.ts'
import { inEverySyntax } from './every-syntax.ts'

/** A defect in a file of its own, and the same file without it. */
export interface SeededDefect {
  readonly code: string
  readonly path: string
  readonly text: string
  readonly clean: string
}

/** A route that the seeded project has. */
const KNOWN_ROUTE = '/records'

/** Elements with a defect and without it, as in `inEverySyntax`. */
const MARKUP: readonly (readonly [code: string, defect: string, clean: string])[] = [
  ['A11Y010', '<dialog><p>Sure?</p></dialog>', '<dialog aria-label="Delete"><p>Sure?</p></dialog>'],
  ['A11Y011', '<input type="text" />', '<label>Name <input type="text" /></label>'],
  ['A11Y030', '<img src="/a.png" />', '<img src="/a.png" alt="" />'],
  [
    'A11Y031',
    '<button type="button"><svg></svg></button>',
    '<button type="button" aria-label="Close"><svg></svg></button>',
  ],
  [
    'A11Y032',
    '<div onclick={open}>Open</div>',
    '<button type="button" onclick={open}>Open</button>',
  ],
  ['A11Y036', '<p aria-lable="Total">12</p>', '<p aria-live="polite">12</p>'],
  [
    'INT013',
    '<form><button>Save</button></form>',
    '<form><button type="submit">Save</button></form>',
  ],
  ['ROUTE003', '<a href="/ordrs">Orders</a>', `<a href="${KNOWN_ROUTE}">Orders</a>`],
  ['ROUTE004', '<a href="#">More</a>', `<a href="${KNOWN_ROUTE}">More</a>`],
  [
    'SEC003',
    '<img alt="" src="http://cdn.test/a.png" />',
    '<img alt="" src="https://cdn.test/a.png" />',
  ],
  [
    'A11Y001',
    '<button type="button" class="p-2 outline-none">Save</button>',
    '<button type="button" class="p-2 outline-none focus-visible:ring-2">Save</button>',
  ],
  [
    'TOKEN010',
    '<p class="text-[#b91c1c]">Late</p>',
    '<p class="text-[var(--color-danger)]">Late</p>',
  ],
  [
    'TOKEN011',
    '<p class="bg-[var(--color-dangr)]">Late</p>',
    '<p class="bg-[var(--color-danger)]">Late</p>',
  ],
]

const toMarkupDefects = ([code, defect, clean]: (typeof MARKUP)[number]): SeededDefect[] => {
  const cleanTexts = inEverySyntax('', clean).map(([, , text]) => text)
  return inEverySyntax('', defect).map(([, path, text], index) => ({
    code,
    path: `src/markup/${code.toLowerCase()}${path.replace(/^a/, '')}`,
    text,
    clean: cleanTexts[index] ?? '',
  }))
}

type Declarations = readonly (readonly [property: string, value: string])[]

/** Declarations with a defect and without it. */
const STYLES: readonly (readonly [code: string, defect: Declarations, clean: Declarations])[] = [
  ['TOKEN010', [['color', '#b91c1c']], [['color', 'var(--color-danger)']]],
  ['TOKEN011', [['color', 'var(--color-dangr)']], [['color', 'var(--color-danger)']]],
  ['TOKEN012', [['padding', '13px']], [['padding', '12px']]],
  [
    'TOKEN013',
    [
      ['color', 'var(--color-border)'],
      ['background-color', 'var(--color-background)'],
    ],
    [
      ['color', 'var(--color-text)'],
      ['background-color', 'var(--color-background)'],
    ],
  ],
]

/** How declarations are written in each syntax. */
const STYLE_SYNTAXES: Readonly<Record<string, (declarations: Declarations) => string>> = {
  css: (declarations) => `.total { ${toCss(declarations)} }\n`,
  scss: (declarations) => `.order { .total { ${toCss(declarations)} } }\n`,
  vue: (declarations) =>
    `<template><p>12</p></template>\n<style scoped>p { ${toCss(declarations)} }</style>\n`,
  svelte: (declarations) => `<p>12</p>\n<style>p { ${toCss(declarations)} }</style>\n`,
  html: (declarations) => `<p style="${toCss(declarations)}">12</p>\n`,
  tsx: (declarations) =>
    `export const Total = () => <p style={{ ${toObject(declarations)} }}>12</p>\n`,
}

const toCss = (declarations: Declarations): string =>
  declarations.map(([property, value]) => `${property}: ${value};`).join(' ')

const toObject = (declarations: Declarations): string =>
  declarations
    .map(([property, value]) => {
      const name = property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return `${name}: '${value}'`
    })
    .join(', ')

/** A style sheet with the name of another one would be taken for its output. */
const toStylePath = (code: string, extension: string): string =>
  `src/styles/${code.toLowerCase()}-${extension}.${extension}`

const toStyleDefects = ([code, defect, clean]: (typeof STYLES)[number]): SeededDefect[] =>
  Object.entries(STYLE_SYNTAXES).map(([extension, write]) => ({
    code,
    path: toStylePath(code, extension),
    text: write(defect),
    clean: write(clean),
  }))

/** Rules that hide the focus outline, by the extension of the file. */
const FOCUS_RULES: Readonly<Record<string, (rule: string) => string>> = {
  css: (rule) => `.menu:focus { ${rule} }\n`,
  scss: (rule) => `.menu { &:focus { ${rule} } }\n`,
  vue: (rule) => `<template><p>x</p></template>\n<style>p:focus { ${rule} }</style>\n`,
  svelte: (rule) => `<p>x</p>\n<style>p:focus { ${rule} }</style>\n`,
  html: (rule) => `<style>p:focus { ${rule} }</style>\n`,
}

const FOCUS_DEFECTS: readonly SeededDefect[] = Object.entries(FOCUS_RULES).map(
  ([extension, write]) => ({
    code: 'A11Y001',
    path: toStylePath('A11Y001', extension),
    text: write('outline: none;'),
    clean: write('outline: 2px solid var(--color-focus);'),
  }),
)

// In parts, so that no scanner takes this file for a leak.
const SECRET = ['sk', 'live', '9fQ2mZx7LpV4tRb8KcW3nYd6'].join('_')

const HEAD = '<head><title>Orders</title><meta name="viewport" content="width=device-width"></head>'

const toDocument = (attributes: string, body: string): string =>
  `<!doctype html><html${attributes}>${HEAD}<body>${body}</body></html>\n`

/** Defects that each syntax writes in its own way. */
const OTHERS: readonly (readonly [code: string, file: string, defect: string, clean: string])[] = [
  [
    ...(['SEC001', 'react.tsx'] as const),
    'export const Post = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />',
    'export const Post = ({ text }) => <p>{text}</p>',
  ],
  [
    ...(['SEC001', 'post.vue'] as const),
    '<template><p v-html="post.body" /></template>',
    '<template><p>{{ post.body }}</p></template>',
  ],
  ['SEC001', 'post.svelte', '<p>{@html post.body}</p>', '<p>{post.body}</p>'],
  ['SEC001', 'post.ts', 'box.innerHTML = text', 'box.textContent = text'],
  [
    ...(['SEC001', 'post.html'] as const),
    '<script>box.outerHTML = start + x</script>',
    '<script>box.textContent = start + x</script>',
  ],
  ['SEC002', 'pay.ts', `pay('${SECRET}')`, 'pay(readKey())'],
  [
    'SEC002',
    'pay.vue',
    `<script>const key = '${SECRET}'</script>`,
    '<script>const key = 1</script>',
  ],
  [
    'SEC002',
    'pay.svelte',
    `<script>const key = '${SECRET}'</script>`,
    '<script>const key = 1</script>',
  ],
  ['SEC002', 'pay.html', `<script>pay("${SECRET}")</script>`, '<script>pay(readKey())</script>'],
  ['SEC003', 'load.ts', "fetch('http://api.test/orders')", "fetch('https://api.test/orders')"],
  [
    ...(['A11Y033', 'language.html'] as const),
    toDocument('', '<main>x</main>'),
    toDocument(' lang="en"', '<main>x</main>'),
  ],
  [
    ...(['A11Y033', 'layout.astro'] as const),
    `<html>${HEAD}<slot /></html>`,
    `<html lang="en">${HEAD}<slot /></html>`,
  ],
  [
    ...(['A11Y034', 'landmarks.html'] as const),
    toDocument(' lang="en"', '<main>A</main><main>B</main>'),
    toDocument(' lang="en"', '<main>A</main>'),
  ],
  ['A11Y035', 'motion.css', '.a { animation: spin 1s; }', '.a { color: var(--color-text); }'],
]

/** The defects of the sources of the seeded project, one per check and syntax. */
export const SEEDED_DEFECTS: readonly SeededDefect[] = [
  ...MARKUP.flatMap(toMarkupDefects),
  ...STYLES.flatMap(toStyleDefects),
  ...FOCUS_DEFECTS,
  ...OTHERS.map(([code, file, text, clean]) => ({ code, path: `src/other/${file}`, text, clean })),
]

const USE_BUTTON =
  "import { Button } from '../components/ui/button'\nexport const D = () => <Button>Save</Button>"

/** The defects of a project in which most files use its own button. */
export const COMPONENT_DEFECTS: readonly SeededDefect[] = [
  {
    code: 'COMP001',
    path: 'src/pages/d.tsx',
    text: 'export const Button = () => <i>x</i>',
    clean: USE_BUTTON,
  },
  {
    code: 'COMP010',
    path: 'src/pages/e.tsx',
    text: 'export const E = () => <button type="button">Save</button>',
    clean: USE_BUTTON,
  },
  {
    code: 'COMP010',
    path: 'src/pages/f.vue',
    text: '<template><button type="button">Save</button></template>',
    clean: '<template><p>Save</p></template>',
  },
  {
    code: 'COMP010',
    path: 'src/pages/g.svelte',
    text: '<button type="button">Save</button>',
    clean: '<p>Save</p>',
  },
]

/** The files that a project with component defects needs. */
export const COMPONENT_CONTEXT: ProjectTexts = {
  ...BUTTON_PROJECT,
  ...Object.fromEntries(
    ['h', 'i', 'j', 'k'].map((name) => [
      `src/pages/${name}.tsx`,
      USE_BUTTON.replace('D', name.toUpperCase()),
    ]),
  ),
}

/** Writes defects, or the files without them. */
export const toTexts = (defects: readonly SeededDefect[], isClean: boolean): ProjectTexts =>
  Object.fromEntries(defects.map(({ path, text, clean }) => [path, isClean ? clean : text]))
