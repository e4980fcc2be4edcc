import type { SlotName, SlotProps } from '@boardwalk/contracts';
import { type ReactNode, Suspense, useContext, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { type SlotFiller, SlotSourceContext } from './slot-source.ts';

// Every page needs this file, and few need the other one.
const filled = new LazyModule(() => import(/* webpackChunkName: "slots" */ './filled-slot.tsx'));
const FilledSlot = lazyComponent(filled, (parts) => parts.FilledSlot, { throwOnError: true });

/** Preloads the components of slots. The shell calls it if the release set has any, so that a slot has its height when it is first rendered. */
export const loadSlots = (): Promise<unknown> => filled.ahead();

export interface SlotOptions {
  /** Rendered without any component that the reader may see. */
  fallback?: ReactNode;
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
export function Slot<Name extends SlotName>({ name, fallback = null, ...options }: SlotElementProps<Name>) {
  const source = useContext(SlotSourceContext);
  // Those of the first rendering, so that another release set doesn't shift an open page.
  const [fillers] = useState(() => source?.fillers().filter(({ slot }) => slot === name));
  if (!source || !fillers?.length) return fallback;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={null}>
        <FilledSlot name={name} source={source} fillers={fillers} fallback={fallback} {...options} />
      </Suspense>
    </ErrorBoundary>
  );
}
