/** No preview is lower or higher than this, in its own pixels. */
const MIN_HEIGHT = 96
const MAX_HEIGHT = 760

/** Makes every frame that asks for it as high as what it shows, also when that changes. */
export function fitPreviewFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fit]')) {
    const watch = () => observer.observe(frame.contentDocument?.body ?? frame)
    const observer = new ResizeObserver(() => fitPreviewFrame(frame))
    frame.addEventListener('load', watch)
    if (frame.contentDocument?.readyState === 'complete') watch()
  }
}

function fitPreviewFrame(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  // A frame that has not been read yet holds an empty page.
  if (!body || body.childElementCount === 0) return
  const height = Math.min(
    MAX_HEIGHT,
    Math.max(MIN_HEIGHT, Math.ceil(body.getBoundingClientRect().height)),
  )
  frame.parentElement?.style.setProperty('--frame-height', String(height))
}
