import { type EndpointKey, endpoint, splitKey } from '@boardwalk/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessGuard } from '../auth/access.guard.ts';
import { Answers } from './answers.ts';
import { checkInput } from './check-input.ts';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { HTTP_SERVER } from './http-server.module.ts';
import { argumentsOf } from './parameters.decorator.ts';

/**
 * Makes a route of each handler that serves a row of the endpoint table. This is the one way of a call: who may (the guard), what
 * was sent (the row's schemas), the handler, what is answered. Routes are made here and not by Nest's own router, whose layers
 * of proxies and observables cost more than all of it together.
 */
@Injectable()
export class EndpointRoutes implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(HTTP_SERVER) private readonly server: FastifyInstance,
    private readonly guard: AccessGuard,
    private readonly answers: Answers,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getControllers()) {
      const controller: object = Object.getPrototypeOf(instance);
      for (const method of this.scanner.getAllMethodNames(controller)) {
        const key = endpointKeyOf(instance[method]);
        if (key) this.serve(key, instance, method);
      }
    }
  }

  private serve(key: EndpointKey, instance: Handlers, method: string): void {
    const [verb, url] = splitKey(key);
    const row = endpoint(key);
    const give = argumentsOf(Object.getPrototypeOf(instance), method, instance[method]?.length ?? 0);
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      instance[method]?.(...give(request, reply));
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      request.input = checkInput(key, request);
      return this.answers.send(key, request, reply, handle);
    };
    this.server.route({
      method: verb,
      url,
      handler: (request, reply) => {
        reply.statusCode = row.status;
        const admitted = this.guard.admit(row, request, reply);
        return admitted ? admitted.then(() => answer(request, reply)) : answer(request, reply);
      },
    });
  }
}

type Handlers = Record<string, ((...given: unknown[]) => unknown) | undefined>;
