import { expect, it, vi } from 'vitest';
import { PictureWork } from './picture-work.ts';

/** Returns work that runs until it is ended. */
function held() {
  let end = (_error?: Error) => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { work: () => done, end: (error?: Error) => end(error) };
}

it('runs two tasks concurrently, and the others in their order', async () => {
  const work = new PictureWork();
  const all = Array.from({ length: 5 }, held);
  const begun: number[] = [];
  const ends = all.map((one, at) =>
    work.run(() => {
      begun.push(at);
      return one.work();
    }),
  );
  await vi.waitFor(() => expect(begun).toEqual([0, 1]));
  all[1]?.end();
  await ends[1];
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
  all[0]?.end(new Error('broken'));
  await expect(ends[0]).rejects.toThrow('broken');
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3]));
  for (const one of all) one.end();
  await Promise.all(ends.slice(1));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  const late = held();
  const [first, second] = [work.run(late.work), work.run(late.work)];
  late.end();
  await Promise.all([first, second]);
});

it('is crowded while sixteen tasks wait', async () => {
  const work = new PictureWork();
  const one = held();
  const ends = Array.from({ length: 17 }, () => work.run(one.work));
  expect(work.isCrowded).toBe(false);
  ends.push(work.run(one.work));
  expect(work.isCrowded).toBe(true);
  one.end();
  await Promise.all(ends);
  expect(work.isCrowded).toBe(false);
});
