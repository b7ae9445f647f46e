import type { Mode } from '../palette.ts'
import { type CustomProperty, parseStylesheet } from './parse-stylesheet.ts'

/** A value without references to other variables, and where it is declared. */
export interface ResolvedVariable {
  readonly name: string
  readonly value: string
  readonly selector: string
}

/** A rule that sets the variables of one mode: a selector, in a media query if it has one. */
export interface ModeRule {
  readonly mode: Mode
  readonly selector: string
  readonly media?: string
}

/** The custom properties of a style sheet, as they apply to a page in each mode. */
export interface Variables {
  /** True if any value depends on the mode. */
  readonly hasModes: boolean
  /** True if the names are those of shadcn/ui. */
  readonly isShadcn: boolean
  readonly names: readonly string[]
  /** The rules of both modes, in the order of the style sheet; empty for `light-dark()`. */
  readonly modeRules: readonly ModeRule[]
  readonly skippedSelectors: readonly string[]
  /** Returns a custom property in a mode; undefined if it has no value that can be resolved. */
  find(name: string, mode: Mode): ResolvedVariable | undefined
  /** Returns the variable that a variable of Tailwind's theme refers to, else its own name. */
  follow(name: string): string
}

/** Reads a style sheet: later declarations win, and those of a mode override those for both. */
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
    modeRules: listModeRules(properties),
    skippedSelectors,
    follow(name) {
      const { selector = '', value = '' } = tables.light.get(name) ?? {}
      const [, source] = (selector.startsWith('@theme') && /^var\((--[\w-]+)\)$/.exec(value)) || []
      return source !== undefined && tables.light.has(source) ? source : name
    },
    find(name, mode) {
      const declared = tables[mode].get(name)
      const value = declared && resolveValue(declared.value, tables[mode], mode)
      return value ? { name, value, selector: declared.selector } : undefined
    },
  }
}

function listModeRules(properties: readonly CustomProperty[]): ModeRule[] {
  const rules = new Map<string, ModeRule>()
  for (const { mode, selector, media } of properties) {
    if (mode === undefined) continue
    const own = selector.startsWith('@') ? ':root' : selector
    rules.set(`${media} ${own}`, { mode, selector: own, ...(media === undefined ? {} : { media }) })
  }
  return [...rules.values()]
}

type VariableTable = ReadonlyMap<string, CustomProperty>

const createVariableTable = (properties: readonly CustomProperty[], mode: Mode): VariableTable =>
  new Map(
    [
      ...properties.filter((property) => property.mode === undefined),
      ...properties.filter((property) => property.mode === mode),
    ].map((property) => [property.name, property]),
  )

const ARGUMENT = String.raw`(?:[^(),]|\((?:[^()]|\([^()]*\))*\))*`
const VAR_FUNCTION = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
const LIGHT_DARK = new RegExp(String.raw`light-dark\((${ARGUMENT}),(${ARGUMENT})\)`)

/** Limits that end circular references and values that grow without end. */
const MAX_RESOLVE_STEPS = 50
const MAX_VALUE_LENGTH = 2_000

/** Resolves every `var()` and `light-dark()` of a value; undefined if a reference has no value. */
function resolveValue(value: string, table: VariableTable, mode: Mode): string | undefined {
  let text = value
  for (let step = 0; step < MAX_RESOLVE_STEPS && text.length <= MAX_VALUE_LENGTH; step += 1) {
    const [reference, name = '', fallback] = VAR_FUNCTION.exec(text) ?? []
    const [lightDark, light = '', dark = ''] = LIGHT_DARK.exec(text) ?? []
    if (reference !== undefined) {
      const referenced = table.get(name)?.value ?? fallback
      if (referenced === undefined) return undefined
      text = text.replace(reference, () => referenced)
    } else if (lightDark !== undefined) {
      text = text.replace(lightDark, () => (mode === 'dark' ? dark : light))
    } else {
      return text.includes('var(') ? undefined : text.trim()
    }
  }
  return undefined
}
