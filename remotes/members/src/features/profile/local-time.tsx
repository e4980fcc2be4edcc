import { clock, formatTime, offsetName, useHydrated, useSettingsStore } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

/** Current local time in a zone. Not rendered on the server, whose output is shared and cached. */
export function LocalTime({ zone }: { zone: string }) {
  const language = useSettingsStore((state) => state.language);
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => clock.date());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.date()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  if (!hydrated) return null;
  const instant = now.toISOString();
  return (
    <time dateTime={instant}>
      {formatTime(now, { language, zone })} ({offsetName(instant, zone)})
    </time>
  );
}
