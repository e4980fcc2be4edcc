import { SUBMISSION_EVENTS } from '@boardwalk/contracts';
import { z } from 'zod';
import { filesIn } from './content-files.ts';
import { formSlug } from './forms.ts';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const hoursAgo = z.number().min(0);
const answers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())]),
);

/** Appointment for an interview, in hours from the time of seeding. */
const interview = z.strictObject({ with: demoMember, inHours: z.number().min(0), place: z.string() });

const courseEntry = z.strictObject({
  event: z.enum(SUBMISSION_EVENTS),
  hoursAgo,
  /** Reviewer who acted; without one, the applicant did. */
  staff: demoMember.optional(),
  text: z.string().optional(),
});

const applicationSchema = z.strictObject({
  form: formSlug,
  by: demoMember,
  attempt: z.int().min(1).optional(),
  answers,
  /** Answers that are dates, as days before the time of seeding. */
  answersInDaysAgo: z.record(z.string(), z.int().min(0)).optional(),
  answersBefore: answers.optional(),
  course: z.array(courseEntry).min(1),
  assignee: demoMember.optional(),
  /** Only staff can read these. */
  notes: z.array(z.strictObject({ by: demoMember, hoursAgo, text: z.string() })).optional(),
  /** Messages; one without `staff` is by the applicant. */
  messages: z.array(z.strictObject({ staff: demoMember.optional(), hoursAgo, text: z.string() })).optional(),
  scores: z
    .array(
      z.strictObject({
        by: demoMember,
        hoursAgo,
        scores: z.record(z.string(), z.int().min(0)),
        comment: z.string(),
      }),
    )
    .optional(),
  /** Interview that the applicant has booked. */
  interview: interview.optional(),
});

/** Event in the history of an application. */
export type CourseEntry = z.infer<typeof courseEntry>;

/** Application of the demo community. Its state follows from its course. */
export type DemoApplication = z.infer<typeof applicationSchema>;

export function readApplications(): DemoApplication[] {
  return filesIn('applications').flatMap((file) => readJson(file, z.array(applicationSchema)));
}

/** Reads the interviews that reviewers offer and no one has booked yet. */
export function readFreeInterviews(): z.infer<typeof interview>[] {
  return readJson('free-interviews.json', z.array(interview));
}
