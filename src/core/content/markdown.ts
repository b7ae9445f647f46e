import { bullets, documentOf, fact, heading } from '../markdown/blocks.ts'
import type { Content } from './lookup.ts'
import { archetypeParts } from './markdown/archetype.ts'
import { blueprintParts } from './markdown/blueprint.ts'
import { patternParts } from './markdown/pattern.ts'
import { names, said, saidCode, words } from './markdown/said.ts'
import { shellParts } from './markdown/shell.ts'
import { themeParts } from './markdown/theme.ts'
import { FIRST_VERSION } from './record.ts'
import { type ContentType, singularOf } from './type.ts'

const PARTS: { readonly [T in ContentType]: (data: Content[T]) => string[] } = {
  patterns: patternParts,
  themes: themeParts,
  blueprints: blueprintParts,
  archetypes: archetypeParts,
  shells: shellParts,
}

/** A record as Markdown, for people and agents. Its texts are data: none of them opens anything. */
export const recordMarkdown = <T extends ContentType>(type: T, data: Content[T]): string =>
  documentOf([
    heading(1, said(data.name) ?? saidCode(data.id) ?? singularOf(type)),
    said(data.description),
    bullets([
      fact('Type', singularOf(type)),
      fact('Slug', saidCode(data.id)),
      fact('Version', saidCode(data.version ?? FIRST_VERSION)),
      fact('Category', said(data.category)),
      fact('Tags', names(data.tags)),
      fact('Also called', words(data.synonyms)),
      fact('Updated', said(data.updated)),
    ]),
    ...PARTS[type](data),
    whole(data.id),
  ])

/** Where the record itself lies: beside its Markdown. */
const whole = (id: string): string =>
  /^[a-z0-9][a-z0-9-]*$/.test(id) ? `The whole record: [${id}.json](${id}.json)` : ''
