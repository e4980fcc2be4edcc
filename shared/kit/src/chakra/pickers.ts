import type * as chakra from '@chakra-ui/react';
import { Skeleton } from '@chakra-ui/react';
import { createElement, type ReactNode } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyNamespace } from '../lazy/lazy-namespace.tsx';
import { PENDING } from '../lists/pending.ts';

/**
 * The part of forms and data whose components are large: each has a file of its own. Together they would be four times the file of all other fields,
 * and a page rarely has more than one.
 */
const picker = <P, N extends object>(fetch: () => Promise<P>, pick: (parts: P) => N, fallback: ReactNode) =>
  lazyNamespace(new LazyModule(fetch), pick, fallback);

const room = (height: string) => createElement(Skeleton, { height, width: '100%', ...PENDING });
const LABELLED = room('4.25rem');
const LARGE = room('12rem');

export const TagsInput: typeof chakra.TagsInput = picker(
  () => import(/* webpackChunkName: "tags-input" */ './tags-input.chunk.ts'),
  (parts) => parts.TagsInput,
  LABELLED,
);
export const Combobox: typeof chakra.Combobox = picker(
  () => import(/* webpackChunkName: "combobox" */ './combobox.chunk.ts'),
  (parts) => parts.Combobox,
  LABELLED,
);
export const DatePicker: typeof chakra.DatePicker = picker(
  () => import(/* webpackChunkName: "date-picker" */ './date-picker.chunk.ts'),
  (parts) => parts.DatePicker,
  LABELLED,
);
export const FileUpload: typeof chakra.FileUpload = picker(
  () => import(/* webpackChunkName: "file-upload" */ './file-upload.chunk.ts'),
  (parts) => parts.FileUpload,
  LARGE,
);
const carousel = new LazyModule(() => import(/* webpackChunkName: "carousel" */ './carousel.chunk.ts'));

/** Fetches the carousel ahead. */
export const loadCarousel = (): Promise<unknown> => carousel.load().catch(() => {});

export const Carousel: typeof chakra.Carousel = lazyNamespace(carousel, (parts) => parts.Carousel, LARGE);
