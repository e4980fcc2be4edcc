import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller, OptionalCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { StreamFollowsService } from '../follows/stream-follows.service.ts';
import { StreamReportsService } from '../reports/stream-reports.service.ts';
import { ScheduleService } from './schedule.service.ts';
import { StreamsService } from './streams.service.ts';

@Controller()
export class StreamsController {
  constructor(
    private readonly streams: StreamsService,
    private readonly schedule: ScheduleService,
    private readonly follows: StreamFollowsService,
    private readonly reports: StreamReportsService,
  ) {}

  @Endpoint('GET /api/streams')
  list(@Input() { query }: EndpointInput<'GET /api/streams'>): Promise<EndpointAnswer<'GET /api/streams'>> {
    return this.streams.list(query);
  }

  @Endpoint('GET /api/streams/schedule')
  dates(
    @Input() { query }: EndpointInput<'GET /api/streams/schedule'>,
  ): Promise<EndpointAnswer<'GET /api/streams/schedule'>> {
    return this.schedule.dates(query);
  }

  @Endpoint('GET /api/streams/calendar.ics')
  calendar(
    @Input() { query }: EndpointInput<'GET /api/streams/calendar.ics'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.schedule.calendar(query, ifNoneMatch);
  }

  @Endpoint('GET /api/streams/following')
  followed(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/streams/following'>,
  ): Promise<EndpointAnswer<'GET /api/streams/following'>> {
    return this.follows.followed(caller, query);
  }

  @Endpoint('GET /api/streams/:username')
  find(
    @OptionalCaller() caller: Caller | null,
    @Input() { params }: EndpointInput<'GET /api/streams/:username'>,
  ): Promise<EndpointAnswer<'GET /api/streams/:username'>> {
    return this.streams.find(caller, params.username);
  }

  @Endpoint('GET /api/streams/:username/calendar.ics')
  calendarOf(
    @Input() { params }: EndpointInput<'GET /api/streams/:username/calendar.ics'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.schedule.calendarOf(params.username, ifNoneMatch);
  }

  @Endpoint('PUT /api/streams/:username/follow')
  follow(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'PUT /api/streams/:username/follow'>,
  ): Promise<void> {
    return this.follows.follow(caller, params.username);
  }

  @Endpoint('DELETE /api/streams/:username/follow')
  unfollow(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/streams/:username/follow'>,
  ): Promise<void> {
    return this.follows.unfollow(caller, params.username);
  }

  @Endpoint('POST /api/streams/:username/report')
  report(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streams/:username/report'>,
  ): Promise<void> {
    return this.reports.report(caller, params.username, body);
  }
}
