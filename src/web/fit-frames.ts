/** No preview is lower or higher than this, in its own pixels. */
const [LEAST, MOST] = [96, 760]

/** Makes every frame that asks for it as high as what it shows, also when that changes. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fit]')) {
    const watch = () => observer.observe(frame.contentDocument?.body ?? frame)
    const observer = new ResizeObserver(() => fit(frame))
    frame.addEventListener('load', watch)
    if (frame.contentDocument?.readyState === 'complete') watch()
  }
}

function fit(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  // A frame that has not been read yet holds an empty page.
  if (!body || body.childElementCount === 0) return
  const height = Math.min(MOST, Math.max(LEAST, Math.ceil(body.getBoundingClientRect().height)))
  frame.parentElement?.style.setProperty('--frame-height', String(height))
}
