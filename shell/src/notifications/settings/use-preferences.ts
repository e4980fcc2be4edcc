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
import { saysMore, switchesOf, withDevice } from './device-choice.ts';
import { preferencesQuery } from './get-preferences.ts';
import { PreferencesKeeper, type Setback } from './preferences-keeper.ts';
import { unsent } from './unsent.ts';

/**
 * What the member wants to be told, as the server keeps it. The four switches and the language are this device's first: they work without
 * the server, which is told when it can be.
 */
export function usePreferences() {
  const memberId = useSession().user?.id;
  const queries = useQueryClient();
  const { data, error, fetchStatus, refetch } = useQuery({ ...preferencesQuery, enabled: useHasToken() });
  const onSetback = useSetback(memberId);
  const keeper = useMemo(
    () =>
      new PreferencesKeeper({
        async save(body) {
          const saved = await call('PUT /api/notifications/preferences', { body }, { suppressErrors: true });
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
  const shown = useSyncExternalStore(keeper.subscribe, keeper.shown);
  useDeviceInStep(keeper, data, memberId);
  return {
    shown,
    change: keeper.change.bind(keeper),
    /** They wait for a connection. */
    offline: !shown && fetchStatus === 'paused',
    error: shown ? null : error,
    refetch: () => void refetch(),
  };
}

/** Says what became of a change that could not be saved. */
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

/** The four switches of this device and the server's are the same, as soon as the two can speak with each other. */
function useDeviceInStep(
  keeper: PreferencesKeeper,
  data: NotificationPreferences | undefined,
  memberId: string | undefined,
): void {
  useEffect(() => {
    if (!data || !memberId) return;
    keeper.know(data);
    // As long as nothing was ever chosen on the server, what this device has is the member's choice, its language too.
    if (data.version === 0) unsent.mark(memberId, { language: true });
    if (unsent.of(memberId)) send(keeper, memberId);
    else applyToDevice(data);
  }, [keeper, data, memberId]);
  useEffect(() => {
    if (!memberId) return;
    const stop = useSettingsStore.subscribe((now, before) => {
      const language = now.language !== before.language;
      const shown = keeper.shown();
      // Brought from the server, or something else altogether.
      if (
        !language &&
        (now.notifications === before.notifications || (shown && !saysMore(withDevice(shown, now), shown)))
      )
        return;
      unsent.mark(memberId, { language });
      send(keeper, memberId);
    });
    const resume = () => send(keeper, memberId);
    window.addEventListener('online', resume);
    return () => {
      stop();
      window.removeEventListener('online', resume);
    };
  }, [keeper, memberId]);
}

/** Tells the server what this device has chosen, if that is anything new. */
function send(keeper: PreferencesKeeper, memberId: string): void {
  const chosen = unsent.of(memberId);
  const shown = keeper.shown();
  if (!chosen || !shown) return;
  const wanted = withDevice(shown, useSettingsStore.getState(), chosen);
  if (saysMore(wanted, shown)) keeper.change(() => wanted);
  else if (!keeper.saving()) unsent.clear();
}

function applyToDevice(preferences: NotificationPreferences): void {
  useSettingsStore.getState().changeNotifications(switchesOf(preferences));
}
