import type {
  ProjectReport as ProjectReportV1,
  WorkspaceReport as WorkspaceReportV1,
} from '../generated/types/svc-ci-report.v1.ts'
import type {
  ProjectReport as ProjectReportV2,
  WorkspaceReport as WorkspaceReportV2,
} from '../generated/types/svc-ci-report.v2.ts'
import type { ProjectReport, WorkspaceReport } from '../generated/types/svc-ci-report.v3.ts'
import {
  createProjectHealthV1,
  createWorkspaceHealthV1,
  type WorkspaceMember,
  type WorkspaceOptions,
} from './project-health.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'

/** A version of the report of a run in continuous integration. */
export type CiReportVersion = keyof ProjectVersions

interface ProjectVersions {
  readonly '1': ProjectReportV1
  readonly '2': ProjectReportV2
  readonly '3': ProjectReport
}

interface WorkspaceVersions {
  readonly '1': WorkspaceReportV1
  readonly '2': WorkspaceReportV2
  readonly '3': WorkspaceReport
}

/**
 * Writes the report of a project in another version, for pipelines that read that one. The verdict
 * is the same in all of them; older versions have fewer reasons for it.
 */
export const toCiReportVersion = <V extends CiReportVersion>(
  version: V,
  report: ProjectReport,
  input: ReportInput,
): ProjectVersions[V] => PROJECT_VERSIONS[version](report, input)

const PROJECT_VERSIONS: {
  readonly [V in CiReportVersion]: (report: ProjectReport, input: ReportInput) => ProjectVersions[V]
} = {
  1: ({ generatedAt, mode, projectPath, failOn, status, localLaw }, input) => ({
    $schema: toSchemaUrl('svc-ci-report.v1'),
    ...{ generatedAt, mode, projectPath, failOn, status, localLaw },
    health: createProjectHealthV1(input),
  }),
  2: ({ adoptionTruth: _, governanceDelta: __, localLaw, styleBridge, ...report }) => ({
    ...report,
    $schema: toSchemaUrl('svc-ci-report.v2'),
    localLaw: { ...localLaw },
    styleBridge: { ...styleBridge },
  }),
  3: (report) => report,
}

/** The projects that the report of a workspace is about. */
export interface WorkspaceReportInput extends WorkspaceOptions {
  readonly members: readonly WorkspaceMember[]
}

/** Writes the report of a workspace in another version. */
export const toWorkspaceCiReportVersion = <V extends CiReportVersion>(
  version: V,
  report: WorkspaceReport,
  input: WorkspaceReportInput,
): WorkspaceVersions[V] => WORKSPACE_VERSIONS[version](report, input)

const WORKSPACE_VERSIONS: {
  readonly [V in CiReportVersion]: (
    report: WorkspaceReport,
    input: WorkspaceReportInput,
  ) => WorkspaceVersions[V]
} = {
  1: ({ generatedAt, mode, failOn, status }, { members, ...options }) => ({
    $schema: toSchemaUrl('svc-ci-report.v1'),
    ...{ generatedAt, mode, failOn, status },
    workspace: createWorkspaceHealthV1(members, options),
  }),
  2: ({ projects: _, gate: __, loop, ...report }) => ({
    ...report,
    $schema: toSchemaUrl('svc-ci-report.v2'),
    loop: { ...loop },
  }),
  3: (report) => report,
}
