import type { NotificationType } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Types of one area of the site, which the settings show together. */
export interface TypeArea {
  id: string;
  name: MessageDescriptor;
  types: NotificationType[];
}

/** Areas in their order, with the first parts of the names of their types. */
const AREAS: { id: string; name: MessageDescriptor; prefixes: string[] }[] = [
  { id: 'news', name: msg`News`, prefixes: ['article'] },
  { id: 'comments', name: msg`Comments`, prefixes: ['comment', 'report'] },
  { id: 'applications', name: msg`Applications`, prefixes: ['application'] },
  { id: 'streams', name: msg`Streams`, prefixes: ['stream'] },
  { id: 'events', name: msg`Events`, prefixes: ['event'] },
  { id: 'real-estate', name: msg`Real estate`, prefixes: ['estate'] },
  { id: 'account', name: msg`Your account`, prefixes: ['account'] },
  { id: 'team', name: msg`Team`, prefixes: ['inbox', 'release', 'site'] },
];

/** Returns the areas of these types. Those without a type are omitted. */
export function areasOf(types: readonly NotificationType[]): TypeArea[] {
  return AREAS.map(({ id, name, prefixes }) => ({
    id,
    name,
    types: types.filter((type) => prefixes.includes(type.split('.')[0] ?? '')),
  })).filter((area) => area.types.length > 0);
}
