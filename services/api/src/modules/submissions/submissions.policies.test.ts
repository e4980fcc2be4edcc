import { type FormDefinition, type FormSettings, formDefinitionSchema } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { DEFINITION } from '../../../test/test-submissions.ts';
import { definitionFor, gradeQuizzes, knownAnswers } from './applicant/definition.policy.ts';
import { nextStep, retryInSeconds, wantedSteps } from './approval/approval.policy.ts';
import { kindOf } from './files/file-kind.policy.ts';
import {
  claimHolder,
  decisionAppealed,
  isOverdue,
  reviewerMay,
  reviewRefusal,
} from './review/review.policy.ts';
import type { DecisionRow } from './submission-records.table.ts';
import { applicantMay, beginRefusal, mayAppeal, retryAfter, standingOf } from './submission-states.policy.ts';
import type { SubmissionRow } from './submissions.table.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function row(fields: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: 's',
    formId: 'f',
    formVersion: 1,
    applicantId: 'sam',
    attempt: 1,
    version: 1,
    demo: false,
    state: 'in_review',
    publicState: 'in_review',
    answers: {},
    answersBefore: null,
    quiz: {},
    createdAt: NOW,
    updatedAt: NOW,
    submittedAt: NOW,
    dueAt: later(60),
    decidedAt: null,
    retryAt: null,
    claimedBy: null,
    claimedUntil: null,
    assigneeId: null,
    appealText: null,
    appealedAt: null,
    ...fields,
  };
}

function decision(fields: Partial<DecisionRow>): DecisionRow {
  return {
    id: 'd',
    submissionId: 's',
    action: 'deny',
    reason: '',
    gives: null,
    deciderId: 'ines',
    at: NOW,
    stateBefore: 'in_review',
    undoUntil: later(1),
    finalAt: null,
    undoneAt: null,
    ...fields,
  };
}

describe('beginning a submission', () => {
  const open = { state: 'open', kind: 'whitelist' } as const;

  it('is possible exactly when the cooldown is over', () => {
    const denied = { publicState: 'denied' as const, retryAt: later(1) };
    expect(beginRefusal(open, denied, NOW)).toBe('FORM_COOLDOWN');
    expect(beginRefusal(open, denied, later(1))).toBeUndefined();
    expect(beginRefusal({ ...open, state: 'closed' }, undefined, NOW)).toBe('FORM_CLOSED');
  });

  it('is possible once where one approval is enough', () => {
    const approved = { publicState: 'approved' as const, retryAt: null };
    expect(beginRefusal(open, approved, NOW)).toBe('SUBMISSION_APPROVED');
    expect(beginRefusal({ ...open, kind: 'appeal' }, approved, NOW)).toBeUndefined();
  });

  it('depends on the standing with the form', () => {
    expect(standingOf(open, undefined, NOW)).toEqual({ submission: null, mayBegin: true, retryAt: null });
    expect(standingOf(open, row(), NOW)).toMatchObject({
      mayBegin: false,
      submission: { state: 'in_review' },
    });
    const denied = row({ state: 'denied', publicState: 'denied', retryAt: later(5) });
    expect(standingOf(open, denied, NOW)).toMatchObject({ mayBegin: false, retryAt: later(5).toISOString() });
  });
});

it('hides an undoable decision from the applicant', () => {
  const before = row({ publicState: 'in_review' });
  expect(applicantMay({ ...before, state: 'denied' }, true)).toEqual(applicantMay(before, true));
});

it('counts the cooldown from the denial only', () => {
  expect(retryAfter({ action: 'deny', at: NOW }, 7)?.toISOString()).toBe('2026-11-30T12:00:00.000Z');
  expect(retryAfter({ action: 'deny', at: NOW }, 0)).toBeNull();
  expect(retryAfter({ action: 'approve', at: NOW }, 7)).toBeNull();
  expect(retryAfter({ action: 'reject_appeal', at: NOW }, 7)).toBeNull();
});

it('allows one appeal, of the last attempt', () => {
  const denied = { publicState: 'denied' as const, appealedAt: null };
  expect([mayAppeal(denied, true), mayAppeal(denied, false)]).toEqual([true, false]);
  expect(mayAppeal({ ...denied, appealedAt: NOW }, true)).toBe(false);
  expect(mayAppeal({ ...denied, publicState: 'approved' }, true)).toBe(false);
});

it.each<[number, number, string | undefined]>([
  [7, 0, undefined],
  [3, 1, undefined],
  [7, 7, 'ROLE_ABOVE_OWN'],
  [3, 6, 'ROLE_ABOVE_OWN'],
])('lets rank %i review an applicant of rank %i: %s', (rank, applicant, refusal) => {
  expect(reviewRefusal({ id: 'me', rank }, { id: 'other', rank: applicant })).toBe(refusal);
  expect(reviewRefusal({ id: 'me', rank }, { id: 'me', rank: applicant })).toBe('OWN_CASE');
});

describe('reviewing', () => {
  const decider = { id: 'ines', permissions: ['applications.review', 'applications.decide'] as const };
  const may = (
    fields: Partial<SubmissionRow>,
    decisions: DecisionRow[] = [],
    interview: FormSettings['interview'] = 'optional',
  ) =>
    reviewerMay(
      { ...decider, permissions: [...decider.permissions] },
      row(fields),
      { settings: { interview }, decisions },
      NOW,
    );
  const mine = { claimedBy: 'ines', claimedUntil: later(10) };

  it('requires the claim', () => {
    expect(may(mine)).toMatchObject({ claim: true, decide: true, requestChanges: true, invite: true });
    expect(may({})).toMatchObject({ claim: true, decide: false, takeOver: false });
    expect(may({ ...mine, claimedBy: 'yuki' })).toMatchObject({
      claim: false,
      takeOver: true,
      decide: false,
    });
    // An expired claim has no holder.
    expect(may({ claimedBy: 'yuki', claimedUntil: NOW })).toMatchObject({ claim: true, takeOver: false });
    expect(claimHolder({ claimedBy: 'yuki', claimedUntil: NOW }, NOW)).toBeNull();
  });

  it('offers interviews only if the form has them', () => {
    expect(may(mine, [], 'required').invite).toBe(true);
    expect(may(mine, [], 'never').invite).toBe(false);
  });

  it('can be undone by the decider while it isn’t published', () => {
    const denied = { ...mine, state: 'denied' as const };
    expect(may(denied, [decision({})])).toMatchObject({ undo: true, decide: false, revoke: false });
    expect(may(denied, [decision({ deciderId: 'yuki' })]).undo).toBe(false);
    expect(may(denied, [decision({ undoUntil: NOW })]).undo).toBe(false);
    expect(may({ ...denied, publicState: 'denied' }, [decision({ finalAt: NOW })]).undo).toBe(false);
    expect(may({ state: 'approved', publicState: 'approved' }).revoke).toBe(true);
    expect(may({ state: 'approved' }).revoke).toBe(false);
  });

  it('requires another member than the decider for an appeal', () => {
    const appealed = { state: 'appealed' as const, publicState: 'appealed' as const };
    expect(may(appealed, [decision({ deciderId: 'yuki', finalAt: NOW })]).judgeAppeal).toBe(true);
    expect(may(appealed, [decision({ finalAt: NOW })]).judgeAppeal).toBe(false);
    const rejected = decision({ action: 'reject_appeal', deciderId: 'yuki' });
    expect(decisionAppealed([rejected, decision({})])?.deciderId).toBe('ines');
  });

  it('is overdue when the staff are late, not when the applicant is', () => {
    const late = { dueAt: later(-1) };
    expect(isOverdue({ ...late, state: 'submitted' }, NOW)).toBe(true);
    expect(isOverdue({ ...late, state: 'changes_requested' }, NOW)).toBe(false);
    expect(isOverdue({ ...late, state: 'denied' }, NOW)).toBe(false);
    expect(isOverdue({ dueAt: later(1), state: 'submitted' }, NOW)).toBe(false);
  });
});

describe('steps of an approval', () => {
  const steps = (...states: ('waiting' | 'done' | 'skipped' | 'failed')[]) =>
    (['role', 'whitelist', 'chat', 'notify'] as const).map((step, at) => ({
      step,
      state: states[at] ?? 'waiting',
    }));

  it('run sequentially, and only a failure of the chat step blocks nothing', () => {
    expect(nextStep(steps())).toBe('role');
    expect(nextStep(steps('skipped', 'done'))).toBe('chat');
    expect(nextStep(steps('done', 'failed'))).toBeUndefined();
    expect(nextStep(steps('done', 'done', 'failed'))).toBe('notify');
    expect(nextStep(steps('done', 'done', 'done', 'done'))).toBeUndefined();
  });

  it('are those of the form, and the notification', () => {
    expect([...wantedSteps({ role: null, whitelist: false, chat: false })]).toEqual(['notify']);
    expect([...wantedSteps({ role: 'WHITELISTED', whitelist: true, chat: true })]).toHaveLength(4);
  });

  it('are retried with doubling delays', () => {
    expect([1, 2, 3, 4, 5].map(retryInSeconds)).toEqual([10, 20, 40, 80, null]);
  });
});

describe('answers', () => {
  const definition: FormDefinition = formDefinitionSchema.parse(DEFINITION);

  it('take identities from linked accounts, and drop unknown fields', () => {
    const sent = { name: 'Nell', discord: 'somebody else', toString: 'x', made_up: 1 };
    expect(knownAnswers(definition, sent, [])).toEqual({ name: 'Nell' });
    const linked = [{ provider: 'discord' as const, name: 'nell#1', linkedAt: NOW }];
    expect(knownAnswers(definition, sent, linked)).toEqual({ name: 'Nell', discord: 'nell#1' });
  });

  it('are graded on the server', () => {
    const grade = (rules: Record<string, string>) => gradeQuizzes(definition, { rules });
    expect(grade({ q1: 'b', q2: 'a' })).toEqual({ rules: { right: 2, of: 2, passed: true } });
    expect(grade({ q1: 'a', q2: 'a' })).toEqual({ rules: { right: 1, of: 2, passed: false } });
    expect(gradeQuizzes(definition, {})).toEqual({});
  });

  it('are requested without the correct ones, shuffled per submission', () => {
    const orders = ['one', 'two', 'three', 'four', 'five'].map((id) =>
      JSON.stringify(definitionFor(id, definition)),
    );
    expect(orders.join()).not.toContain('"answer"');
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(JSON.stringify(definitionFor('one', definition))).toBe(orders[0]);
  });
});

it.each([
  ['ffd8ffe000', 'image/jpeg'],
  ['89504e470d0a1a0a00', 'image/png'],
  ['524946460000000057454250', 'image/webp'],
  [Buffer.from('%PDF-1.7').toString('hex'), 'application/pdf'],
  [Buffer.from('Words.\r\n\tÜ').toString('hex'), 'text/plain'],
  ['524946460000000041564920', undefined],
  ['ff', undefined],
  ['41000042', undefined],
  ['', undefined],
])('starting with %s are detected as %s', (hex, kind) => {
  expect(kindOf(Buffer.from(hex, 'hex'))).toBe(kind);
});
