import { addWords, LaterFile } from '@boardwalk/kit';

type Parts = typeof import('./parts.ts');

/** What members alone are sent, with its words in the reader's language before anything is drawn with them. */
export const notificationParts = new LaterFile<Parts>(async () => {
  const parts = await import(/* webpackChunkName: "notifications" */ './parts.ts');
  await addWords(parts.notificationWords);
  return parts;
});

type SettingsFile = typeof import('./settings/chunk.ts');

/** The settings of notifications, with the words that they share with the bell. */
export const notificationSettings = new LaterFile<SettingsFile>(async () => {
  const file = import(/* webpackChunkName: "notification-settings" */ './settings/chunk.ts');
  const [settings] = await Promise.all([file, notificationParts.load()]);
  return settings;
});
