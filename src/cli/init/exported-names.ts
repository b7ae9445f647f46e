/** `export function X`, `export const X`, `export class X`. */
const EXPORTED_DECLARATION = /^\s*export\s+(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm

/** `export { A, B as C }`, also from another file. */
const EXPORT_LIST = /^\s*export\s*\{([^}]*)\}/gm

/** The names in capitals that the text of a module exports; types, defaults and comments are passed over. */
export function listExportedNames(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const declared = [...code.matchAll(EXPORTED_DECLARATION)].map(([, name = '']) => name)
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => {
      const [, name] = /^(?!type\s)(?:\w+\s+as\s+)?([A-Z]\w*)$/.exec(item.trim()) ?? []
      return name === undefined ? [] : [name]
    }),
  )
  return [...new Set([...declared, ...listed])]
}
