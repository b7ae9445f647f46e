export type {
  CodeBlock,
  CreateSnippets,
  SnippetFile,
  Snippets,
} from './snippets/create-snippets.ts'
export { createSnippetFactory, getSnippetText } from './snippets/create-snippets.ts'
export type { RegistryItem } from './snippets/registry-item.ts'
export { createRegistryItem } from './snippets/registry-item.ts'
