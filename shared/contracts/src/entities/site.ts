import { z } from 'zod';

/** One link of the navigation. `to` is a path on this site. */
const navigationLinkSchema = z.object({ label: z.string().min(1), to: z.string().startsWith('/') });
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** A figure that the community states of itself, shown word for word. */
const statedFigureSchema = z.object({ label: z.string(), value: z.string() });

/**
 * Everything that makes the site this community's own: its name, its links, its stated figures and the order of its navigation.
 * Kept in the database, one row; components hold none of it.
 */
export const siteConfigurationSchema = z
  .object({
    name: z.string().min(1),
    shortName: z.string().min(1),
    tagline: z.string(),
    description: z.string(),
    city: z.string(),
    /** Empty where there is no chat community. */
    chatInviteUrl: z.url().or(z.literal('')),
    chatName: z.string(),
    applicationPath: z.string().startsWith('/'),
    /** Where newcomers read the rules of the server. */
    rulesPath: z.string().startsWith('/').default('/docs/server-rules'),
    contactEmail: z.email(),
    jobPaths: z.string(),
    stats: z.object({
      guilds: statedFigureSchema,
      regions: statedFigureSchema,
      dailyPlayers: statedFigureSchema,
    }),
    navigation: z.object({ main: z.array(navigationLinkSchema), admin: z.array(navigationLinkSchema) }),
    policiesUpdated: z.iso.date(),
    demo: z.boolean(),
  })
  .meta({ id: 'SiteConfiguration' });
export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>;
