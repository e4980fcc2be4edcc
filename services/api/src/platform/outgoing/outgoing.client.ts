import { SafeClient } from '@boardwalk/server/outgoing';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';

export type { OutgoingAnswer } from '@boardwalk/server/outgoing';

/** Calls addresses that users enter. One in the whole process, so that the connection limit applies to all calls. */
@Injectable()
export class OutgoingClient extends SafeClient {
  constructor(@Inject(CONFIGURATION) { privateHosts }: Configuration) {
    super({ exempt: privateHosts });
  }
}

@Global()
@Module({ providers: [OutgoingClient], exports: [OutgoingClient] })
export class OutgoingModule {}
