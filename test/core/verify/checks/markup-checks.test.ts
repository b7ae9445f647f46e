import { testCheck } from '../../../support/verify/check-cases.ts'
import { A11Y010 } from './a11y010.ts'
import { A11Y011 } from './a11y011.ts'
import { A11Y030 } from './a11y030.ts'
import { A11Y031 } from './a11y031.ts'
import { A11Y032 } from './a11y032.ts'
import { A11Y033 } from './a11y033.ts'
import { A11Y036 } from './a11y036.ts'
import { INT013 } from './int013.ts'
import { ROUTE004 } from './route004.ts'
import { SEC001 } from './sec001.ts'
import { SEC002 } from './sec002.ts'
import { SEC003 } from './sec003.ts'

const ACCESSIBILITY = [A11Y010, A11Y011, A11Y030, A11Y031, A11Y032, A11Y033, A11Y036]

for (const table of [ROUTE004, ...ACCESSIBILITY, INT013, SEC001, SEC002, SEC003]) testCheck(table)
