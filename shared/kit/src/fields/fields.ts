import { later, laterParts } from '../later/later.ts';
import { LaterFile } from '../later/later-file.ts';

type Fields = typeof import('./chunk.ts');

const fields = new LaterFile(() => import(/* webpackChunkName: "fields" */ './chunk.ts') as Promise<Fields>);

/** Fetches fields and tables before a page with some is drawn: members' pages have them. A page that draws one fetches them anyway. */
export const loadFields = (): void => void fields.load().catch(() => {});

export const Input: Fields['Input'] = later(fields, (parts) => parts.Input);
export const Textarea: Fields['Textarea'] = later(fields, (parts) => parts.Textarea);

const FIELD = ['Root', 'Label', 'RequiredIndicator', 'HelperText', 'ErrorText', 'ErrorIcon'] as const;
export const Field: Pick<Fields['Field'], (typeof FIELD)[number]> = laterParts(
  fields,
  (parts) => parts.Field,
  FIELD,
);

const SELECT = ['Root', 'Field', 'Indicator'] as const;
export const NativeSelect: Pick<Fields['NativeSelect'], (typeof SELECT)[number]> = laterParts(
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
export const Table: Pick<Fields['Table'], (typeof TABLE)[number]> = laterParts(
  fields,
  (parts) => parts.Table,
  TABLE,
);
