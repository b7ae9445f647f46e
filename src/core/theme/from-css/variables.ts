import type { Mode } from '../palette.ts'
import { type CustomProperty, parseStylesheet } from './parse-stylesheet.ts'

/** A value with nothing left to look up, and where it was declared. */
export interface ResolvedVariable {
  readonly name: string
  readonly value: string
  readonly selector: string
}

/** The custom properties of a style sheet, as a page has them in each mode. */
export interface Variables {
  /** True when light and dark differ in anything. */
  readonly hasModes: boolean
  /** True when a name is there that only shadcn/ui and its kin use. */
  readonly isShadcn: boolean
  readonly names: readonly string[]
  readonly skippedSelectors: readonly string[]
  /** The value of a custom property in a mode; undefined when it has none that can be told. */
  find(name: string, mode: Mode): ResolvedVariable | undefined
}

/** Reads a style sheet: later declarations win, those of a mode over those for both. */
export function readVariables(text: string): Variables {
  const { properties, skippedSelectors } = parseStylesheet(text)
  const tables = {
    light: createVariableTable(properties, 'light'),
    dark: createVariableTable(properties, 'dark'),
  }
  const names = [...new Set(properties.map(({ name }) => name))]
  return {
    hasModes: properties.some(
      ({ mode, value }) => mode !== undefined || value.includes('light-dark('),
    ),
    isShadcn: names.some((name) => /^--(color-)?foreground$/.test(name)),
    names,
    skippedSelectors,
    find(name, mode) {
      const declared = tables[mode].get(name)
      const value = declared && resolveValue(declared.value, tables[mode], mode)
      return value ? { name, value, selector: declared.selector } : undefined
    },
  }
}

type VariableTable = ReadonlyMap<string, CustomProperty>

const createVariableTable = (properties: readonly CustomProperty[], mode: Mode): VariableTable =>
  new Map(
    [
      ...properties.filter((one) => one.mode === undefined),
      ...properties.filter((one) => one.mode === mode),
    ].map((one) => [one.name, one]),
  )

const ARGUMENT = String.raw`(?:[^(),]|\((?:[^()]|\([^()]*\))*\))*`
const VAR_FUNCTION = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
const LIGHT_DARK = new RegExp(String.raw`light-dark\((${ARGUMENT}),(${ARGUMENT})\)`)

/** A chain or a text beyond these is a circle or a trap. */
const MAX_RESOLVE_STEPS = 50
const MAX_VALUE_LENGTH = 2_000

/** The value with every `var()` and `light-dark()` in it looked up. */
function resolveValue(value: string, table: VariableTable, mode: Mode): string | undefined {
  let text = value
  for (let step = 0; step < MAX_RESOLVE_STEPS && text.length <= MAX_VALUE_LENGTH; step += 1) {
    const [reference, name = '', fallback] = VAR_FUNCTION.exec(text) ?? []
    const [choice, light = '', dark = ''] = LIGHT_DARK.exec(text) ?? []
    if (reference !== undefined) {
      const next = table.get(name)?.value ?? fallback
      if (next === undefined) return undefined
      text = text.replace(reference, () => next)
    } else if (choice !== undefined)
      text = text.replace(choice, () => (mode === 'dark' ? dark : light))
    else return text.includes('var(') ? undefined : text.trim()
  }
  return undefined
}
