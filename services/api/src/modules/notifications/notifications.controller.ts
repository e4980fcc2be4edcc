import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { DeadLettersService } from './dead-letters.service.ts';
import { NotificationInboxService } from './notification-inbox.service.ts';

@Controller()
export class NotificationsController {
  constructor(
    private readonly inbox: NotificationInboxService,
    private readonly deadLetters: DeadLettersService,
  ) {}

  @Endpoint('GET /api/notifications')
  list(
    @CurrentCaller() { id }: Caller,
    @Input() { query }: EndpointInput<'GET /api/notifications'>,
  ): Promise<EndpointAnswer<'GET /api/notifications'>> {
    return this.inbox.list(id, query);
  }

  @Endpoint('GET /api/notifications/unread')
  unread(@CurrentCaller() { id }: Caller): Promise<EndpointAnswer<'GET /api/notifications/unread'>> {
    return this.inbox.unread(id);
  }

  @Endpoint('POST /api/notifications/read')
  markRead(
    @CurrentCaller() { id }: Caller,
    @Input() { body }: EndpointInput<'POST /api/notifications/read'>,
  ): Promise<EndpointAnswer<'POST /api/notifications/read'>> {
    return this.inbox.markRead(id, body);
  }

  @Endpoint('GET /api/notifications/dead-letters')
  listDead(
    @Input() { query }: EndpointInput<'GET /api/notifications/dead-letters'>,
  ): Promise<EndpointAnswer<'GET /api/notifications/dead-letters'>> {
    return this.deadLetters.list(query);
  }

  @Endpoint('POST /api/notifications/dead-letters/retry')
  retryAll(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/notifications/dead-letters/retry'>,
  ): Promise<EndpointAnswer<'POST /api/notifications/dead-letters/retry'>> {
    return this.deadLetters.retryAll(caller, body);
  }

  @Endpoint('POST /api/notifications/dead-letters/:id/retry')
  retry(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/notifications/dead-letters/:id/retry'>,
  ): Promise<void> {
    return this.deadLetters.retry(caller, params.id);
  }
}
