import type { EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { AvatarsService } from './avatars.service.ts';

@Controller()
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  @Endpoint('GET /api/users/avatars/:file')
  serve(@Input() input: EndpointInput<'GET /api/users/avatars/:file'>): Promise<RawAnswer> {
    return this.avatars.serve(input);
  }
}
