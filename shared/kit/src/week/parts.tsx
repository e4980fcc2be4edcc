import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { WeekFrameProps } from './week-frame.tsx';
import type { WeekGridProps } from './week-grid.tsx';

const week = new LazyModule(() => import(/* webpackChunkName: "week" */ './chunk.ts'));
const LazyGrid: ComponentType<WeekGridProps> = lazyComponent(week, (parts) => parts.WeekGrid);
const LazyFrame: ComponentType<WeekFrameProps> = lazyComponent(week, (parts) => parts.WeekFrame);

/** Height of the evening with its header: 8 hours. */
const EVENING_HEIGHT = '22.5rem';

/** A week as a time grid of links. */
export function WeekGrid(props: WeekGridProps) {
  return (
    <Suspense fallback={<Skeleton height={EVENING_HEIGHT} />}>
      <LazyGrid {...props} />
    </Suspense>
  );
}

/** The empty time grid of a week, whose content the page renders: for editors. */
export function WeekFrame(props: WeekFrameProps) {
  return (
    <Suspense fallback={<Skeleton height={props.maxHeight ?? EVENING_HEIGHT} />}>
      <LazyFrame {...props} />
    </Suspense>
  );
}
