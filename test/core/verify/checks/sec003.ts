import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Addresses that are not encrypted or local. */
export const SEC003: CheckTable = {
  code: 'SEC003',
  positive: [
    ...inEverySyntax('an image', '<img alt="" src="http://cdn.test/a.png" />', [
      'http://cdn.test/a.png',
    ]),
    ...inEverySyntax('a form', '<form action="http://shop.test/pay"></form>', [
      'http://shop.test/pay',
    ]),
    ...inEverySyntax('a link', '<a href="http://shop.test">Shop</a>', ['http://shop.test']),
    ...inEverySyntax('this machine', '<a href="http://localhost:3000/a">A</a>', [
      'http://localhost:3000/a',
    ]),
    ['a request', 'a.ts', "fetch('http://api.test/orders')", ['http://api.test/orders']],
    ['a socket', 'a.ts', "new WebSocket('ws://api.test')", ['ws://api.test']],
    [
      'a local request',
      'a.vue',
      "<script>axios.get('https://localhost/a')</script>",
      ['https://localhost/a'],
    ],
  ],
  negative: [
    ...inEverySyntax('an encrypted address', '<a href="https://shop.test">Shop</a>'),
    ...inEverySyntax('a name space', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    ['another call', 'a.ts', "isEqual(url, 'http://api.test')"],
    [
      'a development build',
      'a.ts',
      "if (import.meta.env.DEV) fetch('http://localhost:3000/orders')",
    ],
  ],
  dynamic: [...inEverySyntax('a dynamic address', '<img alt="" src={url} />')],
  suppressed: suppressedInEverySyntax('SEC003', '<img alt="" src="http://cdn.test/a.png" />'),
}
