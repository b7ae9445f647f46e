import type { PatternV2 } from '../core/generated/types/pattern.v2.ts'
import { getSnippetText, type Snippets } from './create-snippets.ts'

/**
 * A component that `npx shadcn add` copies into a project.
 * https://ui.shadcn.com/docs/registry/registry-item-json
 */
export interface RegistryItem {
  readonly $schema: string
  readonly name: string
  readonly type: 'registry:item'
  readonly title: string
  readonly description: string
  readonly categories?: readonly string[]
  readonly files: readonly RegistryFile[]
}

/** A file that is copied as it is, so that the component and its styles stay in one folder. */
interface RegistryFile {
  readonly path: string
  readonly type: 'registry:file'
  /** Where the file goes, below the source folder of a project. */
  readonly target: string
  readonly content: string
}

/** Creates the registry item of a preset: its React component and the styles. */
export function createRegistryItem(
  pattern: PatternV2,
  preset: string,
  { react, css }: Snippets,
): RegistryItem {
  const { category } = pattern
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: `${pattern.id}-${preset}`,
    type: 'registry:item',
    title: `${pattern.name}, ${preset}`,
    description: pattern.presets[preset]?.description ?? pattern.description ?? pattern.name,
    ...(typeof category === 'string' && { categories: [category] }),
    files: [react, css].map((file) => ({
      path: `components/${file.name}`,
      type: 'registry:file',
      target: `components/${file.name}`,
      content: getSnippetText(file),
    })),
  }
}
