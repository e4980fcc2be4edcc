import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { FeedService } from './feed.service.ts';

@Controller()
export class FeedController {
  constructor(private readonly feed: FeedService) {}

  @Endpoint('GET /api/feed')
  list(@Input() { query }: EndpointInput<'GET /api/feed'>): Promise<EndpointAnswer<'GET /api/feed'>> {
    return this.feed.list(query);
  }
}
