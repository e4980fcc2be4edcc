import { allZones } from '@boardwalk/contracts';
import { useState } from 'react';
import { deviceZone, zoneLabel } from './local-time.ts';

interface ZoneOptionsProps {
  /** The chosen zone; empty for none. */
  zone: string;
  /** The device's zone; `UTC` where it isn't known yet. */
  own?: string;
  /** Whether only the first options are rendered: the server doesn't know the zones of the browser. */
  short?: boolean;
}

/**
 * The options of a select of time zones, by today's names: the chosen one, that of the device and UTC first, with their distance from UTC, then all others by name. An offset
 * needs a formatter of its own; 400 of them would hold a phone up.
 */
export function ZoneOptions({ zone, own = deviceZone(), short = false }: ZoneOptionsProps) {
  const [now] = useState(() => new Date().toISOString());
  const first = [...new Set([own, zone, 'UTC'])].filter((name) => name !== '');
  const others = short ? [] : allZones().filter((name) => !first.includes(name));
  return (
    <>
      {first.map((name) => (
        <option key={name} value={name}>
          {zoneLabel(name, now)}
        </option>
      ))}
      {others.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </>
  );
}
