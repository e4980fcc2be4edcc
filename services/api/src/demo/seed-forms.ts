import { formDefinitionSchema, formSettingsSchema } from '@boardwalk/contracts';
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
import { applicationRows } from './application-rows.ts';
import { OTHER_APPLICATIONS } from './applications/others.data.ts';
import { DECIDED_APPLICATIONS } from './applications/whitelist-decided.data.ts';
import { WAITING_APPLICATIONS } from './applications/whitelist-waiting.data.ts';
import { FORMS } from './forms/index.ts';
import { ago } from './timeline.ts';

const HOUR_MS = 3_600_000;
const INTERVIEW_MINUTES = 30;
/** Hours that reviewers have offered and nobody has booked yet: who, and in how many hours. */
const FREE_HOURS: [interviewer: string, inHours: number][] = [
  ['yuki_t', 27],
  ['yuki_t', 74],
  ['staff', 50],
];

/** Forms with applications in every state. @param idOf the id of a member by their handle. */
export async function seedForms(
  queries: NodePgDatabase,
  idOf: (username: string) => string,
  now: Date,
): Promise<void> {
  const kept = new Map<string, Parameters<typeof applicationRows>[1]>();
  for (const { fields, publishedDaysAgo, settings, ...head } of FORMS) {
    const at = ago(now, publishedDaysAgo * 24);
    const row = {
      ...head,
      state: 'open' as const,
      publishedVersion: 1,
      changed: false,
      demo: true,
      definition: formDefinitionSchema.parse({ fields }),
      settings: formSettingsSchema.parse(settings),
      createdAt: at,
      updatedAt: at,
    };
    const [inserted] = await queries.insert(forms).values(row).returning({ id: forms.id });
    if (!inserted) throw new Error(`The form ${head.slug} was not inserted.`);
    const { definition } = row;
    const published = { formId: inserted.id, number: 1, definition, publishedBy: idOf('admin') };
    await queries.insert(formVersions).values({ ...published, publishedAt: at });
    kept.set(head.slug, { id: inserted.id, definition, settings: row.settings });
  }
  const rows = [...WAITING_APPLICATIONS, ...DECIDED_APPLICATIONS, ...OTHER_APPLICATIONS].map(
    (application) => {
      const form = kept.get(application.form);
      if (!form) throw new Error(`The demo community has no form ${application.form}.`);
      return { application, ...applicationRows(application, form, idOf, now) };
    },
  );
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
  const free = FREE_HOURS.map(([interviewer, inHours]) => ({
    with: interviewer,
    inHours,
    place: 'Voice channel “Ferry office”',
    submissionId: null,
  }));
  await queries.insert(interviewSlots).values(
    [...booked, ...free].map(({ with: interviewer, inHours, place, submissionId }) => {
      const startsAt = wholeHour(new Date(now.getTime() + inHours * HOUR_MS));
      const endsAt = new Date(startsAt.getTime() + INTERVIEW_MINUTES * 60_000);
      return { interviewerId: idOf(interviewer), startsAt, endsAt, place, submissionId, demo: true };
    }),
  );
}

function wholeHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS);
}
