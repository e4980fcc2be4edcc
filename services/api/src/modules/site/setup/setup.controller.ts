import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { SetupService } from './setup.service.ts';

@Controller()
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Endpoint('GET /api/setup')
  read(): Promise<EndpointAnswer<'GET /api/setup'>> {
    return this.setup.expectOpen();
  }

  @Endpoint('POST /api/setup/claim')
  claim(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/setup/claim'>,
  ): Promise<void> {
    return this.setup.claim(caller, body.code);
  }
}
