import type { Widening } from '@boardwalk/contracts';
import { chakra, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Lists the additions of a release to what is served of its remote; renders nothing without any. */
export function WideningList({ widening }: { widening: readonly Widening[] }) {
  if (widening.length === 0) return null;
  return (
    <Stack gap="2">
      <Text>
        <Trans>It adds what the live version doesn’t have:</Trans>
      </Text>
      <chakra.ul ps="5" listStyleType="disc">
        {widening.map((one) => (
          <chakra.li key={`${one.kind} ${one.value}`} overflowWrap="anywhere">
            <WideningText {...one} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

function WideningText({ kind, value, owner }: Widening) {
  if (kind === 'link')
    return (
      <Trans>
        a link in the navigation to <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'embed')
    return (
      <Trans>
        frames of <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'call')
    return (
      <Trans>
        a call of its backend: <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'permission')
    return (
      <Trans>
        the permission <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'notification')
    return (
      <Trans>
        notifications of the kind <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'inbox')
    return (
      <Trans>
        items in the staff inbox of the kind <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'slot')
    return (
      <Trans>
        a component in the slot <code translate="no">{value}</code>
      </Trans>
    );
  if (kind === 'event')
    return (
      <Trans>
        events of the site for its backend: <code translate="no">{value}</code>
      </Trans>
    );
  return owner === null ? (
    <Trans>
      pages below <code translate="no">{value}</code>
    </Trans>
  ) : (
    <Trans>
      pages below <code translate="no">{value}</code>, where <b>{owner}</b> has its pages
    </Trans>
  );
}
