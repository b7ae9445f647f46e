import type { ThemeV1 } from '../../../../src/core/generated/types/theme.v1.ts'

/** Creates a theme with the parts of a test and no others. */
export const createMinimalTheme = (parts: Readonly<Record<string, unknown>>): ThemeV1 => ({
  $schema: 'https://svc.example/schemas/theme.v1.json',
  id: 'bare',
  name: 'Bare',
  description: 'A theme with the parts of one test.',
  ...parts,
})
