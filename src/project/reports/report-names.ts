/** The names of the reports of one project. */
export const REPORT_NAMES = [
  'health',
  'scan',
  'audit',
  'evidence',
  'governance',
  'adoption',
] as const

/** The name of a report. */
export type ReportName = (typeof REPORT_NAMES)[number]
