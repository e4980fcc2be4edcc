import { type OpenForm, type PublishedForm, type Submission, withoutQuizAnswers } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { beginRefusal, isOpen, standingOf } from '../submission-states.policy.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { keptAnswers } from './definition.policy.ts';
import { SubmissionAccessService } from './submission-access.service.ts';

/** Forms for applicants, and the beginning of their submissions. */
@Injectable()
export class OpenFormsService {
  constructor(
    private readonly database: Database,
    private readonly forms: PublishedFormsService,
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly access: SubmissionAccessService,
  ) {}

  async list(caller: Caller): Promise<{ items: OpenForm[] }> {
    const open = await this.forms.listOpen();
    const last = new Map((await this.submissions.findLatest(caller.id)).map((row) => [row.formId, row]));
    const now = new Date();
    return {
      items: open.map((form) => {
        const { id, slug, title, summary, kind, fieldCount } = form;
        const standing = standingOf(form, last.get(id), now);
        return { id, slug, title, summary, kind, fieldCount, standing };
      }),
    };
  }

  /** @throws FORM_NOT_FOUND */
  async find(caller: Caller, name: string): Promise<PublishedForm> {
    const form = await this.forms.findBySlug(name);
    const { id, slug, title, summary, kind, state, settings, publishedVersion } = form;
    const definition = await this.forms.definitionOf(id, publishedVersion);
    const last = await this.submissions.findLatestOf(caller.id, id);
    return {
      id,
      slug,
      title,
      summary,
      kind,
      state,
      version: publishedVersion,
      definition: withoutQuizAnswers(definition),
      interview: settings.interview,
      cooldownDays: settings.cooldownDays,
      standing: standingOf(form, last, new Date()),
    };
  }

  /**
   * Begins a submission, or returns the open one: concurrent calls get the same. A draft is migrated to the published version of its form.
   * @throws FORM_NOT_FOUND, FORM_CLOSED, FORM_COOLDOWN, SUBMISSION_APPROVED
   */
  async begin(caller: Caller, name: string): Promise<Submission> {
    const form = await this.forms.findBySlug(name);
    const last = await this.submissions.findLatestOf(caller.id, form.id);
    if (last && isOpen(last))
      return this.access.present(await this.withPublishedVersion(last, form.publishedVersion));
    const refusal = beginRefusal(form, last, new Date());
    if (refusal) throw new ApiError(refusal);
    const begun = await this.insert(caller.id, form.id, form.publishedVersion);
    const row = begun ?? (await this.submissions.findLatestOf(caller.id, form.id));
    if (!row) throw new Error(`No submission of ${form.id} could be begun.`);
    return this.access.present(row);
  }

  /**
   * Migrates a draft to the published version of its form; answers to existing fields stay. One that was submitted before keeps its version,
   * because reviewers have read it.
   */
  private withPublishedVersion(draft: SubmissionRow, published: number): Promise<SubmissionRow> {
    if (draft.state !== 'draft' || draft.formVersion === published) return Promise.resolve(draft);
    return this.database.transaction(async () => {
      const row = await this.submissions.lockById(draft.id);
      if (row?.state !== 'draft' || row.formVersion === published) return row ?? draft;
      const { fields } = await this.forms.definitionOf(row.formId, published);
      return this.submissions.update(row.id, {
        formVersion: published,
        answers: keptAnswers(fields, row.answers),
        updatedAt: new Date(),
      });
    });
  }

  private insert(
    applicantId: string,
    formId: string,
    formVersion: number,
  ): Promise<SubmissionRow | undefined> {
    return this.database.transaction(async () => {
      const row = await this.submissions.begin({ formId, formVersion, applicantId });
      if (row) await this.records.insertEvent({ submissionId: row.id, event: 'begun', actorId: applicantId });
      return row;
    });
  }
}
