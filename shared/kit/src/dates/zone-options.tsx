import { allZones } from '@boardwalk/contracts';
import { useState } from 'react';
import { clock } from '../request/clock.ts';
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
 * The options of a select of time zones, by today's names: the one that was chosen at first, that of the device and UTC, then all others. Only these and the chosen one name
 * their distance from UTC: each takes a formatter of its own, and 400 of them would hold a phone up. No option moves when it is chosen: a select would lose its value.
 */
export function ZoneOptions({ zone, own = deviceZone(), short = false }: ZoneOptionsProps) {
  const [now] = useState(() => clock.date().toISOString());
  const [before] = useState(zone);
  const first = [before, own, 'UTC'];
  const names = new Set([...first, ...(short ? [] : allZones()), zone]);
  return [...names].filter(Boolean).map((name) => (
    <option key={name} value={name}>
      {first.includes(name) || name === zone ? zoneLabel(name, now) : name.replaceAll('_', ' ')}
    </option>
  ));
}
