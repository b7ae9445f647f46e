import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { JsonPath } from '../../../json/pointer.ts'
import { memoizeByObject } from '../../../memoize.ts'
import { parseExample } from '../../example-checks.ts'
import { type ContextRule, createFinding, type Finding } from '../../rule.ts'

/** Primitives that exist and that the pattern really uses. */
export const componentsRule: ContextRule<'patterns'> = {
  id: 'P10',
  requirement:
    'Components are two to twelve known primitives, each named in a slot or in an example.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ authored, data }, { vocabulary }) {
    const named = listUsedNames(data)
    const { length } = data.components
    return [
      ...(length >= 2 && length <= 12
        ? []
        : [createFinding(authored, ['components'], componentCountMessage(length))]),
      ...listComponentLists(data).flatMap(({ path, names }) =>
        names.flatMap((name, at): Finding[] => [
          ...(Object.hasOwn(vocabulary.components, name)
            ? []
            : [createFinding(authored, [...path, at], unknownComponentMessage(name))]),
          ...(named.has(name)
            ? []
            : [createFinding(authored, [...path, at], unusedComponentMessage(name))]),
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

/** Every word of the slots, in the singular too, and every marked component. */
const listUsedNames: (pattern: PatternV2) => ReadonlySet<string> = memoizeByObject(
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

const componentCountMessage = (found: number) => ({
  message: `The pattern has ${found} components.`,
  remedy: 'Name the two to twelve primitives that it is built from.',
})

const unknownComponentMessage = (name: string) => ({
  message: `"${name}" is no known primitive.`,
  remedy: 'Use a name of the list of components.',
})

const unusedComponentMessage = (name: string) => ({
  message: `No slot and no example names "${name}".`,
  remedy: 'Say in a slot where it stands, mark it with data-component, or drop it.',
})
