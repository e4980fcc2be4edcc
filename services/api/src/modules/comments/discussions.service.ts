import type { Comment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type DiscussedEvent, DiscussedEvents } from '../events/pages/discussed-events.service.ts';
import { type DiscussedArticle, PublishedArticlesService } from '../news/published-articles.service.ts';
import { isOpenMember } from '../users/member-conditions.ts';
import { aboutOf } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';

/** What comments are about. */
export interface Discussed {
  about: Comment['about'];
  title: string;
  /** Its page on this site. */
  page: string;
  /** Its comments on that page. */
  href: string;
  open: boolean;
  /** Who is told of a new comment. */
  ownerIds: readonly string[];
  demo: boolean;
}

type About = Pick<CommentRow, 'articleId' | 'eventId'>;

/** The things that members talk about: published articles, and events. */
@Injectable()
export class Discussions {
  constructor(
    private readonly articles: PublishedArticlesService,
    private readonly events: DiscussedEvents,
  ) {}

  /** @throws ARTICLE_NOT_FOUND */
  async article(id: string): Promise<Discussed> {
    const found = await this.articles.find(id);
    if (!found) throw new ApiError('ARTICLE_NOT_FOUND');
    return ofArticle(found);
  }

  /** By any date of the event. @throws EVENT_NOT_FOUND */
  async event(caller: Caller, dateId: string): Promise<Discussed> {
    return ofEvent(await this.events.find(caller, dateId));
  }

  /** What these comments are about, in whatever state it is; undefined for what is gone. */
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

  /** The condition that the member in a column may read the comments. @param of kind and id of the article or event, with a slash between them */
  isReader(memberId: AnyPgColumn, of: string): SQL {
    const [kind, id = ''] = of.split('/');
    return kind === 'event' ? this.events.isReader(memberId, id) : isOpenMember(memberId);
  }

  async one(row: About): Promise<Discussed | undefined> {
    return (await this.of([row]))(row);
  }
}

/** A comment or reply on the page that it belongs to. */
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
