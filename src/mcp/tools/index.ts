import type { Tool } from '../tool.ts'
import { contextTool } from './context.ts'
import { registryTool } from './registry.ts'

/** The tools of the server, in the order of `tools/list`. */
export const TOOLS: readonly Tool[] = [registryTool, contextTool]
