// Runs before the first paint, so that a stored colour scheme shows without a flash, and marks the
// page as one that has a script. A file of its own, because the site's policy allows none inline.
{
  const { dataset } = document.documentElement
  dataset.script = ''
  try {
    const mode = localStorage.getItem('svc-mode')
    if (mode === 'light' || mode === 'dark') dataset.mode = mode
    // Previews read their options from this attribute, and ignore the wrong ones.
    dataset.preview = localStorage.getItem('svc-preview') ?? ''
  } catch (error) {
    // A browser may forbid storage; then the system decides.
    if (!(error instanceof DOMException)) throw error
  }
}
