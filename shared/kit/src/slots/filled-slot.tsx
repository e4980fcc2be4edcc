import { localize, MAX_FILLERS, MENU_ROW_HEIGHT, placedFillers, type SlotName } from '@boardwalk/contracts';
import { chakra, Skeleton } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { useSite } from '../routing/site.ts';
import { currentUserQuery, type Session, useSession } from '../session/session.ts';
import type { SlotOptions } from './slot.tsx';
import { SlotContent } from './slot-content.tsx';
import type { SlotFiller, SlotSource } from './slot-source.ts';

interface FilledSlotProps extends SlotOptions {
  name: SlotName;
  source: SlotSource;
  /** Components of the slot, at least one, in any order. */
  fillers: readonly SlotFiller[];
  props: object;
}

/** A slot with components. The owner may have switched all of them off. */
export function FilledSlot({ name, source, fillers, props, fallback, children = inBox }: FilledSlotProps) {
  const { i18n } = useLingui();
  const { slots } = useSite();
  const session = useSession();
  const queries = useQueryClient();
  const [placed] = useState(() => {
    const { remote, block } = props as { remote?: string; block?: string };
    return placedFillers(fillers, slots, name)
      .filter((filler) => block === undefined || (filler.remote === remote && filler.block === block))
      .slice(0, MAX_FILLERS);
  });
  const remotePermissions = queries.getQueryData(currentUserQuery.queryKey)?.remotePermissions;
  const shown = placed
    .map((filler) => ({ filler, access: accessOf(filler, session, remotePermissions) }))
    .filter(({ access }) => access !== 'denied');
  if (shown.length === 0) return fallback;
  return shown.map(({ filler, access }) => {
    // A row of the account menu always has a name.
    const title = filler.to === undefined ? null : localize(filler.title ?? '', i18n.locale);
    const failed = title && <MenuRow>{title}</MenuRow>;
    const content = (
      <ErrorBoundary fallback={() => failed} onError={(error) => void source.failed(filler, error)}>
        <SlotContent
          source={source}
          filler={filler}
          props={props}
          ready={access === 'granted'}
          pending={failed ?? <Skeleton height="100%" />}
          failed={failed}
        />
      </ErrorBoundary>
    );
    return <Fragment key={`${filler.remote} ${filler.module}`}>{children(filler, content)}</Fragment>;
  });
}

function MenuRow({ children }: { children: ReactNode }) {
  return (
    <chakra.span display="grid" height="100%" alignContent="center">
      {children}
    </chakra.span>
  );
}

function inBox({ slot, height: { base, md } = MENU_ROW_HEIGHT }: SlotFiller, component: ReactNode) {
  return (
    <chakra.div data-slot={slot} minW="0" height={{ base: rem(base), md: rem(md) }}>
      {component}
    </chakra.div>
  );
}

/** In the reader's text size, so that the text of a component fits at every size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Unknown while the session is loading: the space is reserved, and nothing is loaded. A permission isn't expected, because most readers have none. */
function accessOf(
  { access = 'public' }: SlotFiller,
  { state, permissions }: Session,
  remotePermissions: 'all' | string[] = [],
): 'granted' | 'unknown' | 'denied' {
  if (access === 'public' || (access === 'members' && state === 'authenticated')) return 'granted';
  if (access === 'members') return state === 'loading' ? 'unknown' : 'denied';
  const { permission } = access;
  return remotePermissions === 'all' || [...permissions, ...remotePermissions].includes(permission)
    ? 'granted'
    : 'denied';
}
