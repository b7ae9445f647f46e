import {
  clampPreviewWidth,
  MAX_PREVIEW_WIDTH,
  MIN_PREVIEW_WIDTH,
  PREVIEW_DENSITIES,
  PREVIEW_WIDTHS,
  type PreviewOptions,
} from '../ui/preview-options.ts'
import { changePreviewOptions, usePreviewOptions } from '../ui/preview-store.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

/** A theme that the bar offers. */
export interface ThemeChoice {
  readonly id: string
  readonly name: string
}

/** The props of the preview bar. */
export interface PreviewBarProps {
  /** The themes to choose from; none if the previews have a theme of their own. */
  readonly themes?: readonly ThemeChoice[]
  /** True if the style sheet of the page follows the mode, which needs no script. */
  readonly worksWithoutScript?: boolean
}

/**
 * Controls for the theme, mode, density, width and direction of all previews of a page. The choice
 * is kept for the next page. On small screens the controls are in a popover.
 */
export const PreviewBar = ({ themes = [], worksWithoutScript = false }: PreviewBarProps) => {
  const options = usePreviewOptions()
  return (
    <div class={worksWithoutScript ? 'preview-bar' : 'preview-bar needs-script'}>
      <button type="button" class="button small preview-open" popovertarget="preview-options">
        Preview
      </button>
      <fieldset class="preview-options" id="preview-options" popover="auto">
        <legend>Preview</legend>
        {themes.length > 0 && <ThemeSelect themes={themes} theme={options.theme} />}
        <SegmentedControl
          name="preview-mode"
          legend="Mode"
          value={options.mode ?? 'auto'}
          options={[
            ['auto', 'Auto'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChange={(mode) => changePreviewOptions({ mode: mode === 'auto' ? undefined : mode })}
        />
        <DensitySelect density={options.density} />
        <WidthControl width={options.width} />
        <DirectionControl dir={options.dir} />
      </fieldset>
    </div>
  )
}

interface ThemeSelectProps {
  readonly themes: readonly ThemeChoice[]
  readonly theme: string | undefined
}

const ThemeSelect = ({ themes, theme }: ThemeSelectProps) => (
  <label class="choice">
    <span>Theme</span>
    <select
      value={themes.some(({ id }) => id === theme) ? theme : ''}
      onChange={({ currentTarget }) =>
        changePreviewOptions({ theme: currentTarget.value || undefined })
      }
    >
      <option value="">Default</option>
      {themes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const DensitySelect = ({ density }: Pick<PreviewOptions, 'density'>) => (
  <label class="choice needs-script">
    <span>Density</span>
    <select
      value={density ?? ''}
      onChange={({ currentTarget }) =>
        changePreviewOptions({ density: currentTarget.value || undefined })
      }
    >
      <option value="">Default</option>
      {PREVIEW_DENSITIES.map((name) => (
        <option key={name} value={name}>
          {name[0]?.toUpperCase() + name.slice(1)}
        </option>
      ))}
    </select>
  </label>
)

/** Offers common widths, and a field for any width, which the handle of a preview sets as well. */
const WidthControl = ({ width }: Pick<PreviewOptions, 'width'>) => (
  <div class="preview-width needs-script">
    <SegmentedControl
      name="preview-width"
      legend="Width"
      value={width === undefined ? 'fit' : String(width)}
      options={[
        ['fit', 'Fit'],
        ...PREVIEW_WIDTHS.map((value) => [`${value}`, `${value}`] as const),
      ]}
      onChange={(value) => changePreviewOptions({ width: value === 'fit' ? undefined : value })}
    />
    <label>
      <span class="hidden">Width in pixels</span>
      <input
        type="number"
        min={MIN_PREVIEW_WIDTH}
        max={MAX_PREVIEW_WIDTH}
        step={10}
        placeholder="px"
        value={width ?? ''}
        onChange={({ currentTarget }) => {
          const { valueAsNumber } = currentTarget
          const isNumber = Number.isFinite(valueAsNumber)
          changePreviewOptions({ width: isNumber ? clampPreviewWidth(valueAsNumber) : undefined })
        }}
      />
    </label>
  </div>
)

const DirectionControl = ({ dir }: Pick<PreviewOptions, 'dir'>) => (
  <label class="preview-direction needs-script">
    <input
      type="checkbox"
      checked={dir === 'rtl'}
      onChange={({ currentTarget }) =>
        changePreviewOptions({ dir: currentTarget.checked ? 'rtl' : undefined })
      }
    />
    <span>Right to left</span>
  </label>
)
