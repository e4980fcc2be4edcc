import { createContext, useContext, useMemo } from 'react';

type Value = string | number | boolean;

/** `settings` of `remote.json`, or a part of it. */
export interface DeclaredSettings {
  properties: Readonly<Record<string, { default: Value }>>;
}

/** A type without literals, because an owner can choose another value than the default. */
type Widened<T> = T extends string ? string : T extends number ? number : boolean;

/** Values of declared settings. */
export type RemoteSettingValues<T extends DeclaredSettings> = {
  [K in keyof T['properties']]: Widened<T['properties'][K]['default']>;
};

const NONE: Readonly<Record<string, Value>> = {};

/** Values of the public settings of the remote whose pages are inside. The shell provides them from the release set. */
export const RemoteSettingsContext = createContext<Readonly<Record<string, Value>>>(NONE);

/**
 * Returns the settings of this remote as the owners of the site have set them. A setting that isn't public, or has no value of the declared type, has
 * its default. The page contains the values, so there is no loading state; a change appears at the next navigation.
 * @param declared `settings` of the remote's `remote.json`, outside of components
 * @example
 * import { settings } from '../remote.json';
 * const { maxOptions } = useRemoteSettings(settings);
 */
export function useRemoteSettings<T extends DeclaredSettings>(declared: T): RemoteSettingValues<T> {
  const values = useContext(RemoteSettingsContext);
  return useMemo(() => {
    const entries = Object.entries(declared.properties).map(([key, { default: fallback }]) => {
      const value = Object.hasOwn(values, key) ? values[key] : undefined;
      return [key, typeof value === typeof fallback ? value : fallback];
    });
    return Object.fromEntries(entries) as RemoteSettingValues<T>;
  }, [declared, values]);
}
