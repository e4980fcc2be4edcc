import type { Answers, SUBMISSION_EVENTS } from '@boardwalk/contracts';

/** What happened so many hours ago: with who of the staff did it, and what they said. */
export type CourseEntry = [
  event: (typeof SUBMISSION_EVENTS)[number],
  hoursAgo: number,
  staff?: string | null,
  text?: string,
];

/** An application of the demo community. Its state is where its course has led. */
export interface DemoApplication {
  form: string;
  by: string;
  attempt?: number;
  answers: Answers;
  /** Answers that are dates, in days ago. */
  dates?: Record<string, number>;
  answersBefore?: Answers;
  course: CourseEntry[];
  assignee?: string;
  /** Staff alone read these: who, how many hours ago, what. */
  notes?: [author: string, hoursAgo: number, text: string][];
  /** `null` writes for the applicant. */
  messages?: [staff: string | null, hoursAgo: number, text: string][];
  scores?: [reviewer: string, hoursAgo: number, scores: Record<string, number>, comment: string][];
  /** The hour that they have booked, in hours from now. */
  interview?: { with: string; inHours: number; place: string };
}
