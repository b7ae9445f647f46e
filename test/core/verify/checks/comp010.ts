import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { BUTTON_PROJECT } from './comp001.ts'

const IGNORE = 'svc-ignore COMP010 -- the brand asks for it'

/** Raw controls where most files use a component. */
export const COMP010: CheckTable = {
  code: 'COMP010',
  context: {
    ...BUTTON_PROJECT,
    'src/components/ui/input.tsx': 'export const Input = (props) => <input {...props} />',
    'src/pages/e.tsx':
      "import { Input } from '@/components/ui/input'\nexport const E = () => <Input />",
    'src/pages/f.tsx':
      "import { Input } from '@/components/ui/input'\nexport const F = () => <Input />",
    'src/pages/g.tsx':
      "import { Input } from '@/components/ui/input'\nexport const G = () => <Input />",
  },
  positive: [
    [
      'a button',
      'src/pages/d.tsx',
      'export const D = () => <p><button type="button">Save</button><button>x</button></p>',
      ['<button type="button">'],
    ],
    [
      'a text field',
      'src/pages/d.jsx',
      'export const D = () => <input type="email" />',
      ['<input type="email" />'],
    ],
    ['Vue', 'src/pages/d.vue', '<template><button>Save</button></template>', ['<button>']],
    ['Svelte', 'src/pages/d.svelte', '<button>Save</button>', ['<button>']],
  ],
  negative: [
    ['HTML', 'src/pages/d.html', '<button>Save</button>'],
    [
      'the component',
      'src/pages/d.tsx',
      "import { Button } from '../components/ui/button'\nexport const D = () => <Button>Save</Button>",
    ],
    ['a special input', 'src/pages/d.tsx', 'export const D = () => <input type="checkbox" />'],
    ['a control without a component', 'src/pages/d.tsx', 'export const D = () => <table />'],
    [
      'another primitive',
      'src/components/ui/chip.tsx',
      'export const Chip = () => <button>x</button>',
    ],
  ],
  dynamic: [
    ['a dynamic type', 'src/pages/d.tsx', 'export const D = (p) => <input type={p.type} />'],
  ],
  suppressed: [
    [
      'JSX',
      'src/pages/d.tsx',
      `export const D = () => <p>\n{/* ${IGNORE} */}\n<button>x</button></p>`,
    ],
    ['Vue', 'src/pages/d.vue', `<template>\n<!-- ${IGNORE} -->\n<button>x</button></template>`],
  ],
}
