import type { Essence } from '../../essence.ts'
import { sha256 } from '../../internal/node.ts'
import { type FontFolder, fontFaceCss, withFontFallbacks } from '../../internal.ts'
import {
  adaptTheme,
  decoratorCss,
  extendStylesheet,
  fontComment,
  getEffectiveTheme,
  type Theme,
  themeCss,
  toTailwindCss,
  withoutTargets,
} from '../../themes.ts'
import type { ProjectStylesheet } from '../detect/find-stylesheet.ts'

/** What the style sheet of an app depends on besides its essence and theme. */
export interface StylesheetOptions {
  /** The project's own style sheet, which that of svc extends. */
  readonly own?: ProjectStylesheet | undefined
  /** The font files next to the style sheet; ignored in a project with a style sheet of its own. */
  readonly fonts?: FontFolder | undefined
}

/**
 * Renders the style sheet of an app: its theme with the overrides of the essence. In a project with
 * variables of its own, it adds to those what is missing.
 */
export function renderAppStylesheet(
  { dna, blueprint, meta }: Essence,
  theme: Theme,
  { own, fonts = { files: [], url: '' } }: StylesheetOptions = {},
): string {
  const effective = withFontFallbacks(getEffectiveTheme(dna, theme), own ? [] : fonts.files)
  const overrides = blueprint.sections.flatMap(({ dna_overrides, pages }) => [
    dna_overrides?.mode,
    ...pages.map((page) => page.dna_overrides?.mode),
  ])
  // One mode is enough, unless a section or page overrides it.
  const isMixed = overrides.some((mode) => mode !== undefined && mode !== dna.theme.mode)
  const mode = isMixed ? 'auto' : dna.theme.mode
  // The pages of a project with a style sheet of its own must not change by themselves.
  const decorated = own ? withoutTargets(adaptTheme(own.text, theme)) : theme
  const faces = own ? '' : fontComment(theme, fonts.files) + fontFaceCss(theme, fonts)
  const body = `${faces}${renderVariables()}\n${decoratorCss(decorated)}`
  return `${createMark(theme.id, body)}\n${body}`

  function renderVariables(): string {
    if (own) {
      return extendStylesheet(own.text, effective, { replacesValues: theme.source !== own.file })
    }
    return meta.target.endsWith('-tailwind')
      ? toTailwindCss(effective, { mode })
      : themeCss(effective, { mode })
  }
}

/** Creates the first line of a style sheet, by which svc knows what it wrote. */
const createMark = (theme: string, body: string): string =>
  `/* Written by svc: the theme "${theme}" as svc.essence.json uses it. Digest: ${digest(body)} */`

/** Returns the digest of a text, whatever its line endings. */
const digest = (text: string): string => sha256(text.replaceAll('\r\n', '\n')).slice(0, 16)

/** The origin of a style sheet. */
export type StylesheetOrigin =
  /** Written by svc and not changed since. */
  | { readonly kind: 'svc'; readonly theme: string }
  /** Written by svc, and then edited by hand. */
  | { readonly kind: 'edited' }
  /** Not written by svc. */
  | { readonly kind: 'other' }

/** Returns the origin of a style sheet, from its first line. */
export function getStylesheetOrigin(css: string): StylesheetOrigin {
  const [line = ''] = css.split(/\r?\n/, 1)
  const mark = /^\/\* Written by svc: the theme "([^"]*)" .*Digest: ([0-9a-f]{16}) \*\/$/.exec(line)
  const [, theme, expected] = mark ?? []
  if (theme === undefined) return { kind: 'other' }
  const body = css.slice(line.length).replace(/^\r?\n/, '')
  return digest(body) === expected ? { kind: 'svc', theme } : { kind: 'edited' }
}
