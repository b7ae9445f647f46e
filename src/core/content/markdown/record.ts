import { bulletList, heading, joinBlocks, labeledValue } from '../../kernel/markdown.ts'
import { type Content, type ContentType, toSingular } from '../content-types.ts'
import { DEFAULT_VERSION } from '../record.ts'
import { archetypeSections } from './archetype.ts'
import { blueprintSections } from './blueprint.ts'
import { formatCode, formatNames, formatText, formatTexts } from './format.ts'
import { patternSections } from './pattern.ts'
import { shellSections } from './shell.ts'
import { themeSections } from './theme.ts'

const SECTIONS_BY_TYPE: { readonly [T in ContentType]: (data: Content[T]) => string[] } = {
  patterns: patternSections,
  themes: themeSections,
  blueprints: blueprintSections,
  archetypes: archetypeSections,
  shells: shellSections,
}

/** Renders a record as Markdown. All texts are escaped, because third parties may write them. */
export const recordMarkdown = <T extends ContentType>(type: T, data: Content[T]): string =>
  joinBlocks([
    heading(1, formatText(data.name) ?? formatCode(data.id) ?? toSingular(type)),
    formatText(data.description),
    bulletList([
      labeledValue('Type', toSingular(type)),
      labeledValue('Slug', formatCode(data.id)),
      labeledValue('Version', formatCode(data.version ?? DEFAULT_VERSION)),
      labeledValue('Category', formatText(data.category)),
      labeledValue('Tags', formatNames(data.tags)),
      labeledValue('Also called', formatTexts(data.synonyms)),
      labeledValue('Updated', formatText(data.updated)),
    ]),
    ...SECTIONS_BY_TYPE[type](data),
    linkToRecord(data.id),
  ])

/** Links to the JSON of the record, which is in the same folder as its Markdown. */
const linkToRecord = (id: string): string =>
  /^[a-z0-9][a-z0-9-]*$/.test(id) ? `The whole record: [${id}.json](${id}.json)` : ''
