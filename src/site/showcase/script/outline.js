/** The distance below the header within which a heading counts as reached. */
const READING_LINE = 120

/** Marks the section that is being read in the outline of a page. */
function startOutline() {
  const links = findAll('[data-slot="headings"] a[href^="#"]')
  if (links.length === 0) return
  const headings = links.map((link) =>
    document.getElementById((link.getAttribute('href') ?? '').slice(1)),
  )
  const markCurrent = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
    const reached = headings.findLastIndex(
      (heading) => heading !== null && heading.getBoundingClientRect().top < READING_LINE,
    )
    const current = isAtEnd ? links.length - 1 : Math.max(reached, 0)
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', markCurrent, { passive: true })
  markCurrent()
}
