import { unique } from '../../kernel/lists.ts'
import { memoizeByObject, memoizeByString } from '../../kernel/memoize.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile } from '../source-file.ts'
import { type FindVariantTrigger, getRuleMode, MEDIA_TRIGGER } from './color-modes.ts'

/** Returns a function that finds what turns on a variant of Tailwind in a project. */
export const getVariantTriggers = memoizeByObject(({ files }: Snapshot): FindVariantTrigger => {
  const declared = files.flatMap((file) => listVariantTriggers(file))
  return memoizeByString((variant) => {
    const triggers = unique(declared.filter(({ name }) => name === variant)).map(
      ({ trigger }) => trigger,
    )
    const [first = variant === 'dark' ? MEDIA_TRIGGER : null] = triggers
    return triggers.every((trigger) => trigger === first) ? first : null
  })
})

/** A variant that a project declares, and what turns it on; null if that is not known. */
interface VariantTrigger {
  readonly name: string
  readonly trigger: string | null
}

// `@custom-variant dark (&:is(.dark *));` of Tailwind 4.
const CUSTOM_VARIANT = /@(?:custom-)?variant\s+([\w-]+)\s*(\([^;{}@]*\)|\{)/g
// `darkMode: ['selector', '[data-theme="dark"]']` of Tailwind 3.
const DARK_MODE_SETTING = /\bdarkMode\s*:\s*(\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]|["'][^"'\n]*["'])/

const listVariantTriggers = memoizeByObject(
  ({ path, text }: SourceFile): readonly VariantTrigger[] => {
    if (/(?:^|\/)tailwind\.config\.[cm]?[jt]s$/.test(path)) {
      const [, setting] = DARK_MODE_SETTING.exec(text) ?? []
      return setting === undefined ? [] : [{ name: 'dark', trigger: readSetting(setting) }]
    }
    if (!text.includes('variant')) return []
    return [...text.matchAll(CUSTOM_VARIANT)].flatMap(({ 1: name = '', 2: body = '', 0: whole }) =>
      // `@variant dark {` uses a variant, `@custom-variant dark {` declares one in a block.
      body === '{' && !whole.startsWith('@custom')
        ? []
        : [{ name, trigger: body === '{' ? null : readBody(body.slice(1, -1)) }],
    )
  },
)

/** Returns the trigger of `&:is(.dark *)` or of `@media (prefers-color-scheme: dark)`. */
function readBody(body: string): string | null {
  const mode = body.trim().startsWith('@')
    ? getRuleMode([], [body.trim()])
    : getRuleMode([body.trim().replaceAll('&', '.x')], [])
  return mode.scheme === 'dark' ? mode.trigger : null
}

function readSetting(setting: string): string | null {
  const [strategy, selector] = [...setting.matchAll(/(["'])(.*?)\1/g)].map(([, , text]) => text)
  if (strategy === 'media') return MEDIA_TRIGGER
  if (strategy !== 'class' && strategy !== 'selector') return null
  return selector === undefined ? '.dark' : getRuleMode([`${selector} .x`], []).trigger
}
