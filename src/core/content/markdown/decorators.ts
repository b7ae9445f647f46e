import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { bulletList, labeledValue, section } from '../../markdown/blocks.ts'
import { inlineName } from '../../markdown/escape.ts'
import { asObject } from '../fields.ts'
import { formatEntries, formatNames, formatText, formatTexts } from './said.ts'

/** How the CSS of a decorator is shown, given its name and its properties. */
export type FormatProperties = (key: string, properties: unknown) => string

/** The decorators of a theme in full where they are defined, else by what each does. */
export function decoratorSections(theme: ThemeV1, show: FormatProperties): string[] {
  const definitions = Object.entries(asObject(theme.decorator_definitions))
  if (definitions.length === 0) return [bulletList(formatEntries(theme.decorators))]
  return definitions.map(([key, definition]) => {
    const { description, intent, suggested_properties, usage, pairs_with } = asObject(definition)
    return section(3, inlineName(key), [
      formatText(description),
      bulletList([
        labeledValue('Intent', formatText(intent)),
        labeledValue('Use on', formatTexts(usage)),
        labeledValue('Goes with', formatNames(pairs_with)),
      ]),
      show(key, suggested_properties),
    ])
  })
}
