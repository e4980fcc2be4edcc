import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller, OptionalCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { EventAnswersService } from '../answers/event-answers.service.ts';
import { EventCalendarsService } from '../calendars/event-calendars.service.ts';
import { EventsService } from './events.service.ts';

@Controller()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly answers: EventAnswersService,
    private readonly calendars: EventCalendarsService,
  ) {}

  @Endpoint('GET /api/events')
  list(
    @OptionalCaller() caller: Caller | null,
    @Input() { query }: EndpointInput<'GET /api/events'>,
  ): Promise<EndpointAnswer<'GET /api/events'>> {
    return this.events.list(caller, query);
  }

  @Endpoint('GET /api/events/upcoming')
  upcoming(@OptionalCaller() caller: Caller | null): Promise<EndpointAnswer<'GET /api/events/upcoming'>> {
    return this.events.upcoming(caller);
  }

  @Endpoint('GET /api/events/mine')
  mine(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/events/mine'>,
  ): Promise<EndpointAnswer<'GET /api/events/mine'>> {
    return this.events.mine(caller, query);
  }

  @Endpoint('GET /api/events/calendar.ics')
  calendar(
    @Input() { query }: EndpointInput<'GET /api/events/calendar.ics'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.calendars.everybodys(query, ifNoneMatch);
  }

  @Endpoint('GET /api/events/:id')
  find(
    @OptionalCaller() caller: Caller | null,
    @Input() { params }: EndpointInput<'GET /api/events/:id'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id'>> {
    return this.events.find(caller, params.id);
  }

  @Endpoint('GET /api/events/:id/card')
  card(
    @Input() { params }: EndpointInput<'GET /api/events/:id/card'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id/card'>> {
    return this.events.card(params.id);
  }

  @Endpoint('GET /api/events/:id/calendar.ics')
  calendarOf(
    @OptionalCaller() caller: Caller | null,
    @Input() { params }: EndpointInput<'GET /api/events/:id/calendar.ics'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.calendars.oneDate(caller, params.id, ifNoneMatch);
  }

  @Endpoint('GET /api/events/:id/attendees')
  attendees(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/events/:id/attendees'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id/attendees'>> {
    return this.events.attendees(caller, params.id, query);
  }

  @Endpoint('PUT /api/events/:id/answer')
  answer(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/events/:id/answer'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id/answer'>> {
    return this.answers.answer(caller, params.id, body);
  }

  @Endpoint('DELETE /api/events/:id/answer')
  takeAnswerBack(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/events/:id/answer'>,
  ): Promise<void> {
    return this.answers.takeBack(caller, params.id);
  }

  @Endpoint('POST /api/events/:id/check-in')
  checkIn(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/check-in'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/check-in'>> {
    return this.answers.checkIn(caller, params.id, body);
  }
}
