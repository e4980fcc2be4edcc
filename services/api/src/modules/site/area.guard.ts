import { areaOfEndpoint, endpointKeys } from '@boardwalk/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { endpointKeyOf } from '../../platform/http/endpoint.decorator.ts';
import { SiteService } from './site.service.ts';

/** The area of each endpoint that has one. */
const AREA_OF = new Map(endpointKeys.map((key) => [key, areaOfEndpoint(key)]));

/** Treats endpoints of an area that the site has disabled as unknown routes. */
@Injectable()
export class AreaGuard implements CanActivate {
  constructor(private readonly site: SiteService) {}

  /** @throws ROUTE_NOT_FOUND */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const key = endpointKeyOf(context.getHandler());
    const area = key && AREA_OF.get(key);
    if (area && (await this.site.read()).areasOff.includes(area)) throw new ApiError('ROUTE_NOT_FOUND');
    return true;
  }
}
