import { z } from 'zod';
import { ROLE_COLOURS } from '../access/roles.ts';
import { IDENTITY_PROVIDERS } from '../forms/form-limits.ts';
import { articleCategorySchema } from './article.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { roleNameSchema } from './role.ts';

const linkedAccount = z.object({ provider: z.enum(IDENTITY_PROVIDERS), name: z.string() });

/** A member's public page, as far as its reader may see it. Hidden or empty fields are null. */
const openProfileSchema = personSchema.extend({
  state: z.literal('open'),
  bannerUrl: z.string().nullable(),
  memberSince: instant,
  /** The highest-ranking role first. */
  roles: z.array(z.object({ name: roleNameSchema, colour: z.enum(ROLE_COLOURS) })).nullable(),
  pronouns: z.string().nullable(),
  bio: z.string().nullable(),
  links: z.array(z.string()).nullable(),
  timeZone: z.string().nullable(),
  accounts: z.array(linkedAccount).nullable(),
  /** Whether the reader may see the list of the member's comments. */
  comments: z.boolean(),
  /** Whether signed-in members see more of it than this reader. */
  moreForMembers: z.boolean(),
});
export type OpenProfile = z.infer<typeof openProfileSchema>;

/** `closed`: the account is banned or was deleted. No other data is returned. */
export const memberProfileSchema = z
  .discriminatedUnion('state', [openProfileSchema, z.object({ state: z.literal('closed') })])
  .meta({ id: 'MemberProfile' });
export type MemberProfile = z.infer<typeof memberProfileSchema>;

/** A published article by the member. */
export const writtenArticleSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: articleCategorySchema,
    publishedAt: instant,
  })
  .meta({ id: 'WrittenArticle' });
export type WrittenArticle = z.infer<typeof writtenArticleSchema>;

/** A comment below a published article. */
export const writtenCommentSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    createdAt: instant,
    article: z.object({ title: z.string(), slug: z.string() }),
  })
  .meta({ id: 'WrittenComment' });
export type WrittenComment = z.infer<typeof writtenCommentSchema>;
