import type { CheckTable } from '../../../support/verify/check-cases.ts'

const IGNORE = 'svc-ignore SEC001 -- the brand asks for it'

/** Values that become markup. */
export const SEC001: CheckTable = {
  code: 'SEC001',
  positive: [
    [
      'React',
      'a.tsx',
      'const A = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />',
      ['dangerouslySetInnerHTML={{ __html: html }}'],
    ],
    ['Vue', 'a.vue', '<template><p v-html="post.body" /></template>', ['v-html="post.body"']],
    ['Svelte', 'a.svelte', '<p>{@html post.body}</p>', ['{@html post.body}']],
    ['Astro', 'a.astro', '<p set:html={body} />', ['set:html={body}']],
    ['innerHTML', 'a.ts', 'box.innerHTML = text', ['box.innerHTML = text']],
    [
      'outerHTML',
      'a.html',
      '<script>box.outerHTML = start + x</script>',
      ['box.outerHTML = start + x'],
    ],
    [
      'insertAdjacentHTML',
      'a.js',
      "a.b.insertAdjacentHTML('beforeend', text)",
      ["a.b.insertAdjacentHTML('beforeend', text)"],
    ],
    ['document.write', 'a.js', 'document.write(text)', ['document.write(text)']],
  ],
  negative: [
    ['a constant', 'a.ts', "box.innerHTML = ''; document.write('<b>x</b>')"],
    [
      'a constant in React',
      'a.tsx',
      'const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />',
    ],
    [
      'a constant by name',
      'a.tsx',
      "const ICON = '<svg/>'\nconst A = () => <p dangerouslySetInnerHTML={{ __html: ICON }} />",
    ],
    ['a sanitizer', 'a.vue', '<template><p v-html="DOMPurify.sanitize(x)" /></template>'],
    [
      'a value that was sanitized before',
      'a.svelte',
      '<script>const safe = sanitizeHtml(post.body)</script><p>{@html safe}</p>',
    ],
    [
      'JSON-LD',
      'a.tsx',
      'const A = () => <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(x) }} />',
    ],
    [
      'the text of a file',
      'a.svelte',
      "<script>import logo from './logo.svg?raw'</script>{@html logo}",
    ],
    ['text', 'a.ts', 'box.textContent = text'],
  ],
  suppressed: [
    [
      'JSX',
      'a.tsx',
      `const A = () => <div>\n{/* ${IGNORE} */}\n<p dangerouslySetInnerHTML={x} /></div>`,
    ],
    ['Vue', 'a.vue', `<template>\n<!-- ${IGNORE} -->\n<p v-html="x" /></template>`],
    ['Svelte', 'a.svelte', `<!-- ${IGNORE} -->\n{@html x}`],
    ['a script', 'a.ts', `// ${IGNORE}\nbox.innerHTML = x`],
  ],
}
