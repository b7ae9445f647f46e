import type { WorkerEnvironment } from './host.ts'

/** What stands in the place of a page that was never kept, while there is no network. */
export function offlineResponse({ base }: WorkerEnvironment, { destination }: Request): Response {
  // A frame is a part of a page that works: it has no picture, and nothing has failed.
  const [status, body] =
    destination === 'document' ? [503, offlinePageBody(base)] : [200, '<p>No preview offline.</p>']
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(OFFLINE_PAGE_HEAD + body, { status, headers })
}

const OFFLINE_PAGE_HEAD = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not kept for reading offline · svc</title>
`

const offlinePageBody = ({ pathname }: URL): string => `<main>
<h1>This page was not kept for reading offline</h1>
<p>Pages that you have opened are, and so are the lists, the search and the field to try an essence.</p>
<p><a href="${pathname}">The start page</a></p>
</main>
`
