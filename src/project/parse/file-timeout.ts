import { type Environment, parseMilliseconds } from '../environment.ts'
import type { TimeLimit } from './timed-parser.ts'

/** Returns the time that one file may take to parse, if the environment sets it. Throws a usage error. */
export const getTimeLimit = ({ settings: { fileTimeout } }: Environment): TimeLimit =>
  fileTimeout === undefined ? {} : { fileTimeout: parseMilliseconds('--file-timeout', fileTimeout) }
