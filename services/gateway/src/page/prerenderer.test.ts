import type { Release } from '@boardwalk/contracts';
import { expect, it, vi } from 'vitest';
import { createPrerenderer } from './prerenderer.ts';

const remotes = [
  {
    name: 'home',
    routes: [
      { path: '/', access: 'public', title: 'Home' },
      { path: '/crew', access: 'member', title: 'Crew' },
      { path: '/news/:slug', access: 'public', title: 'Article' },
    ],
  },
] as unknown as Release[];

const languages = async () => ['en', 'de'] as const;
const EVERY_READER = ['false en', 'false de', 'true en', 'true de'];

it('renders the public pages of the default set in advance, again for each new set, and no others', async () => {
  const rendered: string[] = [];
  let id = 'one';
  const ahead = createPrerenderer({
    current: async () => ({ id, remotes }),
    languages,
    render: async (path, { session, language }) => {
      rendered.push(`${id} ${path} ${session} ${language}`);
      return true;
    },
  });
  ahead.see();
  await vi.waitFor(() => expect(rendered).toEqual(EVERY_READER.map((reader) => `one / ${reader}`)));
  ahead.see('one');
  ahead.see('one');
  id = 'two';
  ahead.see('two');
  await vi.waitFor(() => expect(rendered.slice(4)).toEqual(EVERY_READER.map((reader) => `two / ${reader}`)));
});

it('retries until there is a set and every page was rendered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let lookups = 0;
  let tried = 0;
  const ahead = createPrerenderer({
    current: async () => {
      lookups += 1;
      return lookups > 2 ? { id: 'one', remotes } : undefined;
    },
    languages,
    render: async () => {
      tried += 1;
      return tried > EVERY_READER.length;
    },
  });
  ahead.see();
  await vi.waitFor(() => expect(tried).toBe(2 * EVERY_READER.length), { timeout: 5000 });
  ahead.close();
  vi.useRealTimers();
});
