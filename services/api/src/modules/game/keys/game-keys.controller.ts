import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { GameKeysService } from './game-keys.service.ts';

@Controller()
export class GameKeysController {
  constructor(private readonly keys: GameKeysService) {}

  @Endpoint('GET /api/game-keys')
  list(): Promise<EndpointAnswer<'GET /api/game-keys'>> {
    return this.keys.list();
  }

  @Endpoint('POST /api/game-keys')
  create(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/game-keys'>,
  ): Promise<EndpointAnswer<'POST /api/game-keys'>> {
    return this.keys.create(caller, body);
  }

  @Endpoint('DELETE /api/game-keys/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/game-keys/:id'>,
  ): Promise<void> {
    return this.keys.remove(caller, params);
  }
}
