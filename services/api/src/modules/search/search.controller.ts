import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, OptionalCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Endpoint('GET /api/search')
  search(
    @OptionalCaller() caller: Caller | null,
    @Input() { query }: EndpointInput<'GET /api/search'>,
  ): Promise<EndpointAnswer<'GET /api/search'>> {
    return this.searches.search(caller, query);
  }
}
