// Long run: starts a hundred programs; `test/cli` has every command in the short run.
import { test } from 'vitest'
import { COMMANDS_PAGE } from '../support/package/doc-blocks.ts'
import { runDocPage } from '../support/package/run-doc-page.ts'

test('every code block of the page of all commands works', () => runDocPage(COMMANDS_PAGE))
