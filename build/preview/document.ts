import { themeCss } from '../../src/core/packs/tokens.ts'
import type { AssembledContent, ContentRecord } from '../../src/site.ts'

/** One piece of HTML of the corpus, such as `patterns/hero` in its preset `split`. */
export interface Example {
  /** The record's key. */
  readonly record: string
  readonly preset: string
  readonly html: string
}

export type Mode = 'light' | 'dark'

/** Every example of every pattern, in the order of slugs and presets. */
export const patternExamples = ({ records }: AssembledContent): Example[] =>
  records.patterns.flatMap(({ slug, data }) =>
    Object.entries(data.presets).flatMap(([preset, { code }]) => {
      const html = code?.example
      return html ? [{ record: `patterns/${slug}`, preset, html }] : []
    }),
  )

/** The example of every shell. */
export const shellExamples = ({ records }: AssembledContent): Example[] =>
  records.shells.flatMap(({ slug, data: { code } }) =>
    code?.example ? [{ record: `shells/${slug}`, preset: '', html: code.example }] : [],
  )

/** What a document is made of. */
export interface Sheet {
  readonly theme: ContentRecord<'themes'>['data']
  readonly mode: Mode
  readonly examples: readonly Example[]
  /** The stylesheet under the theme's tokens. */
  readonly css: string
}

/** Examples of patterns, one below the other inside a `main` after an `h1`. */
export const patternSheet = ({ examples, ...look }: Sheet): string =>
  page(
    look,
    [
      '<main class="sheet">',
      `<h1>${look.theme.name}, ${look.mode}</h1>`,
      ...examples.map(
        ({ record, preset, html }) =>
          `<div class="specimen" data-of="${record}/${preset}"><p>${record.replace(/^\w+\//, '')} · ${preset}</p>\n${html}</div>`,
      ),
      '</main>',
    ].join('\n'),
  )

/** The example of one shell, which has a `main` of its own. */
export const shellSheet = (look: Omit<Sheet, 'examples'>, { html }: Example): string =>
  page(look, html)

const page = (
  { theme, mode, css }: Omit<Sheet, 'examples'>,
  body: string,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${theme.name}, ${mode}</title>
<style>${themeCss(theme, { mode })}${css}</style>
<body>
${body}
</body>
</html>
`
