import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import { bullets, fact, part, table } from '../../markdown/blocks.ts'
import { fieldsOf, listOf, own } from '../fields.ts'
import { members, names, pairs, said, saidCode, words } from './said.ts'

/** What a reader of a blueprint wants to know, part by part. */
export const blueprintParts = (blueprint: BlueprintV1): string[] => [
  part(2, 'When to use', [
    bullets([
      fact('Domain', said(blueprint.domain)),
      fact('Character', said(blueprint.personality) ?? words(blueprint.personality)),
      ...standing(blueprint.blueprint_portfolio),
    ]),
  ]),
  part(2, 'Made of', [
    bullets([
      fact('Archetypes', archetypes(blueprint)),
      fact('Theme', theme(blueprint.theme)),
      fact('Other themes', names(blueprint.suggested_themes)),
      fact('Features', names(blueprint.features)),
    ]),
  ]),
  part(2, 'Routes', [
    table(
      ['Path', 'Archetype', 'Page', 'Shell'],
      members(blueprint.routes).map(([path, route]) => [
        path,
        ...['archetype', 'page', 'shell'].map((key) => saidCode(own(route, key)) ?? ''),
      ]),
    ),
  ]),
  part(2, 'Voice', [bullets(pairs(blueprint.voice))]),
  part(2, 'Keys', [hotkeys(blueprint.navigation?.hotkeys), palette(blueprint)]),
  part(2, 'Left out and changed', [bullets(pairs(blueprint.overrides))]),
]

const archetypes = ({ archetype, compose }: BlueprintV1): string =>
  [archetype, ...listOf(compose)]
    .flatMap((one) => {
      const id = saidCode(one) ?? saidCode(own(one, 'archetype'))
      const prefix = saidCode(own(one, 'prefix'))
      return id === undefined ? [] : [prefix === undefined ? id : `${id} at ${prefix}`]
    })
    .join(', ')

const theme = (value: unknown): string =>
  ['id', 'mode', 'shape'].flatMap((key) => saidCode(own(value, key)) ?? []).join(', ')

const standing = (value: unknown): (string | undefined)[] => {
  const { visibility, maturity, rationale, recommended_alternative } = fieldsOf(value)
  return [
    fact('Standing', [visibility, maturity].flatMap((one) => saidCode(one) ?? []).join(', ')),
    fact('Why', said(rationale)),
    fact('Use instead', saidCode(recommended_alternative)),
  ]
}

const hotkeys = (value: unknown): string =>
  table(
    ['Key', 'Does', 'Leads to'],
    listOf(value).map((hotkey) => [
      saidCode(own(hotkey, 'key')) ?? '',
      said(own(hotkey, 'label')) ?? saidCode(own(hotkey, 'action')) ?? '',
      saidCode(own(hotkey, 'route')) ?? '',
    ]),
  )

/** The command palette, when the blueprint says anything about one. */
function palette({ navigation }: BlueprintV1): string | undefined {
  const contract = own(navigation, 'command_palette')
  if (contract === undefined) return undefined
  if (contract === false) return 'There is no command palette.'
  const trigger = saidCode(own(contract, 'trigger'))
  return `There is a command palette${trigger ? `, opened by ${trigger}` : ''}.`
}
