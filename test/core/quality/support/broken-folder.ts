import type { ContentFolder } from '../../../../src/core/content/folder.ts'

/** A folder with one file that is not JSON, a minimal shell, and a theme with a dangling reference. */
export const BROKEN_FOLDER: ContentFolder = {
  name: 'mine',
  files: new Map([
    ['themes/torn.json', '{ "id": '],
    [
      'shells/bare.json',
      '{ "$schema": "../../schemas/shell.v1.json", "id": "bare", "name": "Bare" }',
    ],
    [
      'themes/plain.json',
      JSON.stringify({
        $schema: '../../schemas/theme.v1.json',
        id: 'plain',
        name: 'Plain',
        description: 'A theme without anything else.',
        pattern_preferences: { prefer: ['no-such-pattern'] },
      }),
    ],
  ]),
}
