import { checksum } from '../../../src/internal/node.ts'
import type { FileContent } from '../../../src/site.ts'

/** Lists files with their checksums: comparing all texts of a site would take seconds. */
export const listChecksums = (files: Iterable<readonly [string, FileContent]>) =>
  [...files].map(([path, content]) => [path, checksum(content).integrity])
