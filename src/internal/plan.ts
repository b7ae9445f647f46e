export { findTarget, getPageFile } from '../core/essence/app/find-target.ts'
export type { PageKind } from '../core/essence/model/label-vocabulary.ts'
export { PAGE_KINDS } from '../core/essence/model/label-vocabulary.ts'
export { listLoop } from '../core/packs/loop.ts'
export type { PageAnswers, PlanAnswers, ProductAnswers } from '../core/plan/answers.ts'
export { readPlanAnswers } from '../core/plan/answers.ts'
export { applyWorksheet } from '../core/plan/apply-worksheet.ts'
export type { Brief, BriefPage } from '../core/plan/brief.ts'
export { essenceFromBrief } from '../core/plan/essence-from-brief.ts'
export { writeGuide } from '../core/plan/guide.ts'
export type { BriefPlan } from '../core/plan/plan-brief.ts'
export {
  answerPlan,
  findHexColor,
  hasWords,
  planBrief,
  toWorksheetNotes,
} from '../core/plan/plan-brief.ts'
export type { PageKey, PlanQuestion, ProductKey } from '../core/plan/questions.ts'
export { DECIDED_LABEL, PAGE_QUESTIONS, PRODUCT_QUESTIONS } from '../core/plan/questions.ts'
export type { WorksheetIssue } from '../core/plan/read-worksheet.ts'
export { readWorksheet } from '../core/plan/read-worksheet.ts'
export type { PlanFinding } from '../core/plan/review-plan.ts'
export { reviewPlan } from '../core/plan/review-plan.ts'
export type { StrongAnswer, WorksheetNotes } from '../core/plan/worksheet.ts'
export { writeWorksheet } from '../core/plan/worksheet.ts'
