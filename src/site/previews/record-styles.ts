import {
  getRecordStyle,
  type StyledType,
  type StylesheetRecords,
} from '../../core/render/css/layout-stylesheet.ts'
import { PREVIEW_FOLDER, recordStylePath } from './preview-paths.ts'

const STYLED_TYPES: readonly StyledType[] = ['patterns', 'shells']

/** Lists the style sheets of the records that have a style, by their paths in the site. */
export const listStyleFiles = (records: Required<StylesheetRecords>): [string, string][] =>
  STYLED_TYPES.flatMap((type) =>
    records[type].flatMap((record): [string, string][] => {
      const style = getRecordStyle(record)
      return style === '' ? [] : [[PREVIEW_FOLDER + recordStylePath(type, record.id), style]]
    }),
  )
