import type { PropertyCard } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useNames } from '../estate/names.ts';

/** Type, area, rooms and garage in one line. Missing values are omitted. */
export function PropertyFacts({ type, area, rooms, garage }: PropertyCard) {
  const { i18n } = useLingui();
  const names = useNames();
  const facts: { key: string; content: ReactNode }[] = [{ key: 'type', content: names.type(type) }];
  if (area > 0) facts.push({ key: 'area', content: `${i18n.number(area)} m²` });
  if (rooms > 0) facts.push({ key: 'rooms', content: <Plural value={rooms} one="# room" other="# rooms" /> });
  if (garage > 0)
    facts.push({
      key: 'garage',
      content: <Plural value={garage} one="# garage slot" other="# garage slots" />,
    });
  return facts.map(({ key, content }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      <chakra.span whiteSpace="nowrap">{content}</chakra.span>
    </Fragment>
  ));
}
