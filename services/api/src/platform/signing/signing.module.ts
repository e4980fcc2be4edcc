import { Global, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';
import { Tickets } from './tickets.ts';

const signer = {
  provide: Signer,
  inject: [CONFIGURATION],
  useFactory: async ({ releases }: Configuration) =>
    new Signer(await readSigningKey(releases.signingKeyFile)),
};

/** What vouches for release sets and for the tickets that the site hands out. Without a key there is nothing to serve, so the process doesn't start without one. */
@Global()
@Module({ providers: [signer, Tickets], exports: [signer, Tickets] })
export class SigningModule {}
