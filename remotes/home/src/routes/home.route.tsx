import { usePageTitle } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { CityWorks } from '../features/city-works/city-works.tsx';
import { CommunityStrip } from '../features/community-strip/community-strip.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { PlayToday } from '../features/play-today/play-today.tsx';
import { World } from '../features/world/world.tsx';

export function HomeRoute() {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return (
    <>
      <Hero />
      <CityWorks />
      <World />
      <CommunityStrip />
      <PlayToday />
    </>
  );
}
