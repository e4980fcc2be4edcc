import { randomUUID } from 'node:crypto';
import {
  type Answers,
  APPROVAL_STEPS,
  CLAIM_MINUTES,
  type FormDefinition,
  type FormSettings,
  type SubmissionState,
  UNDO_SECONDS,
} from '@boardwalk/contracts';
import { gradeQuizzes } from '../modules/submissions/applicant/definition.policy.ts';
import { wantedSteps } from '../modules/submissions/approval/approval.policy.ts';
import type { approvalSteps, reviewNotes, reviewScores } from '../modules/submissions/reviews.table.ts';
import type {
  submissionDecisions,
  submissionEvents,
  submissionMessages,
} from '../modules/submissions/submission-records.table.ts';
import { retryAfter } from '../modules/submissions/submission-states.policy.ts';
import type { NewSubmissionRow } from '../modules/submissions/submissions.table.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/time/durations.ts';
import type { CourseEntry, DemoApplication } from './content/applications.ts';
import { ago } from './timeline.ts';

type Decision = typeof submissionDecisions.$inferInsert;
type EventName = CourseEntry['event'];

/** State after each event; events without a new state are absent. */
const LEADS_TO: Partial<Record<EventName, SubmissionState>> = {
  begun: 'draft',
  submitted: 'submitted',
  review_started: 'in_review',
  changes_requested: 'changes_requested',
  resubmitted: 'resubmitted',
  interview_offered: 'interview',
  approved: 'approved',
  denied: 'denied',
  withdrawn: 'withdrawn',
  expired: 'expired',
  revoked: 'revoked',
  appealed: 'appealed',
};
const DECIDED: Partial<Record<EventName, Decision['action']>> = {
  approved: 'approve',
  denied: 'deny',
  revoked: 'revoke',
};

interface FormOfApplication {
  id: string;
  definition: FormDefinition;
  settings: FormSettings;
}

export interface ApplicationRows {
  submission: NewSubmissionRow & { id: string };
  events: (typeof submissionEvents.$inferInsert)[];
  decisions: Decision[];
  messages: (typeof submissionMessages.$inferInsert)[];
  notes: (typeof reviewNotes.$inferInsert)[];
  scores: (typeof reviewScores.$inferInsert)[];
  steps: (typeof approvalSteps.$inferInsert)[];
}

/** Returns the rows of an application, with everything that has happened so far. @param idOf returns the id of a member by their handle. */
export function applicationRows(
  application: DemoApplication,
  form: FormOfApplication,
  idOf: (key: string) => string,
  now: Date,
): ApplicationRows {
  const { by, attempt = 1, course, notes = [], messages = [], scores = [] } = application;
  const submissionId = randomUUID();
  const applicantId = idOf(by);
  const at = (hours: number) => ago(now, hours);
  const decisions = course.flatMap((entry) => toDecision(entry, submissionId, idOf, now) ?? []);
  const state = course.reduce<SubmissionState>((before, { event }) => LEADS_TO[event] ?? before, 'draft');
  return {
    submission: {
      id: submissionId,
      formId: form.id,
      formVersion: 1,
      applicantId,
      attempt,
      state,
      publicState: state,
      demo: true,
      answers: answersOf(application, now),
      answersBefore: application.answersBefore ?? null,
      quiz: gradeQuizzes(form.definition, application.answers),
      ...instantsOf(application, form.settings, decisions, now),
      ...workersOf(application, state, idOf, now),
    },
    events: course.map(({ event, hoursAgo, staff, text }) => ({
      submissionId,
      event,
      at: at(hoursAgo),
      text: text ?? null,
      actorId: event === 'expired' ? null : staff ? idOf(staff) : applicantId,
    })),
    decisions,
    messages: messages.map(({ staff, hoursAgo, text }) => ({
      submissionId,
      text,
      at: at(hoursAgo),
      fromStaff: staff !== undefined,
      authorId: staff ? idOf(staff) : applicantId,
    })),
    notes: notes.map(({ by: author, hoursAgo, text }) => ({
      submissionId,
      authorId: idOf(author),
      text,
      at: at(hoursAgo),
    })),
    scores: scores.map(({ by: reviewer, hoursAgo, scores: given, comment }) => ({
      submissionId,
      reviewerId: idOf(reviewer),
      scores: given,
      comment,
      at: at(hoursAgo),
    })),
    steps: stepsOf(course, submissionId, form.settings, now),
  };
}

function answersOf({ answers, answersInDaysAgo = {} }: DemoApplication, now: Date): Answers {
  const dates = Object.entries(answersInDaysAgo).map(([field, days]) => [
    field,
    ago(now, days * 24)
      .toISOString()
      .slice(0, 10),
  ]);
  return { ...answers, ...Object.fromEntries(dates) };
}

function instantsOf(
  { course }: DemoApplication,
  { cooldownDays, dueHours }: FormSettings,
  decisions: readonly Decision[],
  now: Date,
): Partial<NewSubmissionRow> {
  const find = (event: EventName) => course.find((entry) => entry.event === event);
  const timeOf = (event: EventName) => {
    const entry = find(event);
    return entry && ago(now, entry.hoursAgo);
  };
  const handedIn = timeOf('resubmitted') ?? timeOf('submitted');
  const last = course.at(-1)?.hoursAgo ?? 0;
  const decision = decisions.at(-1);
  const appealed = find('appealed');
  return {
    createdAt: timeOf('begun') ?? now,
    updatedAt: ago(now, last),
    submittedAt: timeOf('submitted') ?? null,
    dueAt: handedIn ? new Date(handedIn.getTime() + dueHours * HOUR_MS) : null,
    decidedAt: decisions[0]?.at instanceof Date ? decisions[0].at : null,
    retryAt:
      decision?.at instanceof Date
        ? retryAfter({ action: decision.action, at: decision.at }, cooldownDays)
        : null,
    appealText: appealed?.text ?? null,
    appealedAt: timeOf('appealed') ?? null,
  };
}

/** Returns the assignee, and the claim of the reviewer while a review is in progress. */
function workersOf(
  { course, assignee }: DemoApplication,
  state: SubmissionState,
  idOf: (key: string) => string,
  now: Date,
): Partial<NewSubmissionRow> {
  const reviewer = course.find(({ event }) => event === 'review_started')?.staff;
  const claimed = state === 'in_review' && reviewer ? idOf(reviewer) : null;
  return {
    claimedBy: claimed,
    claimedUntil: claimed === null ? null : new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS),
    assigneeId: assignee ? idOf(assignee) : null,
  };
}

function toDecision(
  { event, hoursAgo, staff, text: reason = '' }: CourseEntry,
  submissionId: string,
  idOf: (key: string) => string,
  now: Date,
): Decision | undefined {
  const action = DECIDED[event];
  if (!action || !staff) return undefined;
  const at = ago(now, hoursAgo);
  const undoUntil = new Date(at.getTime() + UNDO_SECONDS * 1_000);
  const stateBefore = action === 'revoke' ? 'approved' : 'in_review';
  return {
    submissionId,
    action,
    reason,
    deciderId: idOf(staff),
    at,
    stateBefore,
    undoUntil,
    finalAt: undoUntil,
  };
}

/** Returns the steps of an approval: the form's are done, all others skipped. */
function stepsOf(
  course: readonly CourseEntry[],
  submissionId: string,
  { approval }: FormSettings,
  now: Date,
): ApplicationRows['steps'] {
  const approved = course.find(({ event }) => event === 'approved');
  if (!approved) return [];
  const wanted = wantedSteps(approval);
  const doneAt = new Date(ago(now, approved.hoursAgo).getTime() + (UNDO_SECONDS + 1) * 1_000);
  return APPROVAL_STEPS.map((step) => ({
    submissionId,
    step,
    attempts: wanted.has(step) ? 1 : 0,
    state: wanted.has(step) ? ('done' as const) : ('skipped' as const),
    effect: step === 'role' ? approval.role : null,
    doneAt: wanted.has(step) ? doneAt : null,
  }));
}
