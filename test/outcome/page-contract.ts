import { asObject, asString, asStrings } from '../../src/core/json/value.ts'
import type { PagePack } from './types.ts'

/** A slot of a pattern: its name in `data-slot`, and its description in the pack. */
export interface Slot {
  readonly name: string
  readonly isRequired: boolean
  readonly text: string
}

/** The requirements of a pack for a pattern. */
export interface PatternContract {
  readonly name: string
  readonly role: string | undefined
  readonly slots: readonly Slot[]
  readonly keys: readonly string[]
  /** The pattern that shows each state; undefined if it is shown in place. */
  readonly states: ReadonlyMap<string, string | undefined>
  readonly produces: readonly string[]
}

/** The requirements of a pack for a page that a program can check. */
export interface PageContract {
  /** Every path of the page, with a value for each `:parameter`. */
  readonly paths: readonly [string, ...string[]]
  /** The id of `main`. */
  readonly main: string
  readonly parts: readonly PatternContract[]
  /** Signals that a reload keeps. */
  readonly keptSignals: readonly string[]
  /** `A`, `AA` or `AAA`; undefined if the pack requires none. */
  readonly level: string | undefined
  readonly modes: readonly ('light' | 'dark')[]
}

/** The states that a URL can request. */
export const STATES = ['loading', 'empty', 'error'] as const

/** Reads the requirements from a page pack, so that no test repeats them. */
export function readContract({ data, successChecks }: PagePack): PageContract {
  const getLabel = (id: string): string =>
    successChecks.find((check) => check.id === id)?.label ?? ''
  const mode = data.effective?.mode?.value ?? data.theme.mode
  const [path, ...aliases] = [data.path, ...(data.aliases ?? [])].map(fillParameters)
  return {
    paths: [path ?? '/', ...aliases],
    main: asString(data.frame?.skip_target) ?? 'main',
    parts: (data.instances ?? []).map(readPattern),
    keptSignals: [...getLabel('reload').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    level: /`(A{1,3})`/.exec(getLabel('contrast'))?.[1],
    modes: mode === 'light' || mode === 'dark' ? [mode] : ['light', 'dark'],
  }
}

const fillParameters = (path: string): string => path.replace(/:\w+/g, '1')

const readPattern = (instance: Readonly<Record<string, unknown>>): PatternContract => ({
  name: asString(instance.alias) ?? '',
  role: asString(instance.role),
  slots: Object.entries(asObject(instance.slots)).map(([key, text]) => ({
    name: key.replace(/\?$/, ''),
    isRequired: !key.endsWith('?'),
    text: asString(text) ?? '',
  })),
  keys: asStrings(instance.keys),
  states: new Map(
    Object.entries(asObject(instance.states))
      .filter(([name]) => STATES.some((state) => state === name))
      .map(([name, state]) => [name, asString(asObject(state).pattern)]),
  ),
  produces: asStrings(instance.produces),
})
