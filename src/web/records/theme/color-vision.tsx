import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Simulates a color vision on the page of a theme. It works with CSS only, without a script. */
export const ColorVisionControl = () => (
  <>
    <SegmentedControl
      name="vision"
      legend="Color vision"
      value="full"
      options={[['full', 'Full'], ...COLOR_VISIONS.map(({ id, label }) => [id, label] as const)]}
    />
    <svg class="filters" aria-hidden="true" focusable="false">
      {COLOR_VISIONS.map((vision) => (
        <filter key={vision.id} id={`vision-${vision.id}`}>
          <feColorMatrix type="matrix" values={toColorMatrixValues(vision)} />
        </filter>
      ))}
    </svg>
  </>
)

/** A type of color vision, as a matrix with a row each for red, green and blue. */
export interface ColorVision {
  readonly id: string
  readonly label: string
  /** For linear RGB, the default color space of SVG filters. */
  readonly matrix: readonly (readonly [number, number, number])[]
}

/** Rec. 709 luminance, which is all that is seen with achromatopsia. */
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const

/**
 * Color vision deficiencies at full severity, after Machado, Oliveira and Fernandes
 * (https://doi.org/10.1109/TVCG.2009.113).
 */
export const COLOR_VISIONS: readonly ColorVision[] = [
  {
    id: 'protan',
    label: 'Protanopia',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    id: 'deutan',
    label: 'Deuteranopia',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    id: 'tritan',
    label: 'Tritanopia',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  { id: 'achromat', label: 'Achromatopsia', matrix: [LUMINANCE, LUMINANCE, LUMINANCE] },
]

/** Formats the values of an `feColorMatrix` that keeps the alpha channel. */
export const toColorMatrixValues = ({ matrix }: ColorVision): string =>
  [...matrix.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')
