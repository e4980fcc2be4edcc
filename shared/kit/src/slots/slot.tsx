import {
  MAX_FILLERS,
  MENU_ROW_HEIGHT,
  placedFillers,
  type SlotName,
  type SlotProps,
} from '@boardwalk/contracts';
import { chakra, Skeleton } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, useContext, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useSite } from '../routing/site.ts';
import { currentUserQuery, type Session, useSession } from '../session/session.ts';
import { type SlotFiller, type SlotSource, SlotSourceContext } from './slot-source.ts';

const content = new LazyModule(() => import(/* webpackChunkName: "slots" */ './slot-content.tsx'));
const SlotContent = lazyComponent(content, (parts) => parts.SlotContent, { throwOnError: true });

interface SlotOptions {
  /** Rendered without any component that the reader may see. */
  fallback?: ReactNode;
  /** Rendered in the space of a component until it is loaded, and after it has failed. By default a skeleton, and then nothing. */
  placeholder?: (filler: SlotFiller) => ReactNode;
  /** Renders a component. By default in a box of its height. */
  children?: (filler: SlotFiller, component: ReactNode) => ReactNode;
}

interface SlotElementProps<Name extends SlotName> extends SlotOptions {
  name: Name;
  /** Props of the components. */
  props: SlotProps<Name>;
}

/**
 * A place that components of other remotes fill, in the owner's order, each in a box of the height that its remote declares. Renders nothing if there
 * are none. A component that fails leaves its box empty. See `docs/developers/slots.md`.
 * @example <Slot name="event.page.aside" props={{ eventId: event.id }} />
 */
export function Slot<Name extends SlotName>({
  name,
  props,
  fallback = null,
  ...options
}: SlotElementProps<Name>) {
  const source = useContext(SlotSourceContext);
  const { slots } = useSite();
  // Those of the first rendering, so that another release set doesn't shift an open page.
  const [fillers] = useState(() => {
    const placed = source ? placedFillers(source.fillers(), slots, name) : [];
    const { remote, block } = props as { remote?: string; block?: string };
    const wanted = block ? placed.filter((one) => one.remote === remote && one.block === block) : placed;
    return wanted.slice(0, MAX_FILLERS);
  });
  if (!source || fillers.length === 0) return fallback;
  return <Filled source={source} fillers={fillers} props={props} fallback={fallback} {...options} />;
}

interface FilledProps extends SlotOptions {
  source: SlotSource;
  fillers: readonly SlotFiller[];
  props: object;
}

function Filled({ source, fillers, props, fallback, placeholder, children = inBox }: FilledProps) {
  const session = useSession();
  const queries = useQueryClient();
  const remotePermissions = queries.getQueryData(currentUserQuery.queryKey)?.remotePermissions;
  const shown = fillers
    .map((filler) => ({ filler, access: accessOf(filler, session, remotePermissions) }))
    .filter(({ access }) => access !== 'denied');
  if (shown.length === 0) return fallback;
  return shown.map(({ filler, access }) => {
    const pending = placeholder?.(filler) ?? <Skeleton height="100%" />;
    return (
      <Fragment key={`${filler.remote} ${filler.module}`}>
        {children(
          filler,
          <ErrorBoundary
            fallback={() => placeholder?.(filler)}
            onError={(error) => source.failed(filler, error)}
          >
            <Suspense fallback={pending}>
              <SlotContent
                source={source}
                filler={filler}
                props={props}
                ready={access === 'granted'}
                pending={pending}
                failed={placeholder?.(filler)}
              />
            </Suspense>
          </ErrorBoundary>,
        )}
      </Fragment>
    );
  });
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
