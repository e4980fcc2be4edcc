import { Skeleton } from '@chakra-ui/react';
import { createElement } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyElement } from '../lazy/lazy-namespace.tsx';
import { PENDING } from '../lists/pending.ts';

/** In the chunk of the fields, which it contains. */
const field = new LazyModule(() => import(/* webpackChunkName: "fields" */ './copy-field.tsx'));

export const CopyField: typeof import('./copy-field.tsx').CopyField = lazyElement(
  field,
  (parts) => parts.CopyField,
  createElement(Skeleton, { height: '4.25rem', width: '100%', ...PENDING }),
);
