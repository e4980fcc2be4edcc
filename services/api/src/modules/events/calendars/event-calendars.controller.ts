import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { EventCalendarsService } from './event-calendars.service.ts';

@Controller()
export class EventCalendarsController {
  constructor(private readonly calendars: EventCalendarsService) {}

  @Endpoint('GET /api/events/calendar/:file')
  read(
    @Input() { params }: EndpointInput<'GET /api/events/calendar/:file'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.calendars.byLink(params.file, ifNoneMatch);
  }

  @Endpoint('GET /api/events/calendar-link')
  link(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/events/calendar-link'>> {
    return this.calendars.link(caller);
  }

  @Endpoint('POST /api/events/calendar-link')
  make(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'POST /api/events/calendar-link'>> {
    return this.calendars.makeLink(caller);
  }

  @Endpoint('DELETE /api/events/calendar-link')
  remove(@CurrentCaller() caller: Caller): Promise<void> {
    return this.calendars.removeLink(caller);
  }
}
