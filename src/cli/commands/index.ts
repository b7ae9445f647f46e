import type { Command } from '../command.ts'
import { build } from './build.ts'
import { compile } from './compile.ts'
import { exportCommand } from './export.ts'
import { get } from './get.ts'
import { init } from './init.ts'
import { list } from './list.ts'
import { pack } from './pack.ts'
import { schema } from './schema.ts'
import { search } from './search.ts'
import { serve } from './serve.ts'
import { validate } from './validate.ts'

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...[init, validate, compile, pack, exportCommand],
  ...[search, list, get, schema],
  ...[build, serve],
]
