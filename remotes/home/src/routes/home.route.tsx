import { type HomeSection, SITE_DRAFT } from '@boardwalk/contracts';
import { useLocation, usePageTitle, useSession, useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CityWorks } from '../features/city-works/city-works.tsx';
import { CommunityStrip } from '../features/community-strip/community-strip.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { MemberHead } from '../features/member-home/member-head.tsx';
import { OwnText } from '../features/own-text/own-text.tsx';
import { PlayToday } from '../features/play-today/play-today.tsx';
import { Tonight } from '../features/tonight/tonight.tsx';
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

/** Sections that introduce the community to visitors. Members don't see them. */
const FOR_VISITORS: readonly HomeSection['kind'][] = ['works', 'play'];

/** The visitor's or the member's first screen, current activity, and the sections in the site's order. */
export function HomeRoute() {
  const { t } = useLingui();
  const { sections } = useSite().home;
  const forVisitors = useForVisitors();
  usePageTitle(t`Home`);
  return (
    <>
      {forVisitors ? <Hero /> : <MemberHead />}
      <Tonight />
      {sections
        .filter(({ on, kind }) => on && (forVisitors || !FOR_VISITORS.includes(kind)))
        .map((section, index) => (
          <HomePart key={section.id} section={section} number={String(index + 1).padStart(2, '0')} />
        ))}
    </>
  );
}

/** Whether the page is the visitors’. The preview of a draft of the settings also shows it to its editors. */
function useForVisitors(): boolean {
  const { search } = useLocation();
  const { state } = useSession();
  return state === 'anonymous' || new URLSearchParams(search).has(SITE_DRAFT);
}

function HomePart(placed: Placed) {
  return SECTIONS[placed.section.kind](placed);
}
