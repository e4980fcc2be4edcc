import type { NotificationPreferences } from '@boardwalk/contracts';
import { expect, it, vi } from 'vitest';
import { preferences } from './preferences.factory.ts';
import { PreferencesStore } from './preferences-store.ts';

class Stale extends Error {
  readonly current: NotificationPreferences;
  constructor(current: NotificationPreferences) {
    super('stale');
    this.current = current;
  }
}

/** A store with control over the result of each save. */
function storeWith(known = preferences({ version: 3 })) {
  const saves: { sent: NotificationPreferences; answer: (outcome?: Error) => Promise<void> }[] = [];
  const onSetback = vi.fn();
  const onSaved = vi.fn();
  const store = new PreferencesStore({
    save(sent) {
      const { promise, resolve, reject } = Promise.withResolvers<NotificationPreferences>();
      const answer = async (failure?: Error) => {
        if (failure) reject(failure);
        else resolve({ ...sent, version: sent.version + 1 });
        await new Promise((done) => setTimeout(done));
      };
      saves.push({ sent, answer });
      return promise;
    },
    currentOf: (error) => (error instanceof Stale ? error.current : undefined),
    onSetback,
    onSaved,
  });
  store.know(known);
  return { store, saves, onSetback, onSaved };
}
const off = (before: NotificationPreferences) => ({ ...before, email: false });
const loud = (before: NotificationPreferences) => ({ ...before, marketing: true });

it('shows a change immediately, and saves it with the version that was seen', async () => {
  const { store, saves, onSaved } = storeWith();
  store.change(off);
  expect(store.shown()?.email).toBe(false);
  expect(saves[0]?.sent).toMatchObject({ email: false, version: 3 });
  expect(onSaved).not.toHaveBeenCalled();
  await saves[0]?.answer();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(store.shown()).toMatchObject({ email: false, version: 4 });
});

it('saves later choices afterwards, with the new version', async () => {
  const { store, saves, onSaved } = storeWith();
  store.change(off);
  store.change(loud);
  store.change((before) => ({ ...before, language: 'de' }));
  expect(saves).toHaveLength(1);
  await saves[0]?.answer();
  expect(saves).toHaveLength(2);
  expect(saves[1]?.sent).toMatchObject({ email: false, marketing: true, language: 'de', version: 4 });
  expect(onSaved).not.toHaveBeenCalled();
  await saves[1]?.answer();
  expect(saves).toHaveLength(2);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('adopts what another device has saved, reports it, and continues from there', async () => {
  const { store, saves, onSetback } = storeWith();
  const current = preferences({ push: false, version: 9 });
  store.change(off);
  store.change(loud);
  await saves[0]?.answer(new Stale(current));
  expect(onSetback).toHaveBeenCalledWith({ kind: 'replaced', current });
  expect(store.shown()).toEqual(current);
  expect(saves).toHaveLength(1);
  store.change(off);
  expect(saves[1]?.sent).toMatchObject({ email: false, push: false, marketing: false, version: 9 });
});

it('shows the server’s state after a failed save', async () => {
  const { store, saves, onSetback } = storeWith();
  const error = new Error('no network');
  store.change(off);
  await saves[0]?.answer(error);
  expect(onSetback).toHaveBeenCalledWith({ kind: 'failed', error });
  expect(store.shown()).toEqual(preferences({ version: 3 }));
});

it('doesn’t let an outdated response revert what is being saved', async () => {
  const { store, saves } = storeWith();
  store.change(off);
  store.know(preferences({ version: 3 }));
  expect(store.shown()?.email).toBe(false);
  await saves[0]?.answer();
  expect(store.shown()).toMatchObject({ email: false, version: 4 });
});

it('saves nothing without a change', () => {
  const { store, saves } = storeWith();
  store.change((before) => before);
  expect(saves).toHaveLength(0);
});

it('changes nothing before the preferences are loaded', () => {
  const save = vi.fn();
  const store = new PreferencesStore({
    save,
    currentOf: () => undefined,
    onSetback: () => {},
    onSaved: () => {},
  });
  store.change(off);
  expect(store.shown()).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});
