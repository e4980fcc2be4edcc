import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const PARAMETERS = 'boardwalk:parameters';

type Read = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The checked input of a call: `params`, `query` and `body`, as the endpoint's schemas let them through. */
export const Input = () => parameter(({ input }) => input);

/** Who is calling. Only on endpoints that are not public. */
export const CurrentCaller = () =>
  parameter(({ caller }) => {
    if (!caller) throw new ApiError('AUTHENTICATION_REQUIRED');
    return caller;
  });

/** The bytes of a call to an endpoint that takes them, as a stream that nobody has read yet. */
export const RawBody = () => parameter(({ body }) => body);

/** One header of the call, undefined when it wasn't sent. */
export const Header = (name: string) => parameter(({ headers }) => headers[name]);

/** Where the call comes from, as far as trusted proxies tell. */
export const Address = () => parameter(({ ip }) => ip);

/** The call as it came in, for what no schema says of it. */
export const Incoming = () => parameter((request) => request);

/** The answer that is being made, for headers beyond its body. */
export const Reply = () => parameter((_, reply) => reply);

/** Says what a handler is given for each of its parameters. @throws when one of them doesn't say what it is. */
export function argumentsOf(controller: object, method: string, count: number) {
  const declared: Read[] = Reflect.getMetadata(PARAMETERS, controller, method) ?? [];
  const reads = Array.from({ length: count }, (_, index) => {
    const read = declared[index];
    if (!read) throw new Error(`${method} doesn't say what its parameter ${index + 1} is.`);
    return read;
  });
  return (...[request, reply]: Parameters<Read>) => reads.map((read) => read(request, reply));
}

function parameter(read: Read): ParameterDecorator {
  return (controller, method, index) => {
    if (method === undefined) throw new Error('Only handlers have parameters of a call.');
    const reads: Read[] = Reflect.getMetadata(PARAMETERS, controller, method) ?? [];
    reads[index] = read;
    Reflect.defineMetadata(PARAMETERS, reads, controller, method);
  };
}
