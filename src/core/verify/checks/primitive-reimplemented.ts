import type { ProjectCheck } from '../check.ts'
import { manualRepair } from '../edits.ts'
import { importsComponent, listPrimitives, writeImport } from '../primitives.ts'

/** A component that fewer files use is not established. */
const MIN_USERS = 3

/** Finds declarations of a component that the project has already. */
export const primitiveReimplemented: ProjectCheck = {
  code: 'COMP001',
  check: 'primitive-reimplemented',
  family: 'components',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a primitive of the project is declared again',
  scope: 'project',
  *run(snapshot) {
    const sources = new Map(snapshot.files.map((file) => [file.path, file]))
    const established = listPrimitives(snapshot).filter(({ users }) => users.length >= MIN_USERS)
    for (const file of snapshot.files) {
      if (file.role !== 'production') continue
      for (const { name, isComponent, range } of file.script?.declarations ?? []) {
        const primitive = established.find(
          (component) => component.name === name && component.file !== file.path,
        )
        // A wrapper around the component is fine.
        if (!isComponent || primitive === undefined || importsComponent(file, primitive)) continue
        if (established.some((component) => component.file === file.path)) continue
        const start = Math.max(range.start, file.text.indexOf(name, range.start))
        const statement = writeImport(primitive, sources.get(primitive.file))
        yield {
          file: file.path,
          range: { start, end: start + name.length },
          message: `"${name}" is declared here again, although ${primitive.file} has it for the project.`,
          confidence: 'likely',
          anchor: `declaration ${name}`,
          evidence: [
            {
              kind: 'component',
              text: `${primitive.users.length} files use it.`,
              file: primitive.file,
            },
          ],
          repair: manualRepair(`Remove the declaration, and use the component of the project.`, [
            `Add \`${statement}\`.`,
          ]),
        }
      }
    }
  },
}
