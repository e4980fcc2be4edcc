import { addCatalog, type Catalog, LazyModule } from '@boardwalk/kit';

type Parts = typeof import('./parts.ts');

/** Brings the words in the reader's language before anything is drawn with them. */
const withCatalog = async <T extends { notificationCatalog: Catalog }>(file: Promise<T>): Promise<T> => {
  const parts = await file;
  await addCatalog(parts.notificationCatalog);
  return parts;
};

/** What members alone are sent. */
export const notificationParts = new LazyModule<Parts>(() =>
  withCatalog(import(/* webpackChunkName: "notifications" */ './parts.ts')),
);

type SettingsFile = typeof import('./settings/chunk.ts');

/** The settings of notifications, with the words that they share with the bell. */
export const notificationSettings = new LazyModule<SettingsFile>(async () => {
  const file = import(/* webpackChunkName: "notification-settings" */ './settings/chunk.ts');
  const [settings] = await Promise.all([file, notificationParts.load()]);
  return settings;
});
