import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Endpoint('GET /api/saved-searches')
  list(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/saved-searches'>> {
    return this.searches.list(caller);
  }

  @Endpoint('POST /api/saved-searches')
  save(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/saved-searches'>,
  ): Promise<EndpointAnswer<'POST /api/saved-searches'>> {
    return this.searches.save(caller, body);
  }

  @Endpoint('PUT /api/saved-searches/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/saved-searches/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/saved-searches/:id'>> {
    return this.searches.change(caller, params.id, body);
  }

  @Endpoint('DELETE /api/saved-searches/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/saved-searches/:id'>,
  ): Promise<void> {
    return this.searches.remove(caller, params.id);
  }
}
