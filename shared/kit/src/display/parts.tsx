import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { loadFields } from '../chakra/forms.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { ChartProps } from './chart.tsx';
import type { TimelineProps } from './timeline.tsx';

const display = new LazyModule(() => import(/* webpackChunkName: "display" */ './chunk.ts'));

/** Preloads the data visualization before a page with some is rendered. Otherwise it is loaded on render. */
export const loadDisplay = (): Promise<unknown> => Promise.all([loadFields(), display.ahead()]);

/** Suspends locally, with a placeholder of about the final size. */
const withPlaceholder =
  <P extends object>(Part: ComponentType<P>, height: string) =>
  (props: P) => (
    <Suspense fallback={<Skeleton height={height} />}>
      <Part {...props} />
    </Suspense>
  );

/** A line or bar chart with its values as a table. */
export const Chart: ComponentType<ChartProps> = withPlaceholder<ChartProps>(
  lazyComponent(display, (parts) => parts.Chart),
  '16rem',
);
/** Entries in the order of time, on a line. */
export const Timeline: ComponentType<TimelineProps> = withPlaceholder<TimelineProps>(
  lazyComponent(display, (parts) => parts.Timeline),
  '12rem',
);
