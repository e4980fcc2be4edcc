import type { InboxItem } from '@boardwalk/contracts';
import { chakra, clock, formatDateTime, numberFormat, useNow } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

const UPDATE_INTERVAL_MS = 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats a duration with one unit, in a language: "12m", "19h", and from two days "3d".
 * @param duration in milliseconds.
 */
export function shortDuration(duration: number, language: string): string {
  const length = Math.abs(duration);
  const [unit, unitMs] =
    length < HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : length < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const);
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(length / unitMs),
  );
}

type Times = Pick<InboxItem, 'openedAt' | 'dueAt'>;

/** Waiting time of an item, and when it is due. */
export function WaitingText({ openedAt, dueAt }: Times) {
  const { i18n } = useLingui();
  useNow(UPDATE_INTERVAL_MS);
  const now = clock.now();
  const age = shortDuration(now - Date.parse(openedAt), i18n.locale);
  const left = Date.parse(dueAt) - now;
  const length = shortDuration(left, i18n.locale);
  return (
    <Exact openedAt={openedAt} dueAt={dueAt}>
      {left > 0 ? (
        <Trans>
          Waiting {age}, due in {length}
        </Trans>
      ) : (
        <Trans>
          Waiting {age}, overdue by {length}
        </Trans>
      )}
    </Exact>
  );
}

/** Due time of an item, updated over time: the memoized row around it may not render for hours. */
export function DueText({ openedAt, dueAt }: Times) {
  const { i18n } = useLingui();
  useNow(UPDATE_INTERVAL_MS);
  const left = Date.parse(dueAt) - clock.now();
  const length = shortDuration(left, i18n.locale);
  return (
    <Exact openedAt={openedAt} dueAt={dueAt}>
      {left > 0 ? (
        <Trans>Due in {length}</Trans>
      ) : (
        <chakra.span color="signal.fg" fontWeight="600">
          <Trans>Overdue {length}</Trans>
        </chakra.span>
      )}
    </Exact>
  );
}

/** Shows the exact times on hover. */
function Exact({ openedAt, dueAt, children }: Times & { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const [isHovered, setHovered] = useState(false);
  const exact = () => {
    const reader = { language: i18n.locale, zone: undefined };
    const [since, due] = [formatDateTime(openedAt, reader), formatDateTime(dueAt, reader)];
    return t`Waiting since ${since}, due ${due}`;
  };
  return (
    <chakra.time
      dateTime={dueAt}
      title={isHovered ? exact() : undefined}
      onPointerEnter={() => setHovered(true)}
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {children}
    </chakra.time>
  );
}
