import type { PropertyCard } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useNames } from '../estate/names.ts';

/** Type, area, rooms and garage in one line. Missing values are omitted. */
export function PropertyFacts({ type, area, rooms, garage }: PropertyCard) {
  const { i18n } = useLingui();
  const names = useNames();
  const facts: { key: string; words: ReactNode }[] = [{ key: 'type', words: names.type(type) }];
  if (area > 0) facts.push({ key: 'area', words: `${i18n.number(area)} m²` });
  if (rooms > 0) facts.push({ key: 'rooms', words: <Plural value={rooms} one="# room" other="# rooms" /> });
  if (garage > 0)
    facts.push({
      key: 'garage',
      words: <Plural value={garage} one="# garage slot" other="# garage slots" />,
    });
  return facts.map(({ key, words }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      <chakra.span whiteSpace="nowrap">{words}</chakra.span>
    </Fragment>
  ));
}
