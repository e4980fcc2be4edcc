import { type CommunityEvent, EVENT_LIMITS, type EventCard } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { RsvpsRepository } from './answers/rsvps.repository.ts';
import { audienceRolesOf, type ListedRow, toCard, toOwnAnswer } from './event.view.ts';
import { checkInOf, permissionsOn, runs, storedStateOf } from './event-access.policy.ts';
import type { FoundEvent } from './event-access.service.ts';
import { EventsRepository } from './events.repository.ts';
import { OccurrencesRepository } from './occurrences.repository.ts';

/** Maps events to responses. */
@Injectable()
export class EventViews {
  constructor(
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly users: UsersService,
    private readonly articles: PublishedArticlesService,
  ) {}

  /** Loads the data of a page's cards with a constant number of statements. */
  async cards(caller: Caller | null, rows: readonly ListedRow[]): Promise<(row: ListedRow) => EventCard> {
    const hosts = await this.events.hostsOf(rows.map(({ event }) => event.id));
    const names = await this.users.namesOf([...hosts.values()].flat());
    const answers = caller
      ? await this.rsvps.answersOf(
          caller.id,
          rows.map(({ date }) => date.id),
        )
      : new Map();
    return (row) =>
      toCard(row, {
        caller,
        names,
        hostIds: hosts.get(row.event.id) ?? [],
        answer: answers.get(row.date.id),
      });
  }

  /** Returns a complete date, read in the current transaction. */
  async present(caller: Caller | null, found: FoundEvent): Promise<CommunityEvent> {
    const { event, date, hostIds } = found;
    const now = new Date();
    const mine = caller ? await this.rsvps.find(date.id, caller.id) : undefined;
    const names = await this.users.namesOf(hostIds);
    const { opensAt, closesAt } = checkInOf(date);
    const isOpen = now >= opensAt;
    const ran = runs(caller, found);
    const may = permissionsOn(caller, found, mine, now);
    return {
      ...toCard(found, { caller, names, hostIds, answer: mine?.status }),
      body: date.overrides.body ?? event.body,
      audienceRoles: audienceRolesOf(event),
      mine: mine ? toOwnAnswer(mine) : null,
      series: await this.seriesOf(found),
      repeat:
        event.days && event.until ? { days: event.days, interval: event.interval, until: event.until } : null,
      cancelReason: date.cancelledAt ? date.cancelReason : null,
      note: ran ? event.note : '',
      checkIn: {
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        code: ran && isOpen && now < closesAt ? date.code : null,
      },
      attended: isOpen ? await this.rsvps.countAttended(date.id) : null,
      photos: date.photos,
      recap: await this.recapOf(date.recapArticleId),
      version: event.version,
      createdAt: event.createdAt.toISOString(),
      updatedAt: event.updatedAt.toISOString(),
      // A draft that was published before can have guests, who would not be notified of its removal.
      may: { ...may, remove: may.remove && !(await this.events.hasGuests(event.id)) },
    };
  }

  /** Returns a complete date, read again after a change. */
  async presentAgain(caller: Caller, id: string): Promise<CommunityEvent> {
    const found = await this.occurrences.find(id);
    if (!found) throw new Error(`The date ${id} vanished while locked.`);
    return this.present(caller, { ...found, ...(await this.events.peopleOf(found.event.id)) });
  }

  private async seriesOf({ event, date }: FoundEvent): Promise<CommunityEvent['series']> {
    if (!event.days) return [];
    const near = await this.occurrences.findNear(date, EVENT_LIMITS.series);
    return near.map((row) => ({
      id: row.id,
      state: storedStateOf(event, row),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  }

  private async recapOf(articleId: string | null): Promise<CommunityEvent['recap']> {
    const article = articleId === null ? undefined : await this.articles.find(articleId);
    return article ? { slug: article.slug, title: article.title } : null;
  }
}
