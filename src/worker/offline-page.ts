import type { Host } from './host.ts'

/** What a page says that was never kept, while there is no network. */
export function offlinePage({ base }: Host): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not kept for reading offline · svc</title>
<h1>This page was not kept for reading offline</h1>
<p>Pages that you have opened are, and so are the lists, the search and the field to try an essence.</p>
<p><a href="${base.pathname}">The start page</a></p>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(html, { status: 503, headers })
}
