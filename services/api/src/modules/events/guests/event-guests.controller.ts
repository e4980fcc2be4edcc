import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { EventGuestsService } from './event-guests.service.ts';
import { EventRecapsService } from './event-recaps.service.ts';

@Controller()
export class EventGuestsController {
  constructor(
    private readonly guests: EventGuestsService,
    private readonly recaps: EventRecapsService,
  ) {}

  @Endpoint('GET /api/events/:id/guests')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/events/:id/guests'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id/guests'>> {
    return this.guests.list(caller, params.id, query);
  }

  @Endpoint('GET /api/events/:id/guests/export')
  export(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/events/:id/guests/export'>,
  ): Promise<RawAnswer> {
    return this.guests.export(caller, params.id, query.status);
  }

  @Endpoint('PUT /api/events/:id/guests/:username/attendance')
  tick(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/events/:id/guests/:username/attendance'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id/guests/:username/attendance'>> {
    return this.guests.tick(caller, params.id, params.username, body.attended);
  }

  @Endpoint('POST /api/events/:id/messages')
  write(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/messages'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/messages'>> {
    return this.guests.sendMessage(caller, params.id, body);
  }

  @Endpoint('PUT /api/events/:id/photos')
  setPhotos(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/events/:id/photos'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id/photos'>> {
    return this.recaps.setPhotos(caller, params.id, body);
  }

  @Endpoint('PUT /api/events/:id/recap')
  setRecap(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/events/:id/recap'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id/recap'>> {
    return this.recaps.setArticle(caller, params.id, body.slug);
  }
}
