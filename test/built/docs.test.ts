import { test } from 'vitest'
import { COMMANDS_PAGE, DOC_PAGES } from '../support/package/doc-blocks.ts'
import { runDocPage } from '../support/package/run-doc-page.ts'

const PAGES = DOC_PAGES.filter((page) => page !== COMMANDS_PAGE)

test.concurrent.each(PAGES)('every code block of the docs page "%s" works', runDocPage, 300_000)
