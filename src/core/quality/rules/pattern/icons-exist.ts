import type { HtmlElement } from '../../../kernel/html/parse.ts'
import { asObject } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { PICTURE_KINDS } from '../../../kernel/picture.ts'
import { findIconPath, listIconNames } from '../../../render/icons.ts'
import { createExampleFinding, type ExampleDraft, parseExample } from '../../example-checks.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires the icons and pictures that examples name to exist. */
export const iconsExistRule: RecordRule<'patterns'> = {
  id: 'P24',
  requirement: 'Each icon and each picture of an example has a name that the renderer knows.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.entries(data.presets).flatMap(([preset, { code }]) =>
      parseExample(asObject(code))
        .elements.flatMap(checkElement)
        .map((issue) =>
          createExampleFinding(authored, ['presets', preset, 'code', 'example'], issue),
        ),
    ),
}

function checkElement({ name, attributes, line }: HtmlElement): ExampleDraft[] {
  const icon = name === 'svg' ? attributes.get('data-icon') : undefined
  const picture = name === 'img' ? attributes.get('data-image') : undefined
  if (icon !== undefined && findIconPath(icon) === undefined)
    return [{ line, message: `There is no icon "${icon}".`, hint: describeIcon(icon) }]
  if (picture !== undefined && !PICTURE_KINDS.includes(picture))
    return [
      {
        line,
        message: `There is no picture "${picture}".`,
        hint: `Use one of: ${PICTURE_KINDS.join(', ')}.`,
      },
    ]
  return []
}

const describeIcon = (icon: string): string => {
  const [suggestion] = nearest(icon, listIconNames())
  return suggestion === undefined
    ? 'Use a name of content/vocabulary/icons.json, or add one of lucide there.'
    : `Did you mean "${suggestion}"?`
}
