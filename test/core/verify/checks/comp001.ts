import type { CheckTable, ProjectTexts } from '../../../support/verify/check-cases.ts'

const IGNORE = '// svc-ignore COMP001 -- the brand asks for it'

const usePage = (name: string): string =>
  `import { Button } from '../components/ui/button'\nexport const ${name} = () => <p><Button>Save</Button></p>`

/** A project whose `Button` is used in three files. */
export const BUTTON_PROJECT: ProjectTexts = {
  'src/components/ui/button.tsx': 'export function Button(props) { return <button {...props} /> }',
  'src/pages/a.tsx': usePage('A'),
  'src/pages/b.tsx': usePage('B'),
  'src/pages/c.tsx': usePage('C'),
}

/** Components that the project has already. */
export const COMP001: CheckTable = {
  code: 'COMP001',
  context: BUTTON_PROJECT,
  positive: [
    [
      'a function',
      'src/pages/d.tsx',
      'function Button() { return <button>x</button> }\nexport const D = () => <Button />',
      ['Button'],
    ],
    ['a variable', 'src/pages/d.jsx', 'export const Button = () => <button>x</button>', ['Button']],
  ],
  negative: [
    [
      'a wrapper',
      'src/pages/d.tsx',
      "import { Button as Base } from '../components/ui/button'\nexport const Button = () => <Base />",
    ],
    ['another name', 'src/pages/d.tsx', 'export const Toggle = () => <button>x</button>'],
    ['no component', 'src/pages/d.tsx', "export const Button = 'button'"],
    ['a test', 'src/pages/d.test.tsx', 'export const Buttons = () => <button>x</button>'],
  ],
  suppressed: [
    ['JSX', 'src/pages/d.tsx', `${IGNORE}\nexport const Button = () => <button>x</button>`],
  ],
}
