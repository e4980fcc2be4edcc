import { lazyComponent, lazyParts } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';

type Fields = typeof import('./chunk.ts');

const fields = new LazyModule(() => import(/* webpackChunkName: "fields" */ './chunk.ts') as Promise<Fields>);

/** Fetches fields and tables before a page with some is drawn: members' pages have them. A page that draws one fetches them anyway. */
export const loadFields = (): void => void fields.load().catch(() => {});

export const Input: Fields['Input'] = lazyComponent(fields, (parts) => parts.Input);
export const Textarea: Fields['Textarea'] = lazyComponent(fields, (parts) => parts.Textarea);

const FIELD = ['Root', 'Label', 'RequiredIndicator', 'HelperText', 'ErrorText', 'ErrorIcon'] as const;
export const Field: Pick<Fields['Field'], (typeof FIELD)[number]> = lazyParts(
  fields,
  (parts) => parts.Field,
  FIELD,
);

const SELECT = ['Root', 'Field', 'Indicator'] as const;
export const NativeSelect: Pick<Fields['NativeSelect'], (typeof SELECT)[number]> = lazyParts(
  fields,
  (parts) => parts.NativeSelect,
  SELECT,
);

const TABLE = [
  'Root',
  'ScrollArea',
  'Caption',
  'ColumnGroup',
  'Column',
  'Header',
  'Body',
  'Footer',
  'Row',
  'ColumnHeader',
  'Cell',
] as const;
export const Table: Pick<Fields['Table'], (typeof TABLE)[number]> = lazyParts(
  fields,
  (parts) => parts.Table,
  TABLE,
);
