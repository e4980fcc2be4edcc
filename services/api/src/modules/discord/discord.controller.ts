import type { EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { DiscordSendingService } from './discord-sending.service.ts';

@Controller()
export class DiscordController {
  constructor(private readonly sending: DiscordSendingService) {}

  @Endpoint('POST /api/chat-messages/:id/retry')
  retry(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/chat-messages/:id/retry'>,
  ): Promise<void> {
    return this.sending.retry(caller, params.id);
  }
}
