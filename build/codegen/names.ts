/** The name of a schema's type: `essence.v4.json` becomes `EssenceV4`. */
export const toTypeName = (file: string): string => toPascalCase(file.replace(/\.json$/, ''))

/** The name of a definition's type: `nonEmptyString` becomes `NonEmptyString`. */
export const toPascalCase = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A schema's module, without its extension: `essence.v4`. */
export const toModuleName = (file: string): string => file.replace(/\.json$/, '')
