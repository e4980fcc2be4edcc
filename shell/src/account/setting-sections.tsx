import { chakra, Link, useHydrated } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** Part of the window in which a section counts as current: a band in its upper half. */
const CURRENT_BAND = '-15% 0px -60% 0px';

type Watch = (section: Element) => () => void;

const SectionsContext = createContext<Watch>(() => () => {});

/** Follows a section of the settings, so that the navigation marks it. @param section its element; null before it is rendered. */
export function useSettingSection(section: Element | null): void {
  const watch = useContext(SectionsContext);
  useEffect(() => (section ? watch(section) : undefined), [section, watch]);
}

interface SettingSectionsProps {
  /** Ids and names of the sections, in order. */
  sections: readonly (readonly [id: string, name: string])[];
  children: ReactNode;
}

/** Settings with a navigation between their sections: at the side in large windows, above them in small ones. */
export function SettingSections({ sections, children }: SettingSectionsProps) {
  const [seen, setSeen] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const hydrated = useHydrated();
  const watch = useMemo((): Watch => {
    if (!hydrated || typeof IntersectionObserver === 'undefined') return () => () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setSeen(entered.target.id);
      },
      { rootMargin: CURRENT_BAND },
    );
    return (section) => {
      observer.observe(section);
      return () => observer.unobserve(section);
    };
  }, [hydrated]);
  useEffect(() => {
    // A chosen section stays marked until the reader scrolls: the last ones may be too short to reach the band.
    const release = () => setChosen(undefined);
    window.addEventListener('wheel', release, { passive: true });
    window.addEventListener('touchmove', release, { passive: true });
    return () => {
      window.removeEventListener('wheel', release);
      window.removeEventListener('touchmove', release);
    };
  }, []);
  return (
    <SectionsContext value={watch}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <SectionLinks sections={sections} current={chosen ?? seen ?? sections[0]?.[0]} onChoose={setChosen} />
        <chakra.div minW="0">{children}</chakra.div>
      </chakra.div>
    </SectionsContext>
  );
}

interface SectionLinksProps extends Pick<SettingSectionsProps, 'sections'> {
  current: string | undefined;
  onChoose: (id: string) => void;
}

function SectionLinks({ sections, current, onChoose }: SectionLinksProps) {
  const { t } = useLingui();
  return (
    <chakra.nav aria-label={t`Sections`} position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        gap="1"
      >
        {sections.map(([id, name]) => (
          <chakra.li
            key={id}
            css={{
              '& > a': {
                display: 'block',
                px: '3',
                py: '2',
                borderRadius: 'md',
                color: 'fg.muted',
                lineHeight: '1.3',
                overflowWrap: 'anywhere',
                borderWidth: { base: '1px', lg: '0' },
                borderInlineStartWidth: { lg: '3px' },
                borderColor: { base: 'border', lg: 'transparent' },
                borderStartStartRadius: { lg: '0' },
                borderEndStartRadius: { lg: '0' },
              },
              '& > a:hover': { bg: 'bg.muted', color: 'fg' },
              '& > a[aria-current]': {
                color: 'fg',
                fontWeight: '600',
                bg: { lg: 'bg.subtle' },
                borderColor: { base: 'border.emphasized', lg: 'sodium.fg' },
              },
            }}
          >
            <Link
              to={`#${id}`}
              replace
              viewTransition={false}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                onChoose(id);
                // The router scrolls; screen readers and the keyboard continue at the heading.
                document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true });
              }}
            >
              {name}
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
