import type { EndpointKey } from '@boardwalk/contracts';
import { SetMetadata } from '@nestjs/common';

const ENDPOINT_KEY = 'boardwalk:endpoint';

/** Makes a handler the one of this row of the endpoint table: method, path, status, access and checks all come from there. */
export function Endpoint(key: EndpointKey): MethodDecorator {
  return SetMetadata(ENDPOINT_KEY, key);
}

/** The row that a handler serves, or undefined when it declares none. */
export function endpointKeyOf(handler: object): EndpointKey | undefined {
  return Reflect.getMetadata(ENDPOINT_KEY, handler);
}
