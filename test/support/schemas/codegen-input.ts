import { readCodegenInput } from '../../../build/codegen/input.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'

/** The checked input of the code generator, read once per process. */
export const codegenInput = await oncePerProcess('codegen input', () => readCodegenInput(ROOT))
