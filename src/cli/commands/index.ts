import type { Command } from '../command.ts'
import { BASELINE_COMMANDS } from './baseline.ts'
import { buildCommand } from './build.ts'
import { checkCommand } from './check.ts'
import { ciCommand } from './ci.ts'
import { compileCommand } from './compile.ts'
import { completionCommand } from './completion.ts'
import { contentCheckCommand } from './content.ts'
import { diffCommand } from './diff.ts'
import { docsCommand } from './docs.ts'
import { doctorCommand } from './doctor.ts'
import { exportCommand } from './export.ts'
import { getCommand } from './get.ts'
import { graphCommand } from './graph.ts'
import { guideCommand } from './guide.ts'
import { initCommand } from './init.ts'
import { listCommand } from './list.ts'
import { lookCommand } from './look.ts'
import { mcpCommand, mcpInstallCommand } from './mcp.ts'
import { migrateCommand } from './migrate.ts'
import { nextCommand } from './next.ts'
import { packCommand } from './pack.ts'
import { planCommand } from './plan.ts'
import { REGISTRY_COMMANDS } from './registry.ts'
import { repairCommand } from './repair.ts'
import { schemaCommand } from './schema.ts'
import { searchCommand } from './search.ts'
import { serveCommand } from './serve.ts'
import { showcaseCommand } from './showcase.ts'
import { stateCommand } from './state.ts'
import { summaryCommand } from './summary.ts'
import { taskCommand } from './task.ts'
import { themeCreateCommand } from './theme.ts'
import { validateCommand } from './validate.ts'
import { verifyCommand } from './verify.ts'

/** All commands, in the order of the help text. */
export const COMMANDS: readonly Command[] = [
  initCommand,
  planCommand,
  nextCommand,
  guideCommand,
  validateCommand,
  compileCommand,
  packCommand,
  taskCommand,
  diffCommand,
  migrateCommand,
  lookCommand,
  checkCommand,
  stateCommand,
  verifyCommand,
  repairCommand,
  ciCommand,
  ...BASELINE_COMMANDS,
  graphCommand,
  themeCreateCommand,
  exportCommand,
  searchCommand,
  listCommand,
  getCommand,
  schemaCommand,
  summaryCommand,
  showcaseCommand,
  buildCommand,
  serveCommand,
  docsCommand,
  completionCommand,
  contentCheckCommand,
  doctorCommand,
  mcpCommand,
  mcpInstallCommand,
  ...REGISTRY_COMMANDS,
]
