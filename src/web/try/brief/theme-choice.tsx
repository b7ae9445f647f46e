import { useEffect, useRef, useState } from 'preact/hooks'
import { findHexColor } from '../../../internal/plan.ts'
import { PreviewBar } from '../../preview/preview-bar.tsx'
import { usePreviewOptions } from '../../ui/preview-store.ts'
import type { OwnTheme } from '../own-themes.ts'
import type { FontFiles } from '../render-page.ts'
import { RenderedPage, type RenderResult, toRenderResult } from '../rendered-page.tsx'
import type { SendRequest } from '../use-compiler-worker.ts'
import type { BriefDraft } from './draft.ts'
import { type CharacterChoice, setAnswerColor, toLongHex } from './draft-theme.ts'

interface ThemeChoiceProps {
  readonly characters: readonly CharacterChoice[]
  readonly fontPairs: readonly (readonly [name: string, look: string])[]
  readonly fonts: FontFiles
  readonly draft: BriefDraft
  /** The answer about the brand color. */
  readonly answer: string | undefined
  /** Undefined while the brand color has no value. */
  readonly theme: OwnTheme | undefined
  readonly send: SendRequest
  readonly onChange: (changes: Partial<BriefDraft>) => void
}

/** Chooses a brand color, a character and fonts, and shows an example page with them. */
export const ThemeChoice = (props: ThemeChoiceProps) => {
  const { characters, fontPairs, fonts, draft, answer = '', theme, send, onChange } = props
  const { width = 1280 } = usePreviewOptions()
  const result = useThemeExample(theme, fonts, send)
  const character = characters.find(({ id }) => id === draft.character) ?? characters[0]
  const color = toLongHex(findHexColor(answer) ?? '#808080')
  return (
    <div class="brief-theme">
      <h2>Theme</h2>
      <div class="brief-theme-fields">
        <label class="choice">
          <span>Color</span>
          <input
            type="color"
            value={color}
            onInput={({ currentTarget }) => {
              const text = setAnswerColor(answer, currentTarget.value)
              onChange({ product: { ...draft.product, color: text } })
            }}
          />
          <code>{theme ? color : 'none yet'}</code>
        </label>
        <label class="choice">
          <span>Character</span>
          <select
            value={character?.id}
            onChange={({ currentTarget }) => onChange({ character: currentTarget.value })}
          >
            {characters.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="choice">
          <span>Fonts</span>
          <select
            value={draft.fonts}
            onChange={({ currentTarget }) => onChange({ fonts: currentTarget.value })}
          >
            <option value="">Those of the character</option>
            {fontPairs.map(([name, look]) => (
              <option key={name} value={name}>
                {name}: {look}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="muted brief-character">
        {character?.text} The page is an example; yours are composed from your answers.
      </p>
      <PreviewBar />
      {theme ? (
        <RenderedPage
          title="An example page with this theme"
          result={result}
          width={width}
          height={860}
        />
      ) : (
        <p class="brief-theme-empty muted">
          Choose a brand color, or write one in its answer. Without one, the example theme is used.
        </p>
      )}
    </div>
  )
}

/** How long to wait for the next color before the example is drawn. */
const DEBOUNCE_MS = 150

/** Renders the example page, and returns the previous result until the new one is ready. */
function useThemeExample(
  theme: OwnTheme | undefined,
  fonts: FontFiles,
  send: SendRequest,
): RenderResult | undefined {
  const latest = useRef(0)
  const [result, setResult] = useState<RenderResult>()
  useEffect(() => {
    const request = ++latest.current
    if (theme === undefined) return
    const timer = setTimeout(async () => {
      const response = await send({ type: 'theme', theme, fonts })
      if (request === latest.current) setResult(toRenderResult(response))
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [JSON.stringify(theme)])
  return result
}
