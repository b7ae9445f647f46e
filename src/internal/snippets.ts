export type {
  CodeBlock,
  SnippetFile,
} from '../snippets/create-snippets.ts'
export { createSnippetFactory, getSnippetText } from '../snippets/create-snippets.ts'

export { createRegistryItem } from '../snippets/registry-item.ts'
