import { SUBMISSION_EVENTS, type Submission, type SubmissionEvent } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FormHeadRow } from '../../forms/published-forms.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import { toFile } from '../files/files.view.ts';
import { toSlot } from '../interviews/interviews.view.ts';
import { type Dossier, SubmissionDossiers } from '../submission-dossiers.service.ts';
import type { EventRow } from '../submission-records.table.ts';
import { applicantMay, expiresAtOf, isOpen, outcomeOf, retryAtOf } from '../submission-states.policy.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { definitionFor } from './definition.policy.ts';

/** The median of a week may be this old. */
const MEDIAN_TTL_MS = 60_000;
const MOST_MEDIANS = 500;
/** Decided submissions, whose last decision is told. */
const DECIDED: readonly string[] = ['approved', 'denied', 'revoked', 'appealed'];

type Names = ReadonlyMap<string, MemberName>;

/** Submissions as their applicants see them. Notes, scores, claims and decisions that can still be undone are read nowhere here. */
@Injectable()
export class SubmissionViews {
  private readonly medians;

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly dossiers: SubmissionDossiers,
  ) {
    this.medians = new LRUCache<string, { minutes: number | null }>({
      max: MOST_MEDIANS,
      ttl: MEDIAN_TTL_MS,
      fetchMethod: async (formId) => ({ minutes: await this.submissions.medianWait(formId) }),
    });
  }

  async present(row: SubmissionRow): Promise<Submission> {
    const dossier = await this.dossiers.forApplicant(row);
    const { form, definition, events, files, slot, names } = dossier;
    return {
      ...toHead(row, form),
      definition: definitionFor(row.id, definition),
      formVersion: row.formVersion,
      version: row.version,
      answers: row.answers,
      files: files.map(toFile),
      queuePlace: await this.submissions.placeOf(row),
      medianWaitMinutes: (await this.medians.fetch(row.formId))?.minutes ?? null,
      decision: toDecision(row, dossier),
      interview: slot ? toSlot(slot, names) : null,
      may: applicantMay(row, await this.isLast(row)),
      timeline: events.flatMap((event) => toEvent(event, row, names) ?? []),
    };
  }

  /** Whether it is the last attempt of its applicant at the form. One that is open is. */
  async isLast(row: SubmissionRow): Promise<boolean> {
    return isOpen(row) || (await this.submissions.findLatestOf(row.applicantId, row.formId))?.id === row.id;
  }
}

/** What the list of one's own and the whole submission both say. */
export function toHead(row: SubmissionRow, { id, slug, title, kind }: FormHeadRow) {
  return {
    id: row.id,
    form: { id, slug, title, kind },
    attempt: row.attempt,
    state: row.publicState,
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    expiresAt: expiresAtOf(row)?.toISOString() ?? null,
    retryAt: retryAtOf(row, new Date())?.toISOString() ?? null,
  };
}

function toDecision({ publicState }: SubmissionRow, { decisions: [last] }: Dossier): Submission['decision'] {
  if (!last || !DECIDED.includes(publicState)) return null;
  return { outcome: outcomeOf(last), reason: last.reason, at: last.at.toISOString() };
}

/** Staff act as staff: only the applicant is named. Undefined for what staff do among themselves. */
function toEvent(
  { id, event, at, actorId, text }: EventRow,
  { applicantId }: SubmissionRow,
  names: Names,
): SubmissionEvent | undefined {
  const known = SUBMISSION_EVENTS.find((one) => one === event);
  if (!known) return undefined;
  return {
    id,
    event: known,
    at: at.toISOString(),
    text,
    actor: actorId === applicantId ? nameOf(names, actorId) : null,
  };
}
