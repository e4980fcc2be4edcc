import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { PointFieldProps } from './point-field.tsx';

const points = new LazyModule(() =>
  withLazyCatalog(import(/* webpackChunkName: "points" */ './point-field.tsx')),
);
const LazyField: ComponentType<PointFieldProps> = lazyComponent(points, (parts) => parts.PointField);

/** A point on a picture, set by a click or two sliders. */
export function PointField(props: PointFieldProps) {
  const { width, height } = props.size;
  return (
    <Suspense fallback={<Skeleton aspectRatio={`${width} / ${height}`} w="full" />}>
      <LazyField {...props} />
    </Suspense>
  );
}
