import type { HomeSection } from '@boardwalk/contracts';
import { usePageTitle, useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CityWorks } from '../features/city-works/city-works.tsx';
import { CommunityStrip } from '../features/community-strip/community-strip.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { OwnText } from '../features/own-text/own-text.tsx';
import { PlayToday } from '../features/play-today/play-today.tsx';
import { World } from '../features/world/world.tsx';

interface Placed {
  section: HomeSection;
  /** Its number among the numbered sections, as text. */
  number: string;
}

const SECTIONS: Record<HomeSection['kind'], (placed: Placed) => ReactNode> = {
  works: (placed) => <CityWorks {...placed} />,
  world: (placed) => <World {...placed} />,
  desk: (placed) => <CommunityStrip {...placed} />,
  play: ({ section }) => <PlayToday section={section} />,
  text: (placed) => <OwnText {...placed} />,
};

/** The sections in the site's order. */
export function HomeRoute() {
  const { t } = useLingui();
  const { sections } = useSite().home;
  usePageTitle(t`Home`);
  return (
    <>
      <Hero />
      {sections
        .filter(({ on }) => on)
        .map((section, index) => (
          <HomePart key={section.id} section={section} number={String(index + 1).padStart(2, '0')} />
        ))}
    </>
  );
}

function HomePart(placed: Placed) {
  return SECTIONS[placed.section.kind](placed);
}
