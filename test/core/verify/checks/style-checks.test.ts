import { testCheck } from '../../../support/verify/check-cases.ts'
import { A11Y001 } from './a11y001.ts'
import { A11Y035 } from './a11y035.ts'
import { TOKEN010 } from './token010.ts'
import { TOKEN011 } from './token011.ts'
import { TOKEN012 } from './token012.ts'
import { TOKEN013 } from './token013.ts'

for (const table of [TOKEN010, TOKEN011, TOKEN012, TOKEN013, A11Y001, A11Y035]) testCheck(table)
