import type { ApprovalStep, FormSettings, Review, Submission } from '@boardwalk/contracts';
import { ApprovalsService } from '../src/modules/submissions/approval/approvals.service.ts';
import { FinalDecisionsService } from '../src/modules/submissions/approval/final-decisions.service.ts';
import type { Answer, TestApi } from './test-api.ts';

/** Form with one field of nearly every kind; the correct answers of `quiz` are `b` and `a`. */
export const DEFINITION = {
  fields: [
    { type: 'heading', id: 'about', text: 'About you' },
    { type: 'short_text', id: 'name', label: 'Name of your character', required: true, min: 3, max: 40 },
    { type: 'long_text', id: 'story', label: 'Their story', required: true, min: 10, max: 400 },
    {
      type: 'short_text',
      id: 'plate',
      label: 'Number plate',
      pattern: '[A-Z]{2}-\\d{3}',
      patternHint: 'Two letters, a dash, three digits.',
    },
    { type: 'radio', id: 'played', label: 'Played before?', options: [opt('yes'), opt('no')] },
    {
      type: 'long_text',
      id: 'where',
      label: 'Where?',
      required: true,
      showIf: { field: 'played', test: 'is', value: 'yes' },
    },
    { type: 'file', id: 'picture', label: 'A picture', max: 2 },
    { type: 'identity', id: 'discord', label: 'Discord', provider: 'discord' },
    {
      type: 'quiz',
      id: 'rules',
      label: 'Rules',
      required: true,
      pass: 2,
      shuffle: true,
      questions: [
        { id: 'q1', text: 'Where do you report?', options: [opt('a'), opt('b'), opt('c')], answer: 'b' },
        { id: 'q2', text: 'Who decides?', options: [opt('a'), opt('b')], answer: 'a' },
      ],
    },
  ],
};

export const ANSWERS = {
  name: 'Nell Harrow',
  story: 'She mends nets and hears things.',
  played: 'no',
  rules: { q1: 'b', q2: 'b' },
};

function opt(id: string) {
  return { id, label: `Option ${id}` };
}

type Settings = Partial<Omit<FormSettings, 'approval'>> & { approval?: Partial<FormSettings['approval']> };

/** Creates applicants and reviewers, and functions for their usual calls. Call it once the API runs. */
export async function startOffice(api: TestApi) {
  const [builder, ines, yuki, helper, admin] = await Promise.all([
    api.as('builder', 'STAFF'),
    api.as('ines', 'STAFF'),
    api.as('yuki', 'STAFF'),
    api.as('priya', 'HELPER'),
    api.as('tobias', 'ADMIN'),
  ]);
  for (const token of [builder, ines, yuki, helper, admin]) await api.call('GET /api/users/me', { token });

  const form = async (fields: object = {}, settings: Settings = {}) => {
    const body = { title: 'Whitelist', kind: 'general', definition: DEFINITION, settings, ...fields };
    const made = expectStatus(await api.call('POST /api/forms', { token: builder, body }), 201);
    return publish(made);
  };
  const publish = async ({ id, version }: { id: string; version: number }) =>
    expectStatus(await api.call(`POST /api/forms/${id}/publish`, { token: builder, body: { version } }), 200);
  const begin = (token: string, slug: string) => api.call(`POST /api/forms/${slug}/submissions`, { token });
  const submit = (token: string, { id, version }: Pick<Submission, 'id' | 'version'>, answers: object) =>
    api.call(`POST /api/submissions/${id}/submit`, { token, body: { answers, version } });
  /** Creates a submission that was just submitted. */
  const handedIn = async (token: string, slug: string, answers: object = ANSWERS): Promise<Submission> => {
    const draft = expectStatus(await begin(token, slug), 200);
    return expectStatus(await submit(token, draft, answers), 200);
  };
  const claim = (token: string, id: string, takeOver = false) =>
    api.call(`PUT /api/reviews/${id}/claim`, { token, body: { takeOver } });
  const review = async (token: string, id: string): Promise<Review> =>
    expectStatus(await api.call(`GET /api/reviews/${id}`, { token }), 200);
  const own = async (token: string, id: string): Promise<Submission> =>
    expectStatus(await api.call(`GET /api/submissions/${id}`, { token }), 200);
  const decide = async (token: string, id: string, outcome: 'approved' | 'denied', reason = 'So it is.') => {
    const { version } = await review(token, id);
    return api.call(`POST /api/reviews/${id}/decision`, { token, body: { outcome, reason, version } });
  };
  /** Claims and decides a submission, and ends the time for undoing. */
  const decided = async (token: string, id: string, outcome: 'approved' | 'denied', reason?: string) => {
    expectStatus(await claim(token, id), 200);
    expectStatus(await decide(token, id, outcome, reason), 200);
    await finish(api);
    await takeSteps(api, id);
  };
  return {
    builder,
    ines,
    yuki,
    helper,
    admin,
    form,
    publish,
    begin,
    submit,
    handedIn,
    claim,
    review,
    own,
    decide,
    decided,
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;

/** Ends the time in which decisions can be undone, and starts their effects. */
export async function finish(api: TestApi): Promise<void> {
  await api.database.sql(
    `UPDATE submission_decisions SET undo_until = now() - interval '1 s' WHERE final_at IS NULL`,
  );
  await api.get(FinalDecisionsService).catchUp();
}

/** Takes every due step of an approval, without waiting for its job. A step that a job runs already is waited for. */
export async function takeSteps(api: TestApi, submissionId: string): Promise<void> {
  for (;;) {
    const [next] = await api.database.sql<{ step: ApprovalStep }>(
      `SELECT step FROM approval_steps WHERE submission_id = $1 AND (state = 'running' OR (state = 'waiting' AND due_at < now() + interval '1 s'))`,
      [submissionId],
    );
    if (!next) return;
    await api.get(ApprovalsService).take({ submissionId, step: next.step });
  }
}

/** Returns the body of a response with this status. @throws with the actual response otherwise. */
export function expectStatus<Body>({ status, body }: Answer<Body>, wanted: number): Body {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
