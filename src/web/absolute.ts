/** Writes addresses out whole where a page only knows how to reach them from itself. */
export function expandAbsoluteUrls(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-absolute]')) {
    const { absolute = '' } = element.dataset
    element.textContent = new URL(absolute, document.baseURI).href
  }
}
