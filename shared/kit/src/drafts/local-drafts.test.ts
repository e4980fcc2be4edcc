// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localDrafts } from './local-drafts.ts';

const drafts = localDrafts<string>('news');
/** The browser's locks, as far as drafts use them. */
const held = new Set<string>();
async function request(name: string, _: object, run: (lock: object | null) => Promise<void> | undefined) {
  if (held.has(name)) return run(null);
  held.add(name);
  await run({});
  held.delete(name);
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request } });
  localStorage.clear();
  held.clear();
});
/** A tab's locks end with it. */
const closeTabs = () => held.clear();

it('gives two tabs with something new a draft each', async () => {
  const first = await drafts.openNew('ada');
  drafts.write('ada', first.id, 'The ferry', 0);
  const second = await drafts.openNew('ada');
  expect(second.id).not.toBe(first.id);
  drafts.write('ada', second.id, 'The pass', 0);
  drafts.remove('ada', second.id);
  expect(drafts.read('ada', first.id)?.draft).toBe('The ferry');
});

it('restores the drafts of closed tabs, latest first', async () => {
  for (const text of ['older', 'newer']) {
    const { id } = await drafts.openNew('ada');
    drafts.write('ada', id, text, 0);
    vi.advanceTimersByTime(1000);
  }
  closeTabs();
  expect(drafts.read('ada', (await drafts.openNew('ada')).id)?.draft).toBe('newer');
  expect(drafts.read('ada', (await drafts.openNew('ada')).id)?.draft).toBe('older');
});

it('releases a draft when its page is left', async () => {
  const { id, close } = await drafts.openNew('ada');
  drafts.write('ada', id, 'The ferry', 0);
  close();
  await vi.waitFor(() => expect(held.size).toBe(0));
  expect((await drafts.openNew('ada')).id).toBe(id);
});

it('separates the drafts of members', async () => {
  const { id } = await drafts.openNew('ada');
  drafts.write('ada', id, 'The ferry', 0);
  closeTabs();
  expect(drafts.read('bo', (await drafts.openNew('bo')).id)).toBeUndefined();
});
