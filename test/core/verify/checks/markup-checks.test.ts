import { testCheck } from '../../../support/verify/check-cases.ts'
import { A11Y010 } from './a11y010.ts'
import { A11Y011 } from './a11y011.ts'
import { A11Y030 } from './a11y030.ts'
import { A11Y031 } from './a11y031.ts'
import { A11Y032 } from './a11y032.ts'
import { A11Y033 } from './a11y033.ts'
import { A11Y034 } from './a11y034.ts'
import { A11Y036 } from './a11y036.ts'
import { COMP001 } from './comp001.ts'
import { COMP010 } from './comp010.ts'
import { INT013 } from './int013.ts'
import { ROUTE003 } from './route003.ts'
import { ROUTE004 } from './route004.ts'
import { SEC001 } from './sec001.ts'
import { SEC002 } from './sec002.ts'
import { SEC003 } from './sec003.ts'

const ROUTES = [ROUTE003, ROUTE004]
const ACCESSIBILITY = [A11Y010, A11Y011, A11Y030, A11Y031, A11Y032, A11Y033, A11Y034, A11Y036]
const COMPONENTS = [COMP001, COMP010]
const SECURITY = [SEC001, SEC002, SEC003]

for (const table of [...ROUTES, ...ACCESSIBILITY, ...COMPONENTS, INT013, ...SECURITY])
  testCheck(table)
