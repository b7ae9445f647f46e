import { expect, test } from 'vitest'
import { listExportedNames } from '../../../src/project/detect/component-bindings.ts'

test.each<[text: string, names: string[]]>([
  ['function Button() {}\nexport { Button, buttonVariants }', ['Button']],
  ['export function Card() {}\nexport const CardTitle = 1', ['Card', 'CardTitle']],
  ['export {\n  Root as Dialog,\n  Close as DialogClose,\n}', ['Dialog', 'DialogClose']],
  ["export { Table } from './table'", ['Table']],
  ['export { type ButtonProps, Button }', ['Button']],
  ['export type Props = {}\nexport interface Other {}', []],
  ['// export { Button }\n/* export const Card = 1 */', []],
  ['export default function Page() {}', []],
  ['export async function Loader() {}\nexport class Chart {}', ['Loader', 'Chart']],
])('%j', (text, names) => {
  expect(listExportedNames(text)).toEqual(names)
})
