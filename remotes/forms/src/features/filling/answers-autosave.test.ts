import type { Answers, Submission } from '@boardwalk/contracts';
import { RequestError } from '@boardwalk/kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnswersAutosave, type SaveState } from './answers-autosave.ts';

const save = vi.fn<(answers: Answers, version: number) => Promise<{ version: number; savedAt: string }>>();
let states: SaveState['kind'][] = [];
let autosave: AnswersAutosave;
beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  save.mockReset().mockImplementation(async (_, version) => ({ version: version + 1, savedAt: 'now' }));
  autosave = new AnswersAutosave({
    answers: {},
    version: 1,
    save,
    onState: ({ kind }) => states.push(kind),
    onVersion: () => {},
  });
});

it('saves once after 1.5 seconds without input', async () => {
  autosave.write({ name: 'A' });
  await vi.advanceTimersByTimeAsync(1000);
  autosave.write({ name: 'Ada' });
  await vi.advanceTimersByTimeAsync(1400);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(save.mock.calls).toEqual([[{ name: 'Ada' }, 1]]);
  expect(states.at(-1)).toBe('saved');
});

it('sends later input after the save in progress', async () => {
  let answer = () => {};
  save.mockImplementationOnce((_, version) => {
    return new Promise((resolve) => {
      answer = () => resolve({ version: version + 1, savedAt: 'now' });
    });
  });
  autosave.write({ name: 'A' });
  await vi.advanceTimersByTimeAsync(1500);
  autosave.write({ name: 'Ab' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(1500);
  expect(save.mock.calls[1]).toEqual([{ name: 'Ab' }, 2]);
});

it('sends each version once when three bursts of typing wait for one slow save', async () => {
  let answer = () => {};
  save.mockImplementationOnce((_, version) => {
    return new Promise((resolve) => {
      answer = () => resolve({ version: version + 1, savedAt: 'now' });
    });
  });
  for (const name of ['A', 'Ab', 'Abc']) {
    autosave.write({ name });
    await vi.advanceTimersByTimeAsync(1500);
  }
  answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 2]);
  expect(states).not.toContain('conflict');
  expect(states.at(-1)).toBe('saved');
});

it('submits based on the last version while a save is in progress', async () => {
  let answer = () => {};
  save.mockImplementationOnce((_, version) => {
    return new Promise((resolve) => {
      answer = () => resolve({ version: version + 1, savedAt: 'now' });
    });
  });
  autosave.write({ name: 'A' });
  await vi.advanceTimersByTimeAsync(1500);
  autosave.write({ name: 'Ab' });
  await vi.advanceTimersByTimeAsync(1500);
  const submitted = autosave.flush();
  answer();
  expect(await submitted).toBe(3);
  expect(save).toHaveBeenCalledTimes(2);
});

it('retries after a network failure', async () => {
  save.mockRejectedValueOnce(new RequestError({ type: 'NETWORK', status: 0, interruption: 'network' }));
  autosave.write({ name: 'A' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(states.at(-1)).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.at(-1)).toBe('saved');
});

it('stops after a version conflict until one of the versions is chosen', async () => {
  const theirs = { version: 7, answers: { name: 'B' } as Answers } as Submission;
  save.mockRejectedValueOnce(
    new RequestError({ type: 'UNKNOWN', status: 409, code: 'SUBMISSION_STALE', current: theirs }),
  );
  autosave.write({ name: 'A' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(states.at(-1)).toBe('conflict');
  autosave.write({ name: 'Aa' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.accept(theirs, 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls[1]).toEqual([{ name: 'Aa' }, 7]);
});

it('saves the other answers if one is rejected, and that one after it has changed', async () => {
  const tooLong = 'x'.repeat(70);
  save.mockImplementation(async (answers, version) => {
    if (answers.name === tooLong) {
      throw new RequestError({
        type: 'VALIDATION',
        status: 400,
        code: 'INPUT_INVALID',
        fields: [{ path: 'body.answers.name', message: 'Use 60 characters or fewer.' }],
      });
    }
    return { version: version + 1, savedAt: 'now' };
  });
  autosave.write({ name: tooLong, home: 'Ropewalk' });
  await vi.advanceTimersByTimeAsync(1600);
  expect(save.mock.calls.map(([answers]) => answers)).toEqual([
    { name: tooLong, home: 'Ropewalk' },
    { home: 'Ropewalk' },
  ]);
  expect(states.at(-1)).toBe('refused');
  expect(await autosave.flush()).toBe(2);
  expect(save).toHaveBeenCalledTimes(2);
  autosave.write({ name: 'Ada', home: 'Ropewalk' });
  await vi.advanceTimersByTimeAsync(1600);
  expect(save.mock.calls.at(-1)).toEqual([{ name: 'Ada', home: 'Ropewalk' }, 2]);
  expect(states.at(-1)).toBe('saved');
});
