import type { FormStanding } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { whitelistStepOf } from './whitelist-step.ts';

const stepWith = (standing?: object, isListed = false) =>
  whitelistStepOf({
    isListed,
    standing: standing as FormStanding | undefined,
    applicationPath: '/forms/application',
  });
const submission = (state: string) => ({ id: 'one', state });

it('is to apply for visitors, for members who never applied, and for those who may apply again', () => {
  const apply = { kind: 'apply', to: '/forms/application' };
  expect(stepWith()).toEqual(apply);
  expect(stepWith({ submission: null, mayBegin: true, retryAt: null })).toEqual(apply);
  expect(stepWith({ submission: submission('denied'), mayBegin: true, retryAt: null })).toEqual(apply);
});

it('follows an open application', () => {
  const step = (state: string) => stepWith({ submission: submission(state), mayBegin: false, retryAt: null });
  expect(step('draft')).toEqual({ kind: 'continue', to: '/forms/application' });
  expect(step('submitted')).toEqual({ kind: 'see', to: '/forms/submissions/one' });
});

it('is to wait after a denial, and nothing for whitelisted members', () => {
  const retryAt = '2026-12-01T00:00:00.000Z';
  expect(stepWith({ submission: submission('denied'), mayBegin: false, retryAt })).toEqual({
    kind: 'wait',
    retryAt,
    to: '/forms/submissions/one',
  });
  expect(stepWith({ submission: submission('approved'), mayBegin: false, retryAt: null })).toEqual({
    kind: 'listed',
  });
  expect(stepWith(undefined, true)).toEqual({ kind: 'listed' });
});
