import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { DealsService } from './deals.service.ts';
import { ListingsService } from './listings.service.ts';
import { OffersService } from './offers.service.ts';

@Controller()
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly deals: DealsService,
    private readonly offers: OffersService,
  ) {}

  @Endpoint('GET /api/listings/mine')
  mine(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/listings/mine'>,
  ): Promise<EndpointAnswer<'GET /api/listings/mine'>> {
    return this.listings.mine(caller, query);
  }

  @Endpoint('GET /api/listings/bid-on')
  bidOn(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/listings/bid-on'>,
  ): Promise<EndpointAnswer<'GET /api/listings/bid-on'>> {
    return this.listings.bidOn(caller, query);
  }

  @Endpoint('GET /api/listings/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/listings/:id'>,
  ): Promise<EndpointAnswer<'GET /api/listings/:id'>> {
    return this.listings.find(caller, params.id);
  }

  @Endpoint('POST /api/properties/:id/listings')
  begin(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/properties/:id/listings'>,
  ): Promise<EndpointAnswer<'POST /api/properties/:id/listings'>> {
    return this.listings.begin(caller, params.id, body);
  }

  @Endpoint('PUT /api/listings/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/listings/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/listings/:id'>> {
    return this.listings.change(caller, params.id, body);
  }

  @Endpoint('POST /api/listings/:id/publish')
  publish(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/publish'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/publish'>> {
    return this.listings.publish(caller, params.id, body.version);
  }

  @Endpoint('POST /api/listings/:id/withdraw')
  withdraw(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/withdraw'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/withdraw'>> {
    return this.listings.withdraw(caller, params.id, body.version);
  }

  @Endpoint('POST /api/listings/:id/purchase')
  purchase(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/listings/:id/purchase'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/purchase'>> {
    return this.deals.purchase(caller, params.id);
  }

  @Endpoint('POST /api/listings/:id/bids')
  bid(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/bids'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/bids'>> {
    return this.deals.bid(caller, params.id, body);
  }

  @Endpoint('GET /api/listings/:id/bids')
  bids(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/listings/:id/bids'>,
  ): Promise<EndpointAnswer<'GET /api/listings/:id/bids'>> {
    return this.deals.bids(caller, params.id, query);
  }

  @Endpoint('POST /api/listings/:id/offers')
  offer(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/offers'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/offers'>> {
    return this.offers.make(caller, params.id, body);
  }

  @Endpoint('GET /api/offers')
  offersOf(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/offers'>,
  ): Promise<EndpointAnswer<'GET /api/offers'>> {
    return this.offers.list(caller, query);
  }

  @Endpoint('GET /api/offers/counts')
  counts(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/offers/counts'>> {
    return this.offers.counts(caller);
  }

  @Endpoint('POST /api/offers/:id/:action')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/offers/:id/:action'>,
  ): Promise<EndpointAnswer<'POST /api/offers/:id/:action'>> {
    return this.offers.decide(caller, params.id, params.action);
  }
}
