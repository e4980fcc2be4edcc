import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { ChannelsService } from './channels.service.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';

@Controller()
export class NotificationSettingsController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly channels: ChannelsService,
    private readonly subscriptions: PushSubscriptionsService,
  ) {}

  @Endpoint('GET /api/notifications/preferences')
  read(@CurrentCaller() { id }: Caller): Promise<EndpointAnswer<'GET /api/notifications/preferences'>> {
    return this.preferences.read(id);
  }

  @Endpoint('PUT /api/notifications/preferences')
  change(
    @CurrentCaller() { id }: Caller,
    @Input() { body }: EndpointInput<'PUT /api/notifications/preferences'>,
  ): Promise<EndpointAnswer<'PUT /api/notifications/preferences'>> {
    return this.preferences.change(id, body);
  }

  @Endpoint('GET /api/notifications/channels')
  describe(): EndpointAnswer<'GET /api/notifications/channels'> {
    return this.channels.describe();
  }

  @Endpoint('POST /api/notifications/push-subscriptions')
  subscribe(
    @CurrentCaller() { id }: Caller,
    @Input() { body }: EndpointInput<'POST /api/notifications/push-subscriptions'>,
  ): Promise<EndpointAnswer<'POST /api/notifications/push-subscriptions'>> {
    return this.subscriptions.add(id, body);
  }

  @Endpoint('DELETE /api/notifications/push-subscriptions/:id')
  unsubscribe(
    @CurrentCaller() { id }: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/notifications/push-subscriptions/:id'>,
  ): Promise<void> {
    return this.subscriptions.remove(id, params.id);
  }

  @Endpoint('GET /api/notifications/unsubscribe')
  askToStop(@Input() { query }: EndpointInput<'GET /api/notifications/unsubscribe'>): Promise<RawAnswer> {
    return this.preferences.confirmationPage(query.token);
  }

  @Endpoint('POST /api/notifications/unsubscribe')
  stop(@Input() { query }: EndpointInput<'POST /api/notifications/unsubscribe'>): Promise<RawAnswer> {
    return this.preferences.unsubscribe(query.token);
  }
}
