import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { DateTimeFieldProps } from './date-time-field.tsx';

const dates = new LazyModule(() =>
  withLazyCatalog(import(/* webpackChunkName: "dates" */ './date-time-field.tsx')),
);
const LazyField: ComponentType<DateTimeFieldProps> = lazyComponent(dates, (parts) => parts.DateTimeField);

/** A field for a day and a time in a named time zone, whose value is an instant. */
export function DateTimeField(props: DateTimeFieldProps) {
  return (
    <Suspense fallback={<Skeleton height="5.5rem" w="full" />}>
      <LazyField {...props} />
    </Suspense>
  );
}
