import type { FormDefinition } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type FormHeadRow, PublishedFormsService } from '../forms/published-forms.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { MemberName } from '../users/users.view.ts';
import { FilesRepository } from './files/files.repository.ts';
import { InterviewsRepository } from './interviews/interviews.repository.ts';
import type { InterviewSlotRow } from './interviews.table.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { DecisionRow, SubmissionEventRow, SubmissionFileRow } from './submission-records.table.ts';
import type { SubmissionRow } from './submissions.table.ts';

/** Data of a submission from other tables. */
export interface Dossier {
  form: FormHeadRow;
  definition: FormDefinition;
  /** Oldest first. */
  events: SubmissionEventRow[];
  /** Last first. */
  decisions: DecisionRow[];
  files: SubmissionFileRow[];
  slot: InterviewSlotRow | undefined;
  /** Names of all members in it. */
  names: Map<string, MemberName>;
}

/** Loads all data of a submission, for the applicant or for the staff. */
@Injectable()
export class SubmissionDossiersService {
  constructor(
    private readonly records: SubmissionRecordsRepository,
    private readonly files: FilesRepository,
    private readonly interviews: InterviewsRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
  ) {}

  /** Without internal events and undoable decisions. */
  forApplicant(row: SubmissionRow): Promise<Dossier> {
    return this.read(row, { internal: false, final: true }, []);
  }

  /** @param others further members whose names are loaded. */
  forStaff(row: SubmissionRow, others: readonly (string | null)[]): Promise<Dossier> {
    return this.read(row, { internal: true, final: false }, others);
  }

  private async read(
    row: SubmissionRow,
    which: { internal: boolean; final: boolean },
    others: readonly (string | null)[],
  ): Promise<Dossier> {
    const form = await this.forms.headOf(row.formId);
    const definition = await this.forms.definitionOf(row.formId, row.formVersion);
    const events = await this.records.findEvents(row.id, which);
    const decisions = await this.records.findDecisions(row.id, which);
    const files = await this.files.findOfSubmission(row.id);
    const slot = await this.interviews.findOfSubmission(row.id);
    const names = await this.users.namesOf([
      row.applicantId,
      row.claimedBy,
      row.assigneeId,
      slot?.interviewerId ?? null,
      ...others,
      ...events.map(({ actorId }) => actorId),
      ...decisions.map(({ deciderId }) => deciderId),
    ]);
    return { form, definition, events, decisions, files, slot, names };
  }
}
