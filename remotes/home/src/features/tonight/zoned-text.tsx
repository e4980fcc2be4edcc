import { deviceZone, useHydrated } from '@boardwalk/kit';

/** Whether this is a rendering on the server. */
const IS_SERVER = typeof window === 'undefined';

interface ZonedTextProps {
  /** Time zone of the server's rendering, which doesn't know the reader's. */
  zone: string;
  /** Formats the text in a time zone. */
  format: (zone: string) => string;
}

/** Text that depends on the time zone: the given one on the server, the reader's own after hydration. The browser keeps the text until then. */
export function ZonedText({ zone, format }: ZonedTextProps) {
  const hydrated = useHydrated();
  return (
    <span suppressHydrationWarning>
      {IS_SERVER || hydrated ? format(hydrated ? deviceZone() : zone) : ''}
    </span>
  );
}
