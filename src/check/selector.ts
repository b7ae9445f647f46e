/** Defines `svcSelector`. Runs in the page, before its scripts. */
export function installSelectors(): void {
  const isUnique = (selector: string): boolean => document.querySelectorAll(selector).length === 1
  const getStep = (element: Element): string => {
    const siblings = [...(element.parentElement?.children ?? [])].filter(
      ({ localName }) => localName === element.localName,
    )
    const position = siblings.length > 1 ? `:nth-of-type(${siblings.indexOf(element) + 1})` : ''
    return `${CSS.escape(element.localName)}${position}`
  }
  globalThis.svcSelector = (element) => {
    const steps: string[] = []
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const id = at.id && `#${CSS.escape(at.id)}`
      steps.unshift(id && isUnique(id) ? id : getStep(at))
      const selector = steps.join(' > ')
      if (isUnique(selector)) return selector
    }
    return steps.join(' > ')
  }
}
