import { h, render } from 'preact'
import { fetchText } from '../ui/fetch-text.ts'
import type { PresetCodeData } from './code-files.ts'
import { MarkedCodeText } from './marked-code.tsx'

/** Loads the code of a preset when its tabs are opened for the first time. */
export function loadOpenedCode(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-code]')) {
    const load = (): void => {
      if (!details.open) return
      details.removeEventListener('toggle', load)
      void showCode(details)
    }
    details.addEventListener('toggle', load)
    load()
  }
}

async function showCode(details: HTMLDetailsElement): Promise<void> {
  const parts = details.querySelectorAll<HTMLElement>('[data-code-part]')
  try {
    const data: PresetCodeData = JSON.parse(await fetchText(details.dataset.code ?? ''))
    for (const part of parts) {
      const code = data[part.dataset.codePart as keyof PresetCodeData]
      part.textContent = ''
      render(h(MarkedCodeText, code), part)
    }
  } catch (error) {
    for (const part of parts) part.textContent = (error as Error).message
  }
}
