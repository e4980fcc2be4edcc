import type { FastifyBaseLogger } from 'fastify';

type Given = [object: unknown, message?: string, ...rest: unknown[]];

/** The logger of one request, made when it is first used: most requests say nothing but their own line. */
export class LazyLogger implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(private readonly make: () => FastifyBaseLogger) {}

  get level(): FastifyBaseLogger['level'] {
    return this.own().level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own().child(...given);
  }

  fatal(...given: Given): void {
    this.own().fatal(...given);
  }

  error(...given: Given): void {
    this.own().error(...given);
  }

  warn(...given: Given): void {
    this.own().warn(...given);
  }

  info(...given: Given): void {
    this.own().info(...given);
  }

  debug(...given: Given): void {
    this.own().debug(...given);
  }

  trace(...given: Given): void {
    this.own().trace(...given);
  }

  silent(...given: Given): void {
    this.own().silent(...given);
  }

  private own(): FastifyBaseLogger {
    this.made ??= this.make();
    return this.made;
  }
}
