import type { NavigationLink, PageData } from '@boardwalk/contracts';

/**
 * The links of one area: first those that the community put in order, then those that remotes bring and nobody has placed yet.
 */
export function navigationOf(
  { site, set }: Pick<PageData, 'site' | 'set'>,
  area: 'main' | 'admin',
): NavigationLink[] {
  const placed = site.navigation[area];
  const known = new Set([...site.navigation.main, ...site.navigation.admin].map(({ to }) => to));
  const brought = set.remotes
    .flatMap(({ navigation }) => navigation)
    .filter((link) => link.area === area && !known.has(link.to))
    .sort((one, other) => one.order - other.order);
  return [...placed, ...brought.map(({ label, to }) => ({ label, to }))];
}

/** Every place that the site itself leads people to, whether or not a remote serves it now. */
export function placesOf(data: Pick<PageData, 'site' | 'set'>): NavigationLink[] {
  const application = { label: 'Application', to: data.site.applicationPath };
  return [...navigationOf(data, 'main'), ...navigationOf(data, 'admin'), application];
}

/** What a person calls the place at a path: its link's label, else its route's title. */
export function nameOfPlace(
  { site, set }: Pick<PageData, 'site' | 'set'>,
  title: string | undefined,
  path: string,
): string {
  const links = placesOf({ site, set });
  const section = `/${path.split('/')[1] ?? ''}`;
  return (
    links.find(({ to }) => to === path)?.label ??
    title ??
    links.find(({ to }) => to === section)?.label ??
    path
  );
}
