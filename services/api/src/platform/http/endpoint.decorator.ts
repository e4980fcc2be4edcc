import { type EndpointKey, endpoint, splitKey } from '@boardwalk/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';

const ENDPOINT_KEY = 'boardwalk:endpoint';

/** Makes a handler the one of this row of the endpoint table: method, path and status come from there, and so does its access. */
export function Endpoint(key: EndpointKey): MethodDecorator {
  const [method, path] = splitKey(key);
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path }),
    HttpCode(endpoint(key).status),
    SetMetadata(ENDPOINT_KEY, key),
  );
}

/** The row that a handler serves, or undefined when it declares none. */
export function endpointKeyOf(handler: object): EndpointKey | undefined {
  return Reflect.getMetadata(ENDPOINT_KEY, handler);
}
