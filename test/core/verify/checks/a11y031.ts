import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

/** Buttons and links without a name. */
export const A11Y031: CheckTable = {
  code: 'A11Y031',
  positive: [
    ...inEverySyntax('an empty button', '<button type="button"></button>', [
      '<button type="button">',
    ]),
    ...inEverySyntax(
      'a drawing',
      '<button onclick={closeDialog}><svg><path d="M0" /></svg></button>',
      ['<button onclick={closeDialog}>'],
    ),
    ...inEverySyntax('an image without alt', '<a href="/a"><img src="/a.png" alt="" /></a>', [
      '<a href="/a">',
    ]),
    ...inEverySyntax('a hidden text', '<a href="/a"><span aria-hidden="true">x</span></a>', [
      '<a href="/a">',
    ]),
    ...inEverySyntax('a role', '<span role="button" tabindex="0"></span>', [
      '<span role="button" tabindex="0">',
    ]),
    ...inEverySyntax('an input', '<input type="button" />', ['<input type="button" />']),
    [
      'an icon component',
      'a.tsx',
      "import { Trash } from 'lucide-react'\nconst A = () => <p><button><Trash /></button></p>",
      ['<button>'],
    ],
    [
      'an icon by name',
      'a.vue',
      '<template><p><button><CloseIcon /></button></p></template>',
      ['<button>'],
    ],
  ],
  negative: [
    ...inEverySyntax('a button that a style hides', '<button style="display: none"></button>'),
    ...inEverySyntax('a text', '<button type="button">Save</button>'),
    ['text that Astro sets', 'a.astro', '<a href="/a"><span set:text={label} /></a>'],
    ['a button that is not displayed', 'a.html', '<button style="display: none"></button>'],
    [
      'a button that is not displayed in JSX',
      'a.tsx',
      'const A = () => <button type="submit" style={{ display: \'none\' }} />',
    ],
    ...inEverySyntax('a nested text', '<a href="/a"><svg></svg><span>Home</span></a>'),
    ...inEverySyntax('a label', '<button aria-label="Close"><svg></svg></button>'),
    ...inEverySyntax('a title', '<button title="Close"><svg></svg></button>'),
    ...inEverySyntax('a described image', '<a href="/a"><img src="/a.png" alt="Home" /></a>'),
    ...inEverySyntax('a titled drawing', '<a href="/a"><svg><title>Home</title></svg></a>'),
    ...inEverySyntax('a labeled drawing', '<a href="/a"><svg aria-label="Home"></svg></a>'),
    ...inEverySyntax('an anchor without a link', '<a name="top"></a>'),
    ...inEverySyntax('a hidden button', '<button aria-hidden="true" tabindex="-1"></button>'),
    ...inEverySyntax('a value', '<input type="button" value="Save" />'),
    ['an unknown component', 'a.tsx', 'const A = () => <p><button><Label /></button></p>'],
  ],
  dynamic: [
    ['text from a directive of Astro', 'a.astro', '<a href="/a"><b set:text={label} /></a>'],
    ['attributes of the user', 'a.vue', '<template><button class="x" /></template>'],
    ...inEverySyntax('a dynamic text', '<button type="button">{label}</button>'),
    ...inEverySyntax('a dynamic label', '<button aria-label={label}></button>'),
    ...inEverySyntax('a spread', '<button {...rest}></button>'),
    ...inEverySyntax('a dynamic alt', '<a href="/a"><img src="/a.png" alt={text} /></a>'),
    ['text from a directive', 'a.vue', '<template><p><button v-text="x" /></p></template>'],
    ['a slot', 'a.vue', '<template><p><button><slot /></button></p></template>'],
    ['children as a property', 'a.tsx', 'const A = () => <p><button children={x} /></p>'],
    ['a condition', 'a.svelte', '<p><button>{#if a}Save{/if}</button></p>'],
    ['an action', 'a.svelte', '<p><button use:tooltip></button></p>'],
  ],
  uncertain: [
    [
      'an element that a translated text fills',
      'a.tsx',
      'const text = interpolate("<a>More</a>", { a: <a href="/more" /> })',
    ],
    [
      'an element that a translated text inside another one fills',
      'a.tsx',
      'const A = () => <p>{interpolate("<a>More</a>", { a: <a href="/more" /> })}</p>',
    ],
  ],
  suppressed: suppressedInEverySyntax('A11Y031', '<button type="button"></button>'),
}
