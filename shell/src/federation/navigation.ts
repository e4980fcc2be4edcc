import type { NavigationLink, ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';

/** What links are made from: the community's own order, and what the release set brings. */
interface Places {
  site: SiteConfiguration;
  /** Null when none could be believed: then only the community's own links are left. */
  set: Pick<ReleaseSet, 'remotes'> | null;
}

/**
 * The links of one area: first those that the community put in order, then those that remotes bring and nobody has placed yet.
 */
export function navigationOf({ site, set }: Places, area: 'main' | 'admin'): NavigationLink[] {
  const placed = site.navigation[area];
  const known = new Set([...site.navigation.main, ...site.navigation.admin].map(({ to }) => to));
  const brought = (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter((link) => link.area === area && !known.has(link.to))
    .sort((one, other) => one.order - other.order);
  return [...placed, ...brought.map(({ label, to }) => ({ label, to }))];
}

/** Every place that the site itself leads people to, whether or not a remote serves it now. */
export function placesOf(places: Places): NavigationLink[] {
  const application = { label: 'Application', to: places.site.applicationPath };
  return [...navigationOf(places, 'main'), ...navigationOf(places, 'admin'), application];
}

/** What a person calls the place at a path: its link's label, else its route's title. */
export function nameOfPlace(places: Places, title: string | undefined, path: string): string {
  const links = placesOf(places);
  const section = `/${path.split('/')[1] ?? ''}`;
  return (
    links.find(({ to }) => to === path)?.label ??
    title ??
    links.find(({ to }) => to === section)?.label ??
    path
  );
}
