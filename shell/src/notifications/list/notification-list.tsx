import type { Notification } from '@boardwalk/contracts';
import { Box, clock, EmptyState, Heading, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { byDay } from './by-day.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Level of the headings of its two parts. */
  headings: 'h2' | 'h3';
  /** Called when a notification is opened in this tab. */
  onFollow?: () => void;
}

/** Notifications, with today's separate from the earlier ones. */
export function NotificationList({ notifications, headings, onFollow }: NotificationListProps) {
  const { today, earlier } = byDay(notifications, clock.date());
  const { markOne } = useMarkRead();
  const group = (title: ReactNode, rows: Notification[]) =>
    rows.length > 0 && (
      <Group title={title} as={headings}>
        {rows.map((one) => (
          <li key={one.id}>
            <NotificationRow notification={one} onOpen={() => markOne(one)} onFollow={onFollow} />
          </li>
        ))}
      </Group>
    );
  return (
    <Stack gap="2" pb="2">
      {group(<Trans>Today</Trans>, today)}
      {group(<Trans>Earlier</Trans>, earlier)}
    </Stack>
  );
}

function Group({ title, as, children }: { title: ReactNode; as: 'h2' | 'h3'; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading
        id={id}
        as={as}
        textStyle="sm"
        fontFamily="body"
        fontWeight="semibold"
        color="fg.muted"
        px="3"
        py="1"
      >
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {children}
      </Stack>
    </Box>
  );
}

/** Empty state of the list. */
export function NothingNew({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No notifications yet`} action={action}>
      <Trans>Notifications appear here when news is published or someone replies to you.</Trans>
    </EmptyState>
  );
}
