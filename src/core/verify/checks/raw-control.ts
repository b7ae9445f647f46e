import { memoizeByObject } from '../../kernel/memoize.ts'
import type { ProjectCheck } from '../check.ts'
import { editRepair, renameElement, reportElement } from '../edits.ts'
import type { SourceDraft } from '../finding.ts'
import {
  CONTROLS,
  isSpecialInput,
  listPrimitives,
  type Primitive,
  writeImport,
} from '../primitives.ts'
import type { Snapshot } from '../snapshot.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** The share of files that must use the component before another file is the exception. */
const MIN_SHARE = 0.6
const MIN_USERS = 3

/** Finds raw controls where most files use a component of the project. */
export const rawControl: ProjectCheck = {
  code: 'COMP010',
  check: 'raw-control',
  family: 'components',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a raw element is used where the project has a component',
  scope: 'project',
  describeGap: (snapshot) =>
    hasComponents(snapshot) && listConventions(snapshot).length === 0
      ? `Raw controls were not compared with components (COMP010): no component of the project for a control is used in ${MIN_USERS} files, and in ${MIN_SHARE * 100} % of those with such a control.`
      : undefined,
  *run(snapshot) {
    for (const { primitive, raw } of listConventions(snapshot)) {
      for (const file of raw) yield* reportFile(file, primitive, snapshot)
    }
  },
}

/** True if files of a project could use components; HTML has none. */
const hasComponents = ({ files }: Snapshot): boolean =>
  files.some(
    ({ role, syntax, elements }) =>
      role === 'production' && syntax !== 'html' && elements.length > 0,
  )

/** A component that most files use for a control, and the files that write the control out. */
interface Convention {
  readonly primitive: Primitive
  readonly raw: readonly SourceFile[]
}

/** Lists the components that enough files use for their control. */
const listConventions = memoizeByObject((snapshot: Snapshot): readonly Convention[] => {
  const primitives = listPrimitives(snapshot)
  const primitiveFiles = new Set(
    snapshot.components.filter(({ isPrimitive }) => isPrimitive).map(({ file }) => file),
  )
  return CONTROLS.flatMap((control) => {
    const primitive = pickPrimitive(primitives, control)
    if (primitive === undefined) return []
    const raw = snapshot.files.filter(
      ({ path, role, syntax, elements }) =>
        role === 'production' &&
        // HTML has no components.
        syntax !== 'html' &&
        !primitiveFiles.has(path) &&
        elements.some((element) => isRaw(element, control)),
    )
    const users = new Set(primitive.users)
    const others = raw.filter((file) => !users.has(file))
    const isUsual =
      users.size >= MIN_USERS && users.size / (users.size + others.length) >= MIN_SHARE
    return isUsual ? [{ primitive, raw }] : []
  })
})

/** Returns the component for a control that most files use. */
const pickPrimitive = (primitives: readonly Primitive[], control: string): Primitive | undefined =>
  primitives
    .filter((primitive) => primitive.control === control)
    .sort((a, b) => b.users.length - a.users.length)[0]

const isRaw = (element: MarkupElement, control: string): boolean =>
  element.tag === control && !element.isComponent && !isSpecialInput(element)

/** Reports the first raw control of a file. */
function* reportFile(
  file: SourceFile,
  primitive: Primitive,
  { files }: Snapshot,
): Generator<SourceDraft> {
  const raw = file.elements.filter((element) => isRaw(element, primitive.control))
  const [first] = raw
  if (first === undefined) return
  const { name, control, users } = primitive
  const statement = writeImport(
    primitive,
    files.find(({ path }) => path === primitive.file),
  )
  yield reportElement(file, first, {
    message: `The <${control}> is written out, although ${users.length} files use ${name} of the project.`,
    confidence: 'likely',
    detail: control,
    evidence: [{ kind: 'component', text: `${name} wraps <${control}>.`, file: primitive.file }],
    repair: {
      ...editRepair(
        'suggest',
        `Use ${name}.`,
        raw.flatMap((element) => renameElement(file, element, name)),
        [`Add \`${statement}\`.`, 'Compare the attributes with the properties of the component.'],
      ),
      imports: [statement],
    },
  })
}
