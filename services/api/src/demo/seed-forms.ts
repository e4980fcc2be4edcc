import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { forms, formVersions } from '../modules/forms/forms.table.ts';
import { interviewSlots } from '../modules/submissions/interviews.table.ts';
import { approvalSteps, reviewNotes, reviewScores } from '../modules/submissions/reviews.table.ts';
import {
  submissionDecisions,
  submissionEvents,
  submissionMessages,
} from '../modules/submissions/submission-records.table.ts';
import { submissions } from '../modules/submissions/submissions.table.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/time/durations.ts';
import { applicationRows } from './application-rows.ts';
import { readApplications, readFreeInterviews } from './content/applications.ts';
import { readForms } from './content/forms.ts';
import { ago } from './timeline.ts';

const INTERVIEW_MINUTES = 30;

/** Inserts forms with applications in every state. @param idOf returns the id of a member by their handle. */
export async function seedForms(
  queries: NodePgDatabase,
  idOf: (key: string) => string,
  now: Date,
): Promise<void> {
  const kept = new Map<string, Parameters<typeof applicationRows>[1]>();
  for (const { publishedDaysAgo, ...form } of readForms()) {
    const at = ago(now, publishedDaysAgo * 24);
    const row = {
      ...form,
      state: 'open' as const,
      publishedVersion: 1,
      changed: false,
      demo: true,
      createdAt: at,
      updatedAt: at,
    };
    const [inserted] = await queries.insert(forms).values(row).returning({ id: forms.id });
    if (!inserted) throw new Error(`The form ${form.slug} was not inserted.`);
    const { definition } = form;
    const published = { formId: inserted.id, number: 1, definition, publishedBy: idOf('admin') };
    await queries.insert(formVersions).values({ ...published, publishedAt: at });
    kept.set(form.slug, { id: inserted.id, definition, settings: form.settings });
  }
  const rows = readApplications().map((application) => {
    const form = kept.get(application.form);
    if (!form) throw new Error(`The demo community has no form ${application.form}.`);
    return { application, ...applicationRows(application, form, idOf, now) };
  });
  await queries.insert(submissions).values(rows.map(({ submission }) => submission));
  await queries.insert(submissionEvents).values(rows.flatMap(({ events }) => events));
  await queries.insert(submissionDecisions).values(rows.flatMap(({ decisions }) => decisions));
  await queries.insert(submissionMessages).values(rows.flatMap(({ messages }) => messages));
  await queries.insert(reviewNotes).values(rows.flatMap(({ notes }) => notes));
  await queries.insert(reviewScores).values(rows.flatMap(({ scores }) => scores));
  await queries.insert(approvalSteps).values(rows.flatMap(({ steps }) => steps));
  const booked = rows.flatMap(({ application: { interview }, submission }) =>
    interview ? [{ ...interview, submissionId: submission.id }] : [],
  );
  const free = readFreeInterviews().map((interview) => ({ ...interview, submissionId: null }));
  await queries.insert(interviewSlots).values(
    [...booked, ...free].map(({ with: interviewer, inHours, place, submissionId }) => {
      const startsAt = wholeHour(new Date(now.getTime() + inHours * HOUR_MS));
      const endsAt = new Date(startsAt.getTime() + INTERVIEW_MINUTES * MINUTE_MS);
      return { interviewerId: idOf(interviewer), startsAt, endsAt, place, submissionId, demo: true };
    }),
  );
}

function wholeHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS);
}
