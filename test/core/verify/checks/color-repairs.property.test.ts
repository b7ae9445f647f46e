import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../support/arbitrary.ts'
import { type ProjectTexts, runCheck } from '../../../support/verify/check-cases.ts'

/** What turns dark mode on in a page: any combination of these is possible. */
const TRIGGERS = ['class', 'attribute', 'media'] as const
type Trigger = (typeof TRIGGERS)[number]
type PageState = Readonly<Record<Trigger, boolean>>

const STATES: readonly PageState[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  class: (bits & 1) !== 0,
  attribute: (bits & 2) !== 0,
  media: (bits & 4) !== 0,
}))

/** Code with a color, and when it applies. */
interface Context {
  readonly path: string
  readonly write: (property: string, color: string) => string
  readonly applies: (state: PageState) => boolean
}

const inRule = (prelude: string, applies: Context['applies'], end = ''): Context => ({
  path: 'src/a.scss',
  write: (property, color) => `${prelude} { ${property}: ${color} }${end}`,
  applies,
})

const UTILITIES: Readonly<Record<string, string>> = {
  color: 'text',
  background: 'bg',
  'border-color': 'border',
}

const inClass = (variants: string, applies: Context['applies']): Context => ({
  path: 'src/a.tsx',
  write: (property, color) =>
    `const A = () => <p className="${variants}${UTILITIES[property]}-[${color}]">x</p>`,
  applies,
})

const always = () => true
const QUERY = '@media (prefers-color-scheme: dark)'

const createContexts = (variant: Trigger): readonly Context[] => [
  inRule('.a', always),
  inRule('.dark .a', (state) => state.class),
  inRule('html.dark .a, .dark .b', (state) => state.class),
  inRule('.a { .dark &', (state) => state.class, ' }'),
  inRule('.a:is(.dark *)', (state) => state.class),
  inRule('.dark .a, .b', always),
  inRule(':root:not(.dark) .a', (state) => !state.class),
  inRule('[data-theme=dark] .a', (state) => state.attribute),
  inRule('[data-theme="dark"] .a', (state) => state.attribute),
  inRule(`${QUERY} { .a`, (state) => state.media, ' }'),
  inRule(`${QUERY} { .dark .a`, (state) => state.media && state.class, ' }'),
  inRule('@media (prefers-color-scheme: light) { .a', (state) => !state.media, ' }'),
  inRule('@media not (prefers-color-scheme: dark) { .a', (state) => !state.media, ' }'),
  inClass('', always),
  inClass('hover:', always),
  inClass('dark:', (state) => state[variant]),
  inClass('hover:dark:', (state) => state[variant]),
  inClass('dark:hover:', (state) => state[variant]),
  inClass('not-dark:', (state) => !state[variant]),
  inClass('[&:is(.dark_*)]:', (state) => state.class),
  inClass('[[data-theme=dark]_&]:', (state) => state.attribute),
]

const NAMES = [
  ...['background', 'foreground', 'card', 'card-foreground', 'primary', 'primary-foreground'],
  ...['muted', 'muted-foreground', 'border', 'danger'],
] as const

// Few colors, so that tokens and literals are often equal.
const arbitraryColor = fc.constantFrom('#ffffff', '#0a0a0a', '#0b0b0b', '#e5e5e5', '#b91c1c')
const arbitraryTokens = fc.array(fc.tuple(arbitraryColor, fc.option(arbitraryColor)), {
  minLength: NAMES.length,
  maxLength: NAMES.length,
})

const WRAPPERS: Readonly<Record<Trigger, (body: string) => string>> = {
  class: (body) => `.dark { ${body} }`,
  attribute: (body) => `[data-theme='dark'] { ${body} }`,
  media: (body) => `${QUERY} { :root { ${body} } }`,
}

const VARIANTS: Readonly<Record<Trigger, string>> = {
  class: '@custom-variant dark (&:is(.dark *));',
  attribute: '@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));',
  media: '',
}

const arbitraryCase = fc.record({
  tokens: arbitraryTokens,
  triggers: fc.subarray([...TRIGGERS], { minLength: 1 }),
  variant: fc.constantFrom(...TRIGGERS),
  property: fc.constantFrom('color', 'background', 'border-color'),
  literal: arbitraryColor,
  context: fc.nat(20),
})

test('a safe repair leaves every color as it was, in every state of the page', () => {
  let safe = 0
  fc.assert(
    fc.property(arbitraryCase, ({ tokens, triggers, variant, property, literal, context }) => {
      const { path, write, applies } = createContexts(variant)[context] as Context
      const light = NAMES.map((name, index) => `--${name}: ${tokens[index]?.[0]};`)
      const dark = NAMES.flatMap((name, index) => {
        const value = tokens[index]?.[1]
        return value ? [`--${name}: ${value};`] : []
      })
      const texts: ProjectTexts = {
        'src/theme.css': [
          VARIANTS[variant],
          `:root { ${light.join(' ')} }`,
          ...triggers.map((trigger) => WRAPPERS[trigger](dark.join(' '))),
        ].join('\n'),
        [path]: write(property, literal),
      }
      for (const { repair } of runCheck('TOKEN010', texts)) {
        if (repair.autofix !== 'safe') continue
        safe += 1
        const [, name = ''] = /var\(--([\w-]+)\)/.exec(repair.edits?.[0]?.text ?? '') ?? []
        const values = tokens[(NAMES as readonly string[]).indexOf(name)]
        for (const state of STATES.filter(applies)) {
          const isDark = triggers.some((trigger) => state[trigger])
          expect(isDark ? (values?.[1] ?? values?.[0]) : values?.[0]).toBe(literal)
        }
      }
    }),
    runs(3_000),
  )
  expect(safe).toBeGreaterThan(5)
})
