import { z } from 'zod';
import { LANGUAGES } from '../releases/reader.ts';
import { AREAS } from '../site/page-settings.ts';
import { siteHomeSchema } from '../site/site-home.ts';
import { DEFAULT_HOME, DEFAULT_LOOK, MAX_LINKS } from '../site/site-limits.ts';
import { siteLookSchema } from '../site/site-look.ts';
import { slotPlacementsSchema } from '../slots/slot-placement.ts';
import { address, email, line, siteText, text } from '../texts/written.ts';

/** A path on this site that can't be interpreted as another host's (`//host`). */
const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?:[^\s\\/][^\s\\]*)?$/, 'A path on this site begins with one slash.');

/** A link of the navigation. `to` is a path on this site. */
const navigationLinkSchema = z.object({ label: siteText(1, 40), to: sitePath });
export type NavigationLink = z.infer<typeof navigationLinkSchema>;
/** A link of the footer: a path on this site, or the URL of another one. */
const footerLinkSchema = z.object({
  label: siteText(1, 40),
  to: sitePath.or(address(500, { protocol: /^https$/, error: 'Enter a path or an https:// address.' })),
});

/** A statistic that the community enters itself, shown unchanged; hidden without a value. */
const statSchema = z.object({ label: siteText(0, 40), value: siteText(0, 20) });

const links = z.array(navigationLinkSchema).max(MAX_LINKS);

/**
 * Configuration of the community's site: name, look, links, statistics, Home. Stored in the database; components contain none of it. Embedded into
 * every page, so longer texts aren't part of it.
 */
export const siteConfigurationSchema = z
  .object({
    name: line(1, 60),
    shortName: line(1, 24),
    tagline: siteText(0, 120),
    description: siteText(0, 400, text),
    /** Name of the in-game city. */
    city: line(0, 60),
    /** Invitation URL of the chat community; empty without one. */
    chatInviteUrl: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .or(z.literal('')),
    chatName: line(0, 40),
    applicationPath: sitePath,
    /** Path of the server rules for new members. */
    rulesPath: sitePath.default('/docs/server-rules'),
    contactEmail: email(),
    jobPaths: line(0, 20),
    stats: z.object({
      guilds: statSchema,
      regions: statSchema,
      dailyPlayers: statSchema,
    }),
    navigation: z.object({ main: links, admin: links }),
    footer: z
      .object({ links: z.array(footerLinkSchema).max(MAX_LINKS), note: siteText(0, 200) })
      .default({ links: [], note: '' }),
    look: siteLookSchema.default(DEFAULT_LOOK),
    home: siteHomeSchema.default(DEFAULT_HOME),
    /** Languages that members can choose. */
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .max(LANGUAGES.length)
      .default([...LANGUAGES]),
    /** Disabled areas. */
    areasOff: z.array(z.enum(AREAS)).max(AREAS.length).default([]),
    /** Components of remotes in slots, in the owner's order. Those that aren't listed follow, and are shown. */
    slots: slotPlacementsSchema.default([]),
    policiesUpdated: z.iso.date(),
    demo: z.boolean(),
  })
  .meta({ id: 'SiteConfiguration' });
export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>;
