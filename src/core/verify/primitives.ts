import type { DiscoveredComponent, Snapshot } from './snapshot.ts'
import type { MarkupElement, SourceFile } from './source-file.ts'

/** The native controls that a project may have components for. */
export const CONTROLS = ['button', 'input', 'select', 'textarea', 'table', 'dialog'] as const

/** A component of a project that wraps one native control. */
export interface Primitive extends DiscoveredComponent {
  readonly control: string
  /** The production files that use it, without its own. */
  readonly users: readonly SourceFile[]
}

/** Lists the components of a project that wrap one native control, with the files that use them. */
export function listPrimitives({ components, files }: Snapshot): Primitive[] {
  const sources = new Map(files.map((file) => [file.path, file]))
  const production = files.filter(({ role }) => role === 'production')
  return components
    .filter(({ isPrimitive }) => isPrimitive)
    .flatMap((component) => {
      const control = findControl(component, sources.get(component.file))
      if (control === undefined) return []
      const users = production.filter((file) => usesComponent(file, component))
      return [{ ...component, control, users }]
    })
}

function findControl(
  { name }: DiscoveredComponent,
  file: SourceFile | undefined,
): string | undefined {
  const declaration = file?.script?.declarations.find((item) => item.name === name)
  const elements = (file?.elements ?? []).filter(
    ({ range }) =>
      declaration === undefined ||
      (range.start >= declaration.range.start && range.end <= declaration.range.end),
  )
  return elements.map(({ tag }) => tag).find((tag) => CONTROLS.some((control) => control === tag))
}

/** True if a file imports a component of the project and renders it. */
const usesComponent = (file: SourceFile, component: DiscoveredComponent): boolean =>
  file.path !== component.file &&
  file.elements.some(({ tag }) => isNamed(tag, component.name)) &&
  importsComponent(file, component)

/** True if a tag names a component, also in the spelling `my-button`. */
const isNamed = (tag: string, name: string): boolean =>
  tag === name || tag.replaceAll('-', '').toLowerCase() === name.toLowerCase()

/** True if a file imports a component, directly or through an index of the project. */
export const importsComponent = ({ script }: SourceFile, component: DiscoveredComponent): boolean =>
  script?.imports.some(({ specifier, names }) => {
    const isOwn = specifier === component.specifier || /^[.~#/]|^@\/|^\$lib/.test(specifier)
    const module = specifier
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1)
      ?.toLowerCase()
    return isOwn && (names.includes(component.name) || module === getModuleName(component))
  }) === true

const getModuleName = ({ file }: DiscoveredComponent): string | undefined =>
  file
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
    .at(-1)
    ?.toLowerCase()

/** Writes the statement that imports a component. */
export function writeImport(
  { name, file, specifier }: DiscoveredComponent,
  source: SourceFile | undefined,
): string {
  const isDefault =
    /\.(?:vue|svelte|astro)$/.test(file) ||
    new RegExp(`export default (?:function |class )?${name}\\b`).test(source?.text ?? '')
  return `import ${isDefault ? name : `{ ${name} }`} from '${specifier ?? `./${file}`}'`
}

/** Inputs that are no text fields, which a component for text fields cannot replace. */
export const isSpecialInput = ({ tag, attributes }: MarkupElement): boolean =>
  tag === 'input' &&
  attributes.some(
    ({ name, value }) =>
      name === 'type' &&
      (value?.kind !== 'static' ||
        !/^(?:text|email|password|search|tel|url|number)?$/i.test(value.text)),
  )
