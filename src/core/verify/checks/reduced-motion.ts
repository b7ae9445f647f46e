import { compareStrings } from '../../kernel/lists.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { ProjectCheck } from '../check.ts'
import type { Evidence, Repair, SourceDraft } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile, StyleDeclaration, StyleRule, TextRange } from '../source-file.ts'
import { findGlobalStylesheet, listDeclarations } from '../styles/style-files.ts'

/** Finds projects that move things and never ask whether the user wants less motion. */
export const reducedMotion: ProjectCheck = {
  code: 'A11Y035',
  check: 'reduced-motion',
  family: 'accessibility',
  layer: 'dna',
  severity: 'warn',
  summary: 'motion ignores the system setting for less of it',
  scope: 'project',
  *run(snapshot) {
    const { files, contract } = snapshot
    if (contract?.essence.dna.motion?.reduce_motion === false) return
    if (files.some((file) => reducesMotion(file))) return
    const motions = files
      .filter(({ role }) => role === 'production')
      .toSorted((a, b) => compareStrings(a.path, b.path))
      .flatMap((file) => listMotions(file))
    const [first, ...others] = motions
    if (first !== undefined) yield createDraft(first, others, snapshot)
  },
}

/** A media query, a hook, or a class of Tailwind that reacts to the system setting. */
const REDUCED_MOTION =
  /prefers-reduced-motion|[rR]educedMotion\b|ReducedMotion\b|motion-(?:reduce|safe):/

const reducesMotion = memoizeByObject(({ text }: SourceFile) => REDUCED_MOTION.test(text))

/** Something that moves. */
interface Motion {
  readonly file: string
  readonly range: TextRange
  readonly text: string
  readonly anchor: string
  /** False for a transition of all properties, which may change only colors. */
  readonly isCertain: boolean
}

const listMotions = memoizeByObject((file: SourceFile): readonly Motion[] => {
  const { path, text, elements, script } = file
  const toMotion = (range: TextRange, anchor: string, isCertain = true): Motion => ({
    isCertain,
    file: path,
    range,
    text: text.slice(range.start, range.end).replaceAll(/\s+/g, ' ').slice(0, 80),
    anchor,
  })
  const declared = [...listDeclarations(file)]
    .filter(({ rule, declaration }) => isMotion(declaration, rule))
    .map(({ declaration }) =>
      toMotion(declaration.range, declaration.property, !isTransitionOfAll(declaration)),
    )
  const classes = elements.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      name === 'class' && value?.kind === 'static' && ANIMATION_CLASS.test(value.text)
        ? [toMotion(value.range, 'class')]
        : [],
    ),
  )
  const imports = (script?.imports ?? [])
    .filter(({ specifier }) => ANIMATION_PACKAGE.test(specifier))
    .map(({ range, specifier }) => toMotion(range, specifier))
  return [...declared, ...classes, ...imports]
})

const ANIMATION_CLASS = /(?:^|\s)(?:[\w-]+:)*animate-(?!none\b)[\w[]/
const ANIMATION_PACKAGE =
  /^(?:framer-motion|motion(?:\/.*)?|gsap(?:\/.*)?|animejs|@react-spring\/.*|react-spring|lottie-web|lottie-react|@vueuse\/motion|aos)$/

/** The shortest duration in milliseconds that counts as motion. */
const MIN_DURATION = 200

/** Transitions of these properties change how things look, not where they are. */
const STILL_PROPERTY =
  /^(?:(?:[\w-]+-)?colou?r|background|background-color|border|opacity|box-shadow|text-shadow|fill|stroke|outline|visibility|filter|backdrop-filter|text-decoration|none)$/

function isMotion({ property, value }: StyleDeclaration, { declarations }: StyleRule): boolean {
  const name = property.replace(/^-webkit-/, '')
  if (name === 'animation') return !/^none\b/.test(value) && getDuration(value) >= MIN_DURATION
  if (name === 'animation-name') {
    return (
      value !== 'none' && getDuration(findValue(declarations, 'animation-duration')) >= MIN_DURATION
    )
  }
  if (name === 'transition') return splitTransitions(value).some(isMovingTransition)
  if (name !== 'transition-property') return false
  return (
    getDuration(findValue(declarations, 'transition-duration')) >= MIN_DURATION &&
    value.split(',').some((item) => !STILL_PROPERTY.test(item.trim()))
  )
}

/** Splits a list at the commas that are not inside parentheses. */
const splitTransitions = (value: string): readonly string[] =>
  value.match(/(?:[^,()]|\([^()]*\))+/g) ?? []

const isTransitionOfAll = ({ property, value }: StyleDeclaration): boolean =>
  /^(?:-webkit-)?transition(?:-property)?$/.test(property) && /^(?:all\b|[\d.])/.test(value)

const findValue = (declarations: readonly StyleDeclaration[], property: string): string =>
  declarations.find((declaration) => declaration.property === property)?.value ?? ''

function isMovingTransition(transition: string): boolean {
  const [property = ''] = transition.trim().match(/^[a-z-]+/i) ?? ['all']
  return !STILL_PROPERTY.test(property) && getDuration(transition) >= MIN_DURATION
}

/** Returns the first time of a value in milliseconds, which is its duration. */
function getDuration(value: string): number {
  const [, digits = '0', unit] = /(?<![\w.-])(\d+(?:\.\d+)?|\.\d+)(ms|s)\b/.exec(value) ?? []
  return Number(digits) * (unit === 's' ? 1000 : 1)
}

const MAX_EVIDENCE = 5

function createDraft(first: Motion, others: readonly Motion[], snapshot: Snapshot): SourceDraft {
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return {
    file: first.file,
    range: first.range,
    message: `The project has motion (${first.text}${more}) but no rule for prefers-reduced-motion.`,
    confidence: [first, ...others].some(({ isCertain }) => isCertain) ? 'certain' : 'likely',
    anchor: `reduced-motion ${first.anchor}`,
    evidence: others.slice(0, MAX_EVIDENCE).map(toEvidence),
    repair: createRepair(snapshot),
  }
}

const toEvidence = ({ file, range, text }: Motion): Evidence => ({
  kind: 'motion',
  text,
  file,
  range,
})

const MEDIA_BLOCK = `
@media (prefers-reduced-motion: reduce) {
  *,
  ::before,
  ::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}
`

function createRepair(snapshot: Snapshot): Repair {
  const sheet = findGlobalStylesheet(snapshot)
  const title = 'Reduce motion for users who ask the system for less.'
  if (sheet === undefined) {
    return {
      kind: 'manual',
      title,
      steps: ['Add a global rule in @media (prefers-reduced-motion: reduce) that ends animations.'],
      autofix: 'none',
    }
  }
  const end = sheet.text.length
  return {
    kind: 'edit',
    title,
    steps: [`Add @media (prefers-reduced-motion: reduce) to ${sheet.path}.`],
    autofix: 'safe',
    edits: [{ file: sheet.path, range: { start: end, end }, text: MEDIA_BLOCK }],
  }
}
