import { formatTime, offsetName, useHydrated, useNow, useSettingsStore } from '@boardwalk/kit';

const UPDATE_INTERVAL_MS = 30_000;

/** Current local time in a zone. Not rendered on the server, whose output is shared and cached. */
export function LocalTime({ zone }: { zone: string }) {
  const language = useSettingsStore((state) => state.language);
  const hydrated = useHydrated();
  const now = new Date(useNow(UPDATE_INTERVAL_MS));
  if (!hydrated) return null;
  const instant = now.toISOString();
  return (
    <time dateTime={instant}>
      {formatTime(now, { language, zone })} ({offsetName(instant, zone)})
    </time>
  );
}
