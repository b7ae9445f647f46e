import type { CheckTable } from '../../../support/verify/check-cases.ts'

const HEAD = '<head><title>Orders</title><meta name="viewport" content="width=device-width"></head>'

const IGNORE = '<!-- svc-ignore A11Y033 -- the brand asks for it -->'

/** Documents without a language, a title or a viewport. */
export const A11Y033: CheckTable = {
  code: 'A11Y033',
  positive: [
    ['no language', 'a.html', `<html>${HEAD}<body></body></html>`, ['<html>']],
    [
      'an empty language',
      'a.html',
      `<html lang="">${HEAD}<body></body></html>`,
      ['<html lang="">'],
    ],
    [
      'no title',
      'a.html',
      '<html lang="en"><head><meta name="viewport" content="width=device-width"></head><body><h1>Orders</h1></body></html>',
      ['<head>'],
    ],
    [
      'an empty title',
      'a.html',
      '<html lang="en"><head><title></title><meta name="viewport" content="width=device-width"></head><body></body></html>',
      ['<title>'],
    ],
    [
      'no viewport',
      'a.html',
      '<html lang="en"><head><title>Orders</title></head><body></body></html>',
      ['<head>'],
    ],
    [
      'a viewport that blocks zooming',
      'a.html',
      '<meta name="viewport" content="width=device-width, maximum-scale=1, user-scalable=no">',
      ['<meta name="viewport" content="width=device-width, maximum-scale=1, user-scalable=no">'],
    ],
    [
      'a layout of Next.js without a language',
      'app/layout.tsx',
      'export default function Layout({ children }) { return <html><body>{children}</body></html> }',
      ['<html>'],
    ],
    [
      'a viewport in React',
      'a.tsx',
      'const A = () => <head><meta name="viewport" content="user-scalable=no, width=device-width" /></head>',
      ['<meta name="viewport" content="user-scalable=no, width=device-width" />'],
    ],
    [
      'a layout of Astro',
      'a.astro',
      '<html><head><title>{t}</title></head><slot /></html>',
      ['<html>'],
    ],
    [
      'a viewport in Svelte',
      'a.svelte',
      '<svelte:head><meta name="viewport" content="maximum-scale=1.0" /></svelte:head>',
      ['<meta name="viewport" content="maximum-scale=1.0" />'],
    ],
  ],
  negative: [
    ['a place for the head', 'a.html', '<html lang="en"><head><!--app-head--></head></html>'],
    ['a complete document', 'a.html', `<html lang="en">${HEAD}<body></body></html>`],
    ['a fragment', 'a.html', '<p>Hi</p>'],
    ['a mail', 'emails/a.html', '<html><head></head></html>'],
    ['a zoom limit that helps', 'a.html', '<meta name="viewport" content="maximum-scale=5">'],
    [
      'a layout of Next.js',
      'app/layout.tsx',
      'export default () => <html lang="en"><body /></html>',
    ],
    [
      'the template of SvelteKit',
      'src/app.html',
      '<html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
    ],
  ],
  dynamic: [
    ['a dynamic language', 'a.tsx', 'const A = () => <html lang={lang}></html>'],
    ['a spread', 'a.tsx', 'const A = () => <html {...attributes}></html>'],
    ['a template of a server', 'a.html', '<html lang="{{ lang }}"><head>{{ head }}</head></html>'],
  ],
  suppressed: [['HTML', 'a.html', `${IGNORE}\n<html>${HEAD}<body></body></html>`]],
}
