import { expect, test } from 'vitest'
import { toRelativeImport } from '../../../src/core/packs/relative-import.ts'

test.each([
  [
    "import { Button } from './src/components/button'",
    "import { Button } from '../components/button'",
  ],
  ["import { Page } from './src/pages/page'", "import { Page } from './page'"],
  ["import { Card } from './../ui/src/card'", "import { Card } from '../../../ui/src/card'"],
  ["import { Input } from '@/components/input'", "import { Input } from '@/components/input'"],
  ["import Table from '@acme/ui'", "import Table from '@acme/ui'"],
])('%s is written as a page of src/pages would', (statement, expected) => {
  expect(toRelativeImport(statement, 'src/pages/orders.tsx')).toBe(expected)
})
