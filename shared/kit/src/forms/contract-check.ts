import './checks-without-eval.ts';
import { type EndpointKey, endpoint } from '@boardwalk/contracts';
import type { StandardSchema } from './form-check.ts';

/** The check of an endpoint's body. It is a file by itself, with zod: fetched by whoever begins to fill in a form. */
export function bodySchema(key: EndpointKey): StandardSchema | undefined {
  return endpoint(key).body;
}
