import { expect, test } from 'vitest'
import { type ProjectTexts, runCheck } from '../../../support/verify/check-cases.ts'

const LIGHT = {
  background: '#ffffff',
  foreground: '#0a0a0a',
  card: '#ffffff',
  primary: '#171717',
  'primary-foreground': '#fafafa',
  muted: '#f5f5f5',
  'muted-foreground': '#737373',
  border: '#e5e5e5',
  danger: '#b91c1c',
}
const DARK = {
  background: '#0a0a0a',
  foreground: '#fafafa',
  card: '#171717',
  primary: '#e5e5e5',
  'primary-foreground': '#171717',
  muted: '#262626',
  'muted-foreground': '#a1a1a1',
  border: '#333333',
}

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')

const NAMES = Object.keys(LIGHT)

/** The theme of a new app with Tailwind 4. */
const TAILWIND = `@import 'tailwindcss';
@custom-variant dark (&:is(.dark *));
:root { ${declare(LIGHT)} }
.dark { ${declare(DARK)} }
@theme inline { ${NAMES.map((name) => `--color-${name}: var(--${name});`).join(' ')} }
`

/** Returns the replacement of each finding, and whether it is safe. */
function listRepairs(path: string, text: string, context: ProjectTexts) {
  return runCheck('TOKEN010', { ...context, [path]: text })
    .filter(({ location }) => location.file === path)
    .map(({ repair }) => [repair.edits?.[0]?.text ?? null, repair.autofix])
}

const CLASSES = [
  ['dark:bg-[#0a0a0a]', 'dark:bg-background', 'safe'],
  ['hover:dark:text-[#fafafa]', 'hover:dark:text-foreground', 'safe'],
  ['dark:hover:bg-[#171717]', 'dark:hover:bg-card', 'safe'],
  ['[&:is(.dark_*)]:bg-[#0a0a0a]', '[&:is(.dark_*)]:bg-background', 'safe'],
  ['!bg-[#b91c1c]', '!bg-danger', 'safe'],
  // In dark mode, the token has another color.
  ['text-[#0a0a0a]', null, 'none'],
  ['bg-[#f5f5f5]', null, 'none'],
  ['group-data-[theme=dark]:bg-[#0a0a0a]', 'group-data-[theme=dark]:bg-background', 'suggest'],
  ['not-dark:bg-[#f5f5f5]', 'not-dark:bg-muted', 'suggest'],
  // A token for something else is not suggested.
  ['border-[#f5f5f5]', null, 'none'],
  ['bg-[#737373]', null, 'none'],
] as const

test.each(CLASSES)('the repair of the class %s is %s', (name, text, autofix) => {
  const source = `const A = () => <p className="p-2 ${name}">x</p>`
  expect(listRepairs('src/a.tsx', source, { 'src/app.css': TAILWIND })).toEqual([[text, autofix]])
})

test('a class follows the background that the same element has', () => {
  const classes = (text: string) =>
    listRepairs('src/a.tsx', `const A = () => <p className="${text}">x</p>`, {
      'src/app.css': TAILWIND,
    })
  expect(classes('bg-primary dark:text-[#171717]')).toEqual([
    ['dark:text-primary-foreground', 'safe'],
  ])
  expect(classes('bg-card dark:text-[#171717]')).toEqual([[null, 'none']])
})

test('a class that code selects by the mode is never replaced without a look', () => {
  const source = "const A = () => <p className={isDark ? 'bg-[#b91c1c]' : 'bg-white'}>x</p>"
  expect(listRepairs('src/a.tsx', source, { 'src/app.css': TAILWIND })).toEqual([
    ['bg-danger', 'suggest'],
  ])
})

const PLAIN = `:root { ${declare(LIGHT)} } .dark { ${declare(DARK)} }`

const RULES = [
  ['.dark .a { background: #0a0a0a }', 'var(--background)', 'safe'],
  ['.dark .a { color: #fafafa }', 'var(--foreground)', 'safe'],
  [':root.dark .a, html.dark .b { background: #0a0a0a }', 'var(--background)', 'safe'],
  ['.a { .dark & { background: #0a0a0a } }', 'var(--background)', 'safe'],
  [':global(.dark) .a { background: #0a0a0a }', 'var(--background)', 'safe'],
  ['.a { color: #b91c1c }', 'var(--danger)', 'safe'],
  ['.a { border: 1px solid #b91c1c }', 'var(--danger)', 'safe'],
  ['.dark .a { color: #b91c1c }', 'var(--danger)', 'safe'],
  // What turns the tokens dark is not what turns the rule on.
  [
    '@media (prefers-color-scheme: dark) { .a { background: #0a0a0a } }',
    'var(--background)',
    'suggest',
  ],
  ['[data-theme=dark] .a { background: #0a0a0a }', 'var(--background)', 'suggest'],
  ['body.dark .a { background: #0a0a0a }', 'var(--background)', 'suggest'],
  ['dialog::backdrop { background: #b91c1c }', 'var(--danger)', 'suggest'],
  // In dark mode, the tokens have other colors.
  ['.dark .a, .b { background: #ffffff }', null, 'none'],
  ['.a { background: #fafafa }', null, 'none'],
  ['.a { border-bottom: 1px solid #e5e5e5 }', null, 'none'],
  ['.a { background: #171717; color: #fafafa }', null, 'none'],
  // Nothing fits.
  ['.a { color: #333 }', null, 'none'],
  ['.a { border: 1px solid #d9d9d9 }', null, 'none'],
  ['.a { color: light-dark(#0a0a0a, #fafafa) }', null, 'none'],
  ['.a { box-shadow: 0 1px 2px #0a0a0a }', null, 'none'],
  ['.a { color: #b91c1c80 }', null, 'none'],
] as const

test.each(RULES)('the first repair of %s is %s', (rule, text, autofix) => {
  expect(listRepairs('src/a.scss', rule, { 'src/theme.css': PLAIN })[0]).toEqual([text, autofix])
})

test('text on a background with a token gets the color for it', () => {
  const rule = '.a { background: var(--primary); color: #fafafa }'
  expect(listRepairs('src/a.css', rule, { 'src/theme.css': PLAIN })).toEqual([
    ['var(--primary-foreground)', 'suggest'],
  ])
})

const MEDIA = `:root { ${declare(LIGHT)} } @media (prefers-color-scheme: dark) { :root { ${declare(DARK)} } }`
const RULE = '@media (prefers-color-scheme: dark) { .a { background: #0a0a0a } }'

test('a setting of the system is certain only if the page has no switch of its own', () => {
  const rule = (theme: string) => listRepairs('src/a.css', RULE, { 'src/theme.css': theme })
  expect(rule(MEDIA)).toEqual([['var(--background)', 'safe']])
  expect(rule(`${MEDIA} .dark { ${declare(DARK)} }`)).toEqual([['var(--background)', 'suggest']])
})

test('a token that a script, a theme or a component changes is never safe', () => {
  const rule = (context: ProjectTexts) =>
    listRepairs('src/a.css', '.a { color: #b91c1c }', { 'src/theme.css': PLAIN, ...context })
  expect(rule({})).toEqual([['var(--danger)', 'safe']])
  const script = "document.body.style.setProperty('--danger', color)"
  expect(rule({ 'src/a.ts': script })).toEqual([['var(--danger)', 'suggest']])
  expect(rule({ 'src/sea.css': '[data-theme=sea] { --danger: #c00 }' })).toEqual([
    ['var(--danger)', 'suggest'],
  ])
})

test('a finding names the nearest token for its use', () => {
  const [finding] = runCheck('TOKEN010', {
    'src/theme.css': PLAIN,
    'src/a.css': '.a { border: 1px solid #d9d9d9 }',
  })
  expect(finding?.message).toBe(
    '#d9d9d9 is written out, and no token has this color. The nearest for borders is --border (ΔE 2.7).',
  )
})

/** Returns the messages about a rule, with a light and a dark theme. */
const listMessages = (rule: string) =>
  runCheck('TOKEN010', { 'src/theme.css': PLAIN, 'src/a.css': rule }).map(({ message }) => message)

test('a token that has the color in one mode only is not suggested', () => {
  const [finding] = runCheck('TOKEN010', {
    'src/theme.css': `${PLAIN} :root { --link: #14573f } .dark { --link: #9fd8c0 }`,
    'src/a.css': '.bar { background: #fff; color: #14573f }',
  }).filter(({ excerpt }) => excerpt === '#14573f')
  expect(finding?.message).toBe(
    '#14573f is written out, and no token for text has this color in light and in dark mode.',
  )
  expect(finding?.confidence).toBe('likely')
  expect(finding?.repair).toMatchObject({
    title: 'Use a token instead of #14573f.',
    kind: 'manual',
  })
  expect(finding?.repair.steps[2]).toBe(
    '--link is #14573F in light and #9FD8C0 in dark mode. Replace #14573f only if the color should change with the mode here.',
  )
})

test('a token with the color in both modes wins over one with it in light mode', () => {
  const [finding] = runCheck('TOKEN010', {
    'src/theme.css': `${PLAIN} :root { --link: #14573f; --brand: #14573f } .dark { --link: #9fd8c0 }`,
    'src/a.css': '.bar { color: #14573f }',
  })
  expect(finding?.repair.title).toBe('Use --brand instead of #14573f.')
})

test('a shade without a token is reported once for each file, with the number of places', () => {
  expect(listMessages('.a { color: #2563eb } .b { color: #2563EB } .c { color: #333 }')).toEqual([
    '#2563eb is written out 2 times in this file, and no token for text is near it.',
    '#333 is written out, and no token for text is near it.',
  ])
  expect(listMessages('.a { color: #2563eb } .b { fill: #2563eb }')).toEqual([
    '#2563eb is written out 2 times in this file, and no token is near it.',
  ])
})

test('a comment silences its own place of a shade', () => {
  const comment = '/* svc-ignore TOKEN010 -- the logo */'
  const findings = runCheck('TOKEN010', {
    'src/theme.css': PLAIN,
    'src/a.css': `${comment}\n.a { color: #2563eb }\n\n.b { color: #2563eb }\n.c { color: #2563eb }`,
  })
  expect(findings.map(({ status, location }) => [status, location.line])).toEqual([
    ['suppressed', 2],
    ['new', 4],
  ])
})

test('plain white and black in effects are no findings', () => {
  const effects = [
    'box-shadow: 0 1px 2px #000000aa, 0 0 0 1px #fff',
    'border: 2px solid #fff',
    'background: linear-gradient(#0000, #000b)',
    'background: rgb(255 255 255 / 12%)',
    'filter: drop-shadow(0 0 1px #ffffff66)',
  ]
  for (const effect of effects) expect(listMessages(`.a { ${effect} }`)).toEqual([])
  expect(listMessages('.a { box-shadow: 0 1px 2px #f6b91a66 }')).toHaveLength(1)
})
