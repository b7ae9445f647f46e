import { OperationError } from './errors.ts'

/** Where an operation runs: the folder, the variables and the settings of one call. */
export interface Environment {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly settings: EnvironmentSettings
  /**
   * True if the packages that open pages may be loaded from the project, which runs code of it. A
   * person who checks pages decides that; an agent does not.
   */
  readonly trustsProject?: boolean | undefined
  /** Reports something that does not belong to the result, such as a deprecated setting. */
  note(text: string): void
  /** Reports how far long work has come, if anyone wants to see it. */
  readonly progress?: ReportProgress
  /** Returns the current time in milliseconds; the system clock by default. */
  readonly now?: (() => number) | undefined
}

/** Reports a step of long work, and how much of it is done if that is known. */
export type ReportProgress = (step: string, done?: number, total?: number) => void

/** The settings that every operation shares. */
export interface EnvironmentSettings {
  /** The project folder; by default the nearest project at or above `cwd`. */
  readonly project?: string | undefined
  /** Uses the cached copy of an API URL, or the embedded content. */
  readonly offline?: boolean | undefined
  readonly apiUrl?: string | undefined
  /** The old name of `apiUrl`. */
  readonly registry?: string | undefined
  /** The timeout of a request in milliseconds. */
  readonly timeout?: string | undefined
  /** The milliseconds that one source file may take to parse. */
  readonly fileTimeout?: string | undefined
}

/** Parses a number of milliseconds, the value of an option. Throws a usage error. */
export function parseMilliseconds(option: string, value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw new OperationError('usage', `Invalid value "${value}" for ${option}.`, {
    hint: 'Use a number of milliseconds, at least 1.',
  })
}
