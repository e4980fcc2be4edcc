import { clock, formatTime, offsetName, useHydrated, useSettingsStore } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** What the clock says in a zone now. The server, which draws for everybody and for later, names no time. */
export function LocalTime({ zone }: { zone: string }) {
  const language = useSettingsStore((state) => state.language);
  const settled = useHydrated();
  const [now, setNow] = useState(() => clock.date());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.date()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (!settled) return null;
  const instant = now.toISOString();
  return (
    <time dateTime={instant}>
      {formatTime(now, { language, zone })} ({offsetName(instant, zone)})
    </time>
  );
}
