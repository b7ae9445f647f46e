import type { Tool } from '../tool.ts'
import { contextTool } from './context.ts'
import { contractTool } from './contract.ts'
import { contractWriteTool } from './contract-write.ts'
import { graphTool } from './graph.ts'
import { projectTool } from './project.ts'
import { registryTool } from './registry.ts'
import { repairTool } from './repair.ts'
import { verifyTool } from './verify.ts'

/** The tools of the server, in the order of `tools/list`. */
export const TOOLS: readonly Tool[] = [
  registryTool,
  contextTool,
  projectTool,
  contractTool,
  contractWriteTool,
  graphTool,
  verifyTool,
  repairTool,
]
