import { allZones } from '@boardwalk/contracts';
import { useMemo, useState } from 'react';
import { clock } from '../request/clock.ts';
import { deviceZone, zoneLabel } from './local-time.ts';

interface ZoneOptionsProps {
  /** The selected zone; empty for none. */
  zone: string;
  /** The device's zone; `UTC` until it is known. */
  own?: string;
  /** Whether only the first options are rendered: the server doesn't know the browser's zones. */
  short?: boolean;
}

/**
 * Options of a time zone select: the initial zone, the device's zone and UTC, then all others. Only these and the selected one show their UTC offset:
 * each needs a formatter, and 400 of them would block a phone. The order doesn't change on selection, because a select would lose its value.
 */
export function ZoneOptions({ zone, own = deviceZone(), short = false }: ZoneOptionsProps) {
  const [now] = useState(() => clock.date().toISOString());
  const [before] = useState(zone);
  const first = [before, own, 'UTC'];
  const all = useMemo(() => (short ? [] : allZones()), [short]);
  const names = new Set([...first, ...all, zone]);
  return [...names].filter(Boolean).map((name) => (
    <option key={name} value={name}>
      {first.includes(name) || name === zone ? zoneLabel(name, now) : name.replaceAll('_', ' ')}
    </option>
  ));
}
