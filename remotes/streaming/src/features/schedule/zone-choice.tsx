import { chakra, deviceZone, offsetName, useHydrated } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** In which zone times are shown: that of the device first, UTC, then all others by name. */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const settled = useHydrated();
  const [now] = useState(() => new Date().toISOString());
  const own = settled ? deviceZone() : 'UTC';
  const first = [...new Set([own, zone, 'UTC'])];
  const others = settled ? Intl.supportedValuesOf('timeZone').filter((name) => !first.includes(name)) : [];
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="sm" maxW="100%">
      <chakra.span color="fg.muted" flexShrink="0">
        <Trans>Times in</Trans>
      </chakra.span>
      <chakra.select
        value={zone}
        onChange={(event) => onChange(event.target.value)}
        height="9"
        px="2"
        minW="0"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        bg="bg.panel"
        color="fg"
      >
        {first.map((name) => (
          <option key={name} value={name}>
            {`${name.replaceAll('_', ' ')} (${offsetName(now, name)})`}
          </option>
        ))}
        {others.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
}
