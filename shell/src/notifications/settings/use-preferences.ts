import type { NotificationPreferences } from '@boardwalk/contracts';
import {
  call,
  errorMessage,
  notice,
  RequestError,
  toast,
  useQuery,
  useQueryClient,
  useSession,
  useSettingsStore,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHasToken } from '../bell/unread.ts';
import { isChanged, switchesOf, withDevice } from './device-choice.ts';
import { PreferencesStore, type Setback } from './preferences-store.ts';
import { preferencesQuery } from './queries.ts';
import { unsent } from './unsent.ts';

/**
 * The member's preferences on the server. The four switches and the language are stored on this device first: they work offline, and are sent when
 * possible.
 */
export function usePreferences() {
  const memberId = useSession().user?.id;
  const queries = useQueryClient();
  const { data, error, fetchStatus, refetch } = useQuery({ ...preferencesQuery, enabled: useHasToken() });
  const onSetback = useSetback(memberId);
  const store = useMemo(
    () =>
      new PreferencesStore({
        async save(body) {
          const saved = await call('PUT /api/notifications/preferences', { body });
          queries.setQueryData(preferencesQuery.queryKey, saved);
          return saved;
        },
        currentOf: (cause) =>
          cause instanceof RequestError && cause.code === 'PREFERENCES_STALE'
            ? (cause.current as NotificationPreferences)
            : undefined,
        onSetback: (setback) => onSetback.current?.(setback),
        onSaved: unsent.clear,
      }),
    [queries, onSetback],
  );
  const change = useMemo(() => store.change.bind(store), [store]);
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  useDeviceInStep(store, data, memberId);
  return {
    shown,
    change,
    /** Loading is paused offline. */
    offline: !shown && fetchStatus === 'paused',
    error: shown ? null : error,
    refetch: () => void refetch(),
  };
}

/** Shows a toast about a change that could not be saved. */
function useSetback(memberId: string | undefined) {
  const { t } = useLingui();
  const latest = useRef<(setback: Setback) => void>(undefined);
  useEffect(() => {
    latest.current = (setback) => {
      if (setback.kind === 'replaced') {
        unsent.clear();
        applyToDevice(setback.current);
        toast.add({
          description: t`Your notification settings were changed somewhere else. The current settings are shown.`,
        });
      } else if (memberId && unsent.of(memberId)) {
        toast.add({
          description: t`Saved on this device. Your choice is sent when the site can be reached again.`,
        });
      } else notice.error(errorMessage(setback.error));
    };
  }, [t, memberId]);
  return latest;
}

/** Synchronizes the four switches of this device with the server's, as soon as it can be reached. */
function useDeviceInStep(
  store: PreferencesStore,
  data: NotificationPreferences | undefined,
  memberId: string | undefined,
): void {
  useEffect(() => {
    if (!data || !memberId) return;
    store.know(data);
    // If nothing was ever chosen on the server, this device's settings are the member's choice, including the language.
    if (data.version === 0) unsent.mark(memberId, { language: true });
    if (unsent.of(memberId)) send(store, memberId);
    else applyToDevice(data);
  }, [store, data, memberId]);
  useEffect(() => {
    if (!memberId) return;
    const stop = useSettingsStore.subscribe((now, before) => {
      const language = now.language !== before.language;
      const shown = store.shown();
      // The change came from the server, or concerns another setting.
      if (
        !language &&
        (now.notifications === before.notifications || (shown && !isChanged(withDevice(shown, now), shown)))
      )
        return;
      unsent.mark(memberId, { language });
      send(store, memberId);
    });
    const resume = () => send(store, memberId);
    window.addEventListener('online', resume);
    return () => {
      stop();
      window.removeEventListener('online', resume);
    };
  }, [store, memberId]);
}

/** Sends this device's choices if they differ from the server's. */
function send(store: PreferencesStore, memberId: string): void {
  const chosen = unsent.of(memberId);
  const shown = store.shown();
  if (!chosen || !shown) return;
  const wanted = withDevice(shown, useSettingsStore.getState(), chosen);
  if (isChanged(wanted, shown)) store.change(() => wanted);
  else if (!store.saving()) unsent.clear();
}

function applyToDevice(preferences: NotificationPreferences): void {
  useSettingsStore.getState().changeNotifications(switchesOf(preferences));
}
