import type { Comment, CommentSubject } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type DiscussedEvent, DiscussedEventsService } from '../events/pages/discussed-events.service.ts';
import { type DiscussedArticle, PublishedArticlesService } from '../news/published-articles.service.ts';
import { SelectsAudience } from '../notifications/selects-audience.decorator.ts';
import { isOpenMember } from '../users/member-conditions.ts';
import { aboutOf } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';

/** Article or event that comments belong to. */
export interface Discussed {
  about: Comment['about'];
  title: string;
  /** Address of its page. */
  page: string;
  /** Address of the comments on that page. */
  href: string;
  open: boolean;
  /** Members who are notified of a new comment. */
  ownerIds: readonly string[];
  demo: boolean;
}

/** Name of the audience, which is stored with notifications that aren't sent yet. */
export const READERS = 'comment-readers';

type About = Pick<CommentRow, 'articleId' | 'eventId'>;

/** Subjects of comments: published articles, and events. */
@Injectable()
export class DiscussionsService {
  constructor(
    private readonly articles: PublishedArticlesService,
    private readonly events: DiscussedEventsService,
  ) {}

  /** Returns an article by its id, or an event by any of its dates. @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND */
  async find(caller: Caller, kind: CommentSubject, id: string): Promise<Discussed> {
    if (kind === 'event') return ofEvent(await this.events.find(caller, id));
    const found = await this.articles.find(id);
    if (!found) throw new ApiError('ARTICLE_NOT_FOUND');
    return ofArticle(found);
  }

  /** Returns a lookup of the subjects of these comments, in any state; undefined for deleted ones. */
  async of(rows: readonly About[]): Promise<(row: About) => Discussed | undefined> {
    const idsOf = (kind: Comment['about']['kind']) => [
      ...new Set(rows.map(aboutOf).flatMap((about) => (about.kind === kind ? [about.id] : []))),
    ];
    const articles = await this.articles.titlesOf(idsOf('article'));
    const events = await this.events.titlesOf(idsOf('event'));
    return (row) => {
      const { kind, id } = aboutOf(row);
      const article = kind === 'article' ? articles.get(id) : undefined;
      const event = kind === 'event' ? events.get(id) : undefined;
      return article ? ofArticle(article) : event && ofEvent(event);
    };
  }

  /** Returns the condition that the member in a column may read the comments. @param of the subject: its kind, a slash, and its id. */
  @SelectsAudience(READERS)
  isReader(memberId: AnyPgColumn, of: string): SQL {
    const [kind, id = ''] = of.split('/');
    return kind === 'event' ? this.events.isReader(memberId, id) : isOpenMember(memberId);
  }

  async one(row: About): Promise<Discussed | undefined> {
    return (await this.of([row]))(row);
  }
}

/** Returns the address of a comment or reply on its page. */
export function placeOf({ page }: Pick<Discussed, 'page'>, commentId: string): string {
  return `${page}#comment-${commentId}`;
}

function ofArticle({ id, title, slug, commentsOpen, authorId, demo }: DiscussedArticle): Discussed {
  return {
    about: { kind: 'article', id },
    title,
    ...pageOf(`/news/${slug}`),
    demo,
    open: commentsOpen,
    ownerIds: authorId === null ? [] : [authorId],
  };
}

function ofEvent({ id, title, dateId, commentsOpen, hostIds, demo }: DiscussedEvent): Discussed {
  return {
    about: { kind: 'event', id },
    title,
    ...pageOf(`/events/${dateId}`),
    demo,
    open: commentsOpen,
    ownerIds: hostIds,
  };
}

function pageOf(page: string): Pick<Discussed, 'page' | 'href'> {
  return { page, href: `${page}#comments` };
}
