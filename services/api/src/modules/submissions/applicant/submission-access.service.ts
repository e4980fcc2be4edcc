import { SUBMISSION_EVENTS, type Submission, type SubmissionEvent } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FormHeadRow } from '../../forms/published-forms.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import { toFile } from '../files/files.view.ts';
import { toSlot } from '../interviews/interviews.view.ts';
import { type Dossier, SubmissionDossiersService } from '../submission-dossiers.service.ts';
import type { SubmissionEventRow } from '../submission-records.table.ts';
import { applicantMay, expiresAtOf, isOpen, outcomeOf, retryAtOf } from '../submission-states.policy.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { definitionFor } from './definition.policy.ts';

/** Lifetime of the cached median waiting time. */
const MEDIAN_TTL_MS = 60_000;
const MAX_MEDIANS = 500;
/** States with a decision that is shown. */
const DECIDED: readonly string[] = ['approved', 'denied', 'revoked', 'appealed'];

type Names = ReadonlyMap<string, MemberName>;

/**
 * Finds submissions for their applicants, and presents them; for all others they are treated as missing. Notes, scores, claims and undoable decisions
 * must not be read here.
 */
@Injectable()
export class SubmissionAccessService {
  private readonly medians;

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly dossiers: SubmissionDossiersService,
  ) {
    this.medians = new LRUCache<string, { minutes: number | null }>({
      max: MAX_MEDIANS,
      ttl: MEDIAN_TTL_MS,
      fetchMethod: async (formId) => ({ minutes: await this.submissions.medianWait(formId) }),
    });
  }

  /** @throws SUBMISSION_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<SubmissionRow> {
    return own(caller, await this.submissions.findById(id));
  }

  /** Finds a submission like `find`, and locks it until the transaction ends. */
  async lock(caller: Caller, id: string): Promise<SubmissionRow> {
    return own(caller, await this.submissions.lockById(id));
  }

  /** Locks a submission in the version that the caller saw. @throws SUBMISSION_STALE with the current submission. */
  async lockVersion(caller: Caller, id: string, version: number): Promise<SubmissionRow> {
    const row = await this.lock(caller, id);
    if (row.version !== version) throw await this.stale(row);
    return row;
  }

  async stale(row: SubmissionRow): Promise<ApiError> {
    return new ApiError('SUBMISSION_STALE', { current: await this.present(row) });
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

  /** Whether it is its applicant's last attempt at the form. An open one always is. */
  async isLast(row: SubmissionRow): Promise<boolean> {
    return isOpen(row) || (await this.submissions.findLatestOf(row.applicantId, row.formId))?.id === row.id;
  }
}

function own(caller: Caller, row: SubmissionRow | undefined): SubmissionRow {
  if (!row || row.applicantId !== caller.id) throw new ApiError('SUBMISSION_NOT_FOUND');
  return row;
}

/** Returns the fields that the list and the complete submission share. */
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

/** Maps an event: members of the staff aren't named, only the applicant. Returns undefined for internal events. */
function toEvent(
  { id, event, at, actorId, text }: SubmissionEventRow,
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
