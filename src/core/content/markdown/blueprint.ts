import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import { asArray, asObject, getOwn } from '../../kernel/json/value.ts'
import { bulletList, labeledValue, section, table } from '../../kernel/markdown.ts'
import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
  namedEntries,
} from './format.ts'

/** Returns the Markdown sections of a blueprint. */
export const blueprintSections = (blueprint: BlueprintV1): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Domain', formatText(blueprint.domain)),
      labeledValue(
        'Character',
        formatText(blueprint.personality) ?? formatTexts(blueprint.personality),
      ),
      ...portfolioLines(blueprint.blueprint_portfolio),
    ]),
  ]),
  section(2, 'Made of', [
    bulletList([
      labeledValue('Archetypes', archetypeList(blueprint)),
      labeledValue('Theme', themeSummary(blueprint.theme)),
      labeledValue('Other themes', formatNames(blueprint.suggested_themes)),
      labeledValue('Features', formatNames(blueprint.features)),
    ]),
  ]),
  section(2, 'Routes', [
    table(
      ['Path', 'Archetype', 'Page', 'Shell'],
      namedEntries(blueprint.routes).map(([path, route]) => [
        path,
        ...['archetype', 'page', 'shell'].map((key) => formatCode(getOwn(route, key)) ?? ''),
      ]),
    ),
  ]),
  section(2, 'Voice', [bulletList(formatEntries(blueprint.voice))]),
  section(2, 'Keys', [
    hotkeyTable(blueprint.navigation?.hotkeys),
    commandPaletteSentence(blueprint),
  ]),
  section(2, 'Left out and changed', [bulletList(formatEntries(blueprint.overrides))]),
]

const archetypeList = ({ archetype, compose }: BlueprintV1): string =>
  [archetype, ...asArray(compose)]
    .flatMap((entry) => {
      const id = formatCode(entry) ?? formatCode(getOwn(entry, 'archetype'))
      const prefix = formatCode(getOwn(entry, 'prefix'))
      return id === undefined ? [] : [prefix === undefined ? id : `${id} at ${prefix}`]
    })
    .join(', ')

const themeSummary = (value: unknown): string =>
  ['id', 'mode', 'shape'].flatMap((key) => formatCode(getOwn(value, key)) ?? []).join(', ')

const portfolioLines = (value: unknown): (string | undefined)[] => {
  const { visibility, maturity, rationale, recommended_alternative } = asObject(value)
  return [
    labeledValue(
      'Standing',
      [visibility, maturity].flatMap((value) => formatCode(value) ?? []).join(', '),
    ),
    labeledValue('Why', formatText(rationale)),
    labeledValue('Use instead', formatCode(recommended_alternative)),
  ]
}

const hotkeyTable = (value: unknown): string =>
  table(
    ['Key', 'Does', 'Leads to'],
    asArray(value).map((hotkey) => [
      formatCode(getOwn(hotkey, 'key')) ?? '',
      formatText(getOwn(hotkey, 'label')) ?? formatCode(getOwn(hotkey, 'action')) ?? '',
      formatCode(getOwn(hotkey, 'route')) ?? '',
    ]),
  )

/** Describes the command palette if the blueprint mentions one. */
function commandPaletteSentence({ navigation }: BlueprintV1): string | undefined {
  const palette = getOwn(navigation, 'command_palette')
  if (palette === undefined) return undefined
  if (palette === false) return 'There is no command palette.'
  const trigger = formatCode(getOwn(palette, 'trigger'))
  return `There is a command palette${trigger ? `, opened by ${nameKeys(trigger)}` : ''}.`
}

/** Names a key and, if it is one of Macs, the key of other systems. */
const nameKeys = (key: string): string =>
  /\bCmd\b/.test(key) ? `${key} on Macs and ${key.replace(/\bCmd\b/, 'Ctrl')} elsewhere` : key
