import { addCatalog, type Catalog, LazyModule } from '@boardwalk/kit';

type Parts = typeof import('./parts.ts');

/** Adds the strings in the reader's language before anything renders with them. */
const withCatalog = async <T extends { notificationCatalog: Catalog }>(file: Promise<T>): Promise<T> => {
  const parts = await file;
  await addCatalog(parts.notificationCatalog);
  return parts;
};

/** Chunk of the members' notifications. */
export const notificationParts = new LazyModule<Parts>(() =>
  withCatalog(import(/* webpackChunkName: "notifications" */ './parts.ts')),
);

type SettingsFile = typeof import('./settings/chunk.ts');

/** Chunk of the notification settings, with the strings that they share with the bell. */
export const notificationSettings = new LazyModule<SettingsFile>(async () => {
  const file = import(/* webpackChunkName: "notification-settings" */ './settings/chunk.ts');
  const [settings] = await Promise.all([file, notificationParts.load()]);
  return settings;
});
