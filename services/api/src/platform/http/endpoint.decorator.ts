import { type EndpointKey, type Endpoint as EndpointRow, endpoint, splitKey } from '@boardwalk/contracts';
import {
  applyDecorators,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';

const ENDPOINT_KEY = 'boardwalk:endpoint';

/**
 * Serves a row of the endpoint table: method, path and status come from the row, and the guards, the input pipe and the response
 * interceptor read the rest of it.
 */
export function Endpoint(key: EndpointKey): MethodDecorator {
  const [method, path] = splitKey(key);
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path }),
    HttpCode(endpoint(key).status),
    SetMetadata(ENDPOINT_KEY, key),
  );
}

/** Returns the key of the row that a handler serves; undefined when it has none. */
export function endpointKeyOf(handler: object): EndpointKey | undefined {
  return Reflect.getMetadata(ENDPOINT_KEY, handler);
}

/** Returns the row that the handler of this call serves; undefined when it has none. */
export function endpointOf(context: ExecutionContext): EndpointRow | undefined {
  const key = endpointKeyOf(context.getHandler());
  return key && endpoint(key);
}
