import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Elements that handle clicks but no keys. */
export const A11Y032: CheckTable = {
  code: 'A11Y032',
  positive: [
    ...inEverySyntax('a box', '<div onclick={save}>Save</div>', ['<div onclick={save}>']),
    ...inEverySyntax('a text', '<span onclick={save} class="link"><b>Save</b></span>', [
      '<span onclick={save} class="link">',
    ]),
    ...inEverySyntax('a list item', '<ul><li onclick={save}>Save</li></ul>', [
      '<li onclick={save}>',
    ]),
    ...inEverySyntax('a role alone', '<div role="button" onclick={save}>Save</div>', [
      '<div role="button" onclick={save}>',
    ]),
    ...inEverySyntax(
      'no key handler',
      '<div role="button" tabindex="0" onclick={save}>Save</div>',
      ['<div role="button" tabindex="0" onclick={save}>'],
    ),
    ['the directive of Svelte 4', 'a.svelte', '<p on:click={save}>x</p>', ['<p on:click={save}>']],
  ],
  negative: [
    ...inEverySyntax('an empty cover', '<div class="fixed inset-0" onclick={close}></div>'),
    ['an overlay by a directive', 'a.svelte', '<p class:nav-overlay={on} on:click={close}>x</p>'],
    ...inEverySyntax('a button', '<button onclick={save}>Save</button>'),
    ...inEverySyntax('a hidden backdrop', '<div aria-hidden="true" onclick={close}></div>'),
    ...inEverySyntax('a backdrop by class', '<div class="modal-backdrop" onclick={close}></div>'),
    [
      'a backdrop by a class directive',
      'a.svelte',
      '<div on:click={close} class:nav-overlay={true}></div>',
    ],
    ...inEverySyntax('an option of a list', '<ul><li role="option" onclick={pick}>A</li></ul>'),
    ...inEverySyntax('a part of a button', '<button><span onclick={track}>A</span></button>'),
    ...inEverySyntax(
      'all three',
      '<div role="button" tabindex="0" onclick={save} onkeydown="save()">Save</div>',
    ),
    [
      'a handler that only stops',
      'a.tsx',
      'const A = () => <div><div onClick={(e) => e.stopPropagation()}>x</div></div>',
    ],
    ['a modifier that only stops', 'a.vue', '<template><div><p @click.stop>x</p></div></template>'],
    [
      'a click on the backdrop itself',
      'a.vue',
      '<template><p @click.self="close">x</p></template>',
    ],
    ['a component', 'a.tsx', 'const A = () => <Card onClick={open}>x</Card>'],
  ],
  dynamic: [
    ...inEverySyntax('a spread', '<div {...rest} onclick={save}>Save</div>'),
    ...inEverySyntax('a dynamic role', '<div role={role} onclick={save}>Save</div>'),
  ],
  uncertain: [
    ['a click that is passed on', 'a.svelte', '<div on:click>Save</div>'],
    ...inEverySyntax('an icon', '<p><i class="clear" onclick={clear}></i></p>'),
    ...inEverySyntax(
      'a part of a tree item',
      '<div role="treeitem" tabindex="-1"><span onclick={expand}></span></div>',
    ),
    ...inEverySyntax(
      'a part of a slider',
      '<div role="slider" aria-valuenow="1" tabindex="0" onkeydown={step}><span onclick={set}></span></div>',
    ),
  ],
  suppressed: suppressedInEverySyntax('A11Y032', '<div onclick={save}>Save</div>'),
}
