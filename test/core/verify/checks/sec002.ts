import type { CheckTable } from '../../../support/verify/check-cases.ts'

const IGNORE = 'svc-ignore SEC002 -- the brand asks for it'

// In parts, so that no scanner takes this file for a leak.
const STRIPE = ['sk', 'live', '9fQ2mZx7LpV4tRb8KcW3nYd6'].join('_')
const AWS = ['AKIA', 'Q7RZ3MXW5KT2BNCE'].join('')
const GITHUB = ['ghp', 'a8Kd92LmQx7Rt5VbNz3WcYp6Jf4Hs1Ge0TuI'].join('_')

/** Secrets in client code. */
export const SEC002: CheckTable = {
  code: 'SEC002',
  positive: [
    ['a Stripe key', 'a.ts', `pay('${STRIPE}')`, ['sk_live_']],
    ['an AWS key', 'a.vue', `<script>const key = '${AWS}'</script>`, ['AKIAQ7RZ']],
    ['a GitHub token', 'a.svelte', `<script>const token = '${GITHUB}'</script>`, ['ghp_a8Kd']],
    ['a key in HTML', 'a.html', `<script>pay("${STRIPE}")</script>`, ['sk_live_']],
    [
      'a public variable with a secret name',
      'a.tsx',
      'const A = () => <p>{import.meta.env.VITE_API_SECRET}</p>',
      ['VITE_API_SECRET'],
    ],
  ],
  negative: [
    ['a test key', 'a.ts', `pay('${STRIPE.replace('live', 'test')}')`],
    ['an example', 'a.ts', "const key = 'AKIAIOSFODNN7EXAMPLE'"],
    ['a placeholder', 'a.ts', "const key = 'sk_live_xxxxxxxxxxxxxxxxxxxxxxxx'"],
    ['a public variable', 'a.ts', 'use(import.meta.env.VITE_API_URL)'],
    ['a variable of the server', 'a.ts', 'use(process.env.API_SECRET)'],
  ],
  suppressed: [['a script', 'a.ts', `// ${IGNORE}\npay('${STRIPE}')`]],
}
