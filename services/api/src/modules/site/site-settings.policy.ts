import {
  pictureIdsOf,
  type RichText,
  type SiteConfiguration,
  type SiteDifference,
  type SitePicture,
  type SiteSettings,
  siteConfigurationSchema,
  siteSettingsSchema,
  truncate,
} from '@boardwalk/contracts';

/** Maximum length of a displayed value in a difference. */
const MAX_VALUE_LENGTH = 160;

/** Returns the settings of a stored configuration or version. One from an earlier version of the program lacks newer fields, which get defaults. */
export function settingsOf(stored: object): SiteSettings {
  return siteSettingsSchema.parse({ documents: { about: null, terms: null, privacy: null }, ...stored });
}

/** Returns the part of the settings that is embedded into every page. */
export function configurationOf(
  settings: SiteSettings,
  { demo, policiesUpdated }: Pick<SiteConfiguration, 'demo' | 'policiesUpdated'>,
): SiteConfiguration {
  return siteConfigurationSchema.parse({ ...settings, demo, policiesUpdated });
}

/** Returns the differences between two settings, by path: lists and texts are compared as a whole. */
export function differencesOf(before: SiteSettings, after: SiteSettings): SiteDifference[] {
  const found: SiteDifference[] = [];
  compare('', before, after, found);
  return found;
}

function compare(path: string, before: unknown, after: unknown, found: SiteDifference[]): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (!isGroup(before) || !isGroup(after)) {
    found.push({ path, before: shortened(before), after: shortened(after) });
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    compare(path ? `${path}.${key}` : key, before[key], after[key], found);
}

/** Whether a value is a group of settings: pictures and documents are single values. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('mediaId' in value) && !('type' in value);
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return truncate(text, MAX_VALUE_LENGTH);
}

/** Returns the pictures in the settings outside of documents. */
export function picturesOf({ look, home }: Pick<SiteSettings, 'look' | 'home'>): SitePicture[] {
  const own = [look.logo, look.icon, look.hero.light, look.hero.dark];
  const sections = home.sections.map(({ picture }) => picture);
  const cards = Object.values(home.cards).map(({ picture }) => picture);
  return [...own, ...sections, ...cards].filter((picture) => picture !== null);
}

/** Returns the ids of all pictures in the settings, including documents, without duplicates. */
export function mediaOf(settings: SiteSettings): string[] {
  const texts = Object.values(settings.documents).filter((body): body is RichText => body !== null);
  const named = picturesOf(settings).map(({ mediaId }) => mediaId);
  return [...new Set([...named, ...texts.flatMap(pictureIdsOf)])];
}

/** Replaces the pictures in the settings: `undefined` removes one. Documents aren't changed. */
export function withPictures(
  settings: SiteSettings,
  change: (picture: SitePicture) => SitePicture | undefined,
): SiteSettings {
  const of = (picture: SitePicture | null) => (picture && change(picture)) ?? null;
  const { look, home } = settings;
  const cards = Object.entries(home.cards).map(([name, card]) => [
    name,
    { ...card, picture: of(card.picture) },
  ]);
  return {
    ...settings,
    look: {
      ...look,
      logo: of(look.logo),
      icon: of(look.icon),
      hero: { light: of(look.hero.light), dark: of(look.hero.dark) },
    },
    home: {
      ...home,
      sections: home.sections.map((section) => ({ ...section, picture: of(section.picture) })),
      cards: Object.fromEntries(cards) as typeof home.cards,
    },
  };
}

/** Replaces the ids of pictures in the settings, including documents. */
export function withMedia(settings: SiteSettings, ids: ReadonlyMap<string, string>): SiteSettings {
  const changed = withPictures(settings, (picture) => ({
    ...picture,
    mediaId: ids.get(picture.mediaId) ?? picture.mediaId,
  }));
  const text = JSON.stringify(changed.documents).replaceAll(
    /"\/api\/media\/([0-9a-f-]{36})"/g,
    (whole, id: string) => (ids.has(id) ? `"/api/media/${ids.get(id)}"` : whole),
  );
  return { ...changed, documents: JSON.parse(text) as SiteSettings['documents'] };
}
