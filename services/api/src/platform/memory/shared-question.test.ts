import { expect, it, vi } from 'vitest';
import { SharedQuestion } from './shared-question.ts';

it('asks once for all who come in the same turn', async () => {
  const put = vi.fn(async () => put.mock.calls.length);
  const question = new SharedQuestion(put);
  expect(await Promise.all([question.ask(), question.ask(), question.ask()])).toEqual([1, 1, 1]);
});

it('never gives an answer to somebody who came after it was asked for', async () => {
  const answers: ((value: string) => void)[] = [];
  const question = new SharedQuestion(() => new Promise<string>((done) => answers.push(done)));
  const early = question.ask();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const [late, later] = [question.ask(), question.ask()];
  answers[0]?.('old');
  expect(await early).toBe('old');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('new');
  expect(await Promise.all([late, later])).toEqual(['new', 'new']);
});

it('goes on after a failure', async () => {
  const put = vi.fn(async () => 'fine').mockRejectedValueOnce(new Error('away'));
  const question = new SharedQuestion(put);
  const failed = question.ask();
  await expect(failed).rejects.toThrow('away');
  expect(await question.ask()).toBe('fine');
});
