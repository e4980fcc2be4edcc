import type * as chakra from '@chakra-ui/react';
import { Skeleton } from '@chakra-ui/react';
import { createElement } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyElement, lazyNamespace } from '../lazy/lazy-namespace.tsx';
import { PENDING } from '../lists/pending.ts';
import type { Combobox as KitCombobox } from './combobox-items.ts';

const fields = new LazyModule(() => import(/* webpackChunkName: "fields" */ './fields.chunk.ts'));
/** Five times as large as the plain fields, which reading pages also load for their search. */
const controls = new LazyModule(() => import(/* webpackChunkName: "controls" */ './controls.chunk.ts'));

/** Each large control has a chunk of its own: together they are four times as large as all other fields, and a page rarely needs more than one. */
const tagsInput = new LazyModule(() => import(/* webpackChunkName: "tags-input" */ './tags-input.chunk.ts'));
const combobox = new LazyModule(() => import(/* webpackChunkName: "combobox" */ './combobox.chunk.tsx'));
const datePicker = new LazyModule(
  () => import(/* webpackChunkName: "date-picker" */ './date-picker.chunk.ts'),
);
const fileUpload = new LazyModule(
  () => import(/* webpackChunkName: "file-upload" */ './file-upload.chunk.ts'),
);
const carousel = new LazyModule(() => import(/* webpackChunkName: "carousel" */ './carousel.chunk.ts'));

/**
 * Preloads the plain fields before a page with some is rendered: `Field`, `Fieldset`, `Input`, `InputGroup`, `Textarea`, `NativeSelect`, Chakra's `Table`,
 * and `Select`, `SearchField` and `NumberField`, which are made of them.
 */
export const loadFields = (): Promise<unknown> => fields.ahead();

/**
 * Preloads the controls with a state machine before a page with some is rendered: `Checkbox`, `RadioGroup`, `RadioCard`, `Switch`, `FormSwitch`, `Tabs`,
 * `Progress`, `Avatar`, `Tag` and `DataList`.
 */
export const loadControls = (): Promise<unknown> => controls.ahead();

/** Preloads the carousel. */
export const loadCarousel = (): Promise<unknown> => carousel.ahead();

const placeholder = (height: string) => createElement(Skeleton, { height, width: '100%', ...PENDING });
/** Fallback height of a checkbox, */
const BOX = placeholder('1.25rem');
/** of a field, and of a field with its label. */
const ONE = placeholder('2.5rem');
const LABELLED = placeholder('4.25rem');
const LARGE = placeholder('12rem');

export const Input: typeof chakra.Input = lazyElement(fields, (parts) => parts.Input, ONE);
export const InputGroup: typeof chakra.InputGroup = lazyElement(fields, (parts) => parts.InputGroup, ONE);
export const Textarea: typeof chakra.Textarea = lazyElement(fields, (parts) => parts.Textarea, LABELLED);
export const CheckboxGroup: typeof chakra.CheckboxGroup = lazyElement(
  controls,
  (parts) => parts.CheckboxGroup,
  ONE,
);
export const Field: typeof chakra.Field = lazyNamespace(fields, (parts) => parts.Field, LABELLED);
export const Fieldset: typeof chakra.Fieldset = lazyNamespace(fields, (parts) => parts.Fieldset, LABELLED);
export const NativeSelect: typeof chakra.NativeSelect = lazyNamespace(
  fields,
  (parts) => parts.NativeSelect,
  ONE,
);
export const Checkbox: typeof chakra.Checkbox = lazyNamespace(controls, (parts) => parts.Checkbox, BOX);
export const RadioGroup: typeof chakra.RadioGroup = lazyNamespace(controls, (parts) => parts.RadioGroup, ONE);
export const RadioCard: typeof chakra.RadioCard = lazyNamespace(
  controls,
  (parts) => parts.RadioCard,
  LABELLED,
);
export const Switch: typeof chakra.Switch = lazyNamespace(controls, (parts) => parts.Switch, null);
export const Table: typeof chakra.Table = lazyNamespace(fields, (parts) => parts.Table, LARGE);
export const Tabs: typeof chakra.Tabs = lazyNamespace(controls, (parts) => parts.Tabs, LARGE);
export const Progress: typeof chakra.Progress = lazyNamespace(controls, (parts) => parts.Progress, null);
export const Avatar: typeof chakra.Avatar = lazyNamespace(controls, (parts) => parts.Avatar, null);
export const Tag: typeof chakra.Tag = lazyNamespace(controls, (parts) => parts.Tag, null);
export const DataList: typeof chakra.DataList = lazyNamespace(controls, (parts) => parts.DataList, LARGE);
export const TagsInput: typeof chakra.TagsInput = lazyNamespace(
  tagsInput,
  (parts) => parts.TagsInput,
  LABELLED,
);
export const Combobox: KitCombobox = lazyNamespace(combobox, (parts) => parts.Combobox, LABELLED);
export const DatePicker: typeof chakra.DatePicker = lazyNamespace(
  datePicker,
  (parts) => parts.DatePicker,
  LABELLED,
);
export const FileUpload: typeof chakra.FileUpload = lazyNamespace(
  fileUpload,
  (parts) => parts.FileUpload,
  LARGE,
);
export const Carousel: typeof chakra.Carousel = lazyNamespace(carousel, (parts) => parts.Carousel, LARGE);
