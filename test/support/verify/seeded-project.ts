import { toText } from '../project/test-project.ts'

/** A page of plain HTML. */
export const createPage = (body: string, title = 'Orders'): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
${body}
    </main>
  </body>
</html>
`

/** A small site with defects that have a fix, in HTML, CSS and JSX. */
export const FIXABLE_FILES: Readonly<Record<string, string>> = {
  'package.json': toText({ name: 'bike-shop' }),
  'index.html': createPage('      <img src="bike.png">\n      <img src="bell.png">').replace(
    ' lang="en"',
    '',
  ),
  'orders.html': createPage(
    '      <form><input aria-labeledby="name"><button onclick="save()">Save</button></form>',
  ),
}

/** A defect that only a person can settle: what is shown, and where it comes from. */
export const MANUAL_FILES: Readonly<Record<string, string>> = {
  'src/note.js': 'export const show = (box, note) => {\n  box.innerHTML = note\n}\n',
}
