import { chakra, deviceZone, useHydrated, ZoneOptions } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Select of the time zone, which looks like a link: the device's first, UTC, then all others by name. */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const hydrated = useHydrated();
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="1" textStyle="sm" maxW="100%">
      <chakra.span color="fg.muted" flexShrink="0">
        <Trans>Times in</Trans>
      </chakra.span>
      <chakra.select
        value={zone}
        onChange={(event) => onChange(event.target.value)}
        height="8"
        px="1"
        minW="0"
        maxW="16rem"
        appearance="none"
        borderRadius="sm"
        bg="transparent"
        color="fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
        cursor="pointer"
        // Its list is on the ground of the system.
        css={{ '& option': { bg: 'bg.panel', color: 'fg' } }}
      >
        <ZoneOptions zone={zone} own={hydrated ? deviceZone() : 'UTC'} short={!hydrated} />
      </chakra.select>
    </chakra.label>
  );
}
