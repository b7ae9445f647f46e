// Not quick: generates every file again.
import { expect, test } from 'vitest'
import { renderCommandReference } from '../../../build/codegen/command-reference.ts'
import { GLOBAL_OPTIONS } from '../../../src/cli/command.ts'
import { COMMANDS } from '../../../src/cli/commands/index.ts'
import { ROOT } from '../../support/root.ts'

// As with the rest of what is generated, `npm run codegen` is this test with --update=all.
test('the reference of commands is what the command line has', async () => {
  const page = renderCommandReference({ commands: COMMANDS, globals: GLOBAL_OPTIONS })
  await expect(page).toMatchFileSnapshot(`${ROOT}src/web/docs/commands.md`)
})
