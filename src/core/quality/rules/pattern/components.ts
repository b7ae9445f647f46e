import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { JsonPath } from '../../../kernel/json/pointer.ts'
import { memoizeByObject } from '../../../kernel/memoize.ts'
import { parseExample } from '../../example-checks.ts'
import type { RecordDraft } from '../../finding.ts'
import { type ContextRule, createFinding, type FindingText } from '../../rule.ts'

/** Requires components that exist and that the pattern uses. */
export const componentsRule: ContextRule<'patterns'> = {
  id: 'P10',
  requirement:
    'A pattern has two to twelve known components, each named in a slot or in an example.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ authored, data }, { vocabulary }) {
    const usedNames = getUsedNames(data)
    const { length } = data.components
    return [
      ...(length >= 2 && length <= 12
        ? []
        : [createFinding(authored, ['components'], componentCountMessage(length))]),
      ...listComponentLists(data).flatMap(({ path, names }) =>
        names.flatMap((name, index): RecordDraft[] => [
          ...(Object.hasOwn(vocabulary.components, name)
            ? []
            : [createFinding(authored, [...path, index], unknownComponentMessage(name))]),
          ...(usedNames.has(name)
            ? []
            : [createFinding(authored, [...path, index], unusedComponentMessage(name))]),
        ]),
      ),
    ]
  },
}

interface ComponentList {
  readonly path: JsonPath
  readonly names: readonly string[]
}

const listComponentLists = ({ components, presets }: PatternV2): ComponentList[] => [
  { path: ['components'], names: components },
  ...Object.entries(presets).map(([preset, { components = [] }]) => ({
    path: ['presets', preset, 'components'],
    names: components,
  })),
]

/** Returns the words of all slots, also in the singular, and the components marked in examples. */
const getUsedNames: (pattern: PatternV2) => ReadonlySet<string> = memoizeByObject(
  ({ presets }) =>
    new Set(
      Object.values(presets).flatMap(({ layout, code = {} }) => [
        ...Object.values(layout.slots ?? {}).flatMap(listWordForms),
        ...parseExample(code).elements.flatMap(
          ({ attributes }) => attributes.get('data-component') ?? [],
        ),
      ]),
    ),
)

const listWordForms = (text: string): string[] =>
  (text.match(/\w+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, '')])

const componentCountMessage = (count: number): FindingText => ({
  message: `The pattern has ${count} components.`,
  hint: 'Name two to twelve components.',
})

const unknownComponentMessage = (name: string): FindingText => ({
  message: `Unknown component "${name}".`,
  hint: 'Use a component of the vocabulary.',
})

const unusedComponentMessage = (name: string): FindingText => ({
  message: `No slot and no example names the component "${name}".`,
  hint: 'Name it in a slot, mark it with data-component in an example, or remove it.',
})
