import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { InquiriesService } from './inquiries.service.ts';

@Controller()
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Endpoint('GET /api/inquiries')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/inquiries'>,
  ): Promise<EndpointAnswer<'GET /api/inquiries'>> {
    return this.inquiries.list(caller, query);
  }

  @Endpoint('GET /api/inquiries/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/inquiries/:id'>,
  ): Promise<EndpointAnswer<'GET /api/inquiries/:id'>> {
    return this.inquiries.find(caller, params.id);
  }

  @Endpoint('GET /api/inquiries/:id/messages')
  messages(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/inquiries/:id/messages'>,
  ): Promise<EndpointAnswer<'GET /api/inquiries/:id/messages'>> {
    return this.inquiries.messages(caller, params.id, query);
  }

  @Endpoint('POST /api/listings/:id/inquiries')
  ask(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/inquiries'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/inquiries'>> {
    return this.inquiries.ask(caller, params.id, body.text);
  }

  @Endpoint('POST /api/inquiries/:id/messages')
  write(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/inquiries/:id/messages'>,
  ): Promise<EndpointAnswer<'POST /api/inquiries/:id/messages'>> {
    return this.inquiries.write(caller, params.id, body.text);
  }

  @Endpoint('POST /api/inquiries/:id/read')
  read(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/inquiries/:id/read'>,
  ): Promise<void> {
    return this.inquiries.read(caller, params.id);
  }
}
