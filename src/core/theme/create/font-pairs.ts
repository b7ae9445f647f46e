import type { Font } from '../../generated/types/theme.v1.ts'

/** Fonts that go together: for headings, for text and for code. */
export interface FontPair {
  readonly name: string
  /** The look, for people who choose. */
  readonly look: string
  readonly display: string
  readonly body: string
  readonly mono: string
  /** The fonts with files; the rest of each stack is in every system. */
  readonly fonts: readonly Font[]
}

const SANS_STACK = '"Segoe UI", "Helvetica Neue", Arial, sans-serif'
const SERIF_STACK = 'Georgia, "Times New Roman", serif'
const MONO_STACK = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace'

const VARIABLE = '@fontsource-variable/'

type FontRow = readonly [family: string, package_: string, weights: string]

function createFont(
  role: Font['role'],
  [family, package_, weights]: FontRow,
  fallback: Font['fallback'],
): Font {
  return { family, role, package: package_, license: 'OFL-1.1', weights, fallback }
}

const sans = (role: Font['role'], family: string, slug: string, weights: string): Font =>
  createFont(role, [family, `${VARIABLE}${slug}`, weights], 'Arial')

const serif = (role: Font['role'], family: string, slug: string, weights: string): Font =>
  createFont(role, [family, `${VARIABLE}${slug}`, weights], 'Times New Roman')

const mono = (family: string, package_: string, weights: string): Font =>
  createFont('mono', [family, package_, weights], 'Courier New')

/** Quotes a family with a space or a digit, as font stacks need it. */
const quote = (family: string): string => (/^[A-Za-z]+$/.test(family) ? family : `"${family}"`)

const STACKS: Readonly<Record<Font['fallback'], string>> = {
  Arial: SANS_STACK,
  'Times New Roman': SERIF_STACK,
  'Courier New': MONO_STACK,
}

const toStack = ({ family, fallback }: Font): string => `${quote(family)}, ${STACKS[fallback]}`

/** Creates a pair from its fonts; text in one family is also for headings. */
function createPair(name: string, look: string, fonts: readonly Font[]): FontPair {
  const find = (role: Font['role']) => fonts.find((font) => font.role === role)
  const [body, display, code] = [find('body'), find('display'), find('mono')]
  const text = body ?? code
  if (text === undefined) throw new Error(`The pair "${name}" has no font for text.`)
  return {
    name,
    look,
    display: toStack(display ?? text),
    body: toStack(text),
    mono: code ? toStack(code) : MONO_STACK,
    fonts,
  }
}

/** The pairs of open fonts that a created theme can use. */
export const FONT_PAIRS: readonly FontPair[] = [
  createPair('hanken', 'a clear, neutral sans', [
    sans('body', 'Hanken Grotesk', 'hanken-grotesk', '400 700'),
  ]),
  createPair('outfit-figtree', 'geometric headings over a friendly sans', [
    sans('display', 'Outfit', 'outfit', '600'),
    sans('body', 'Figtree', 'figtree', '400 700'),
  ]),
  createPair('figtree', 'a friendly, open sans', [sans('body', 'Figtree', 'figtree', '400 700')]),
  createPair('archivo', 'a heavy, exact grotesque', [
    sans('body', 'Archivo', 'archivo', '400 800'),
  ]),
  createPair('archivo-source-sans', 'heavy headings over a quiet sans', [
    sans('display', 'Archivo', 'archivo', '800'),
    sans('body', 'Source Sans 3', 'source-sans-3', '400 700'),
  ]),
  createPair('plex', 'an engineered sans with its mono', [
    sans('body', 'IBM Plex Sans', 'ibm-plex-sans', '400 600'),
    mono('IBM Plex Mono', '@fontsource/ibm-plex-mono', '400'),
  ]),
  createPair('jetbrains-hanken', 'mono for data, a neutral sans for text', [
    sans('body', 'Hanken Grotesk', 'hanken-grotesk', '400 700'),
    mono('JetBrains Mono', `${VARIABLE}jetbrains-mono`, '400 700'),
  ]),
  createPair('source', 'a plain sans with its mono', [
    sans('body', 'Source Sans 3', 'source-sans-3', '400 700'),
    mono('Source Code Pro', `${VARIABLE}source-code-pro`, '400 600'),
  ]),
  createPair('fraunces-nunito', 'a soft serif over a round sans', [
    serif('display', 'Fraunces', 'fraunces', '600'),
    sans('body', 'Nunito', 'nunito', '400 700'),
  ]),
  createPair('fraunces-figtree', 'a soft serif over an open sans', [
    serif('display', 'Fraunces', 'fraunces', '600'),
    sans('body', 'Figtree', 'figtree', '400 700'),
  ]),
  createPair('newsreader-hanken', 'a newspaper serif over a neutral sans', [
    serif('display', 'Newsreader', 'newsreader', '500'),
    sans('body', 'Hanken Grotesk', 'hanken-grotesk', '400 700'),
  ]),
  createPair('newsreader-source-serif', 'two serifs, for long texts', [
    serif('display', 'Newsreader', 'newsreader', '500'),
    serif('body', 'Source Serif 4', 'source-serif-4', '400 600'),
  ]),
]

/** Finds a pair by its name; undefined if it does not exist. */
export const findFontPair = (name: string): FontPair | undefined =>
  FONT_PAIRS.find((pair) => pair.name === name)
