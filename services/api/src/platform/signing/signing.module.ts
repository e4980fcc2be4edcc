import { Global, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { MailedLinks } from './mailed-links.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';
import { Tickets } from './tickets.ts';

const signer = {
  provide: Signer,
  inject: [CONFIGURATION],
  useFactory: async ({ releases }: Configuration) =>
    new Signer(await readSigningKey(releases.signingKeyFile)),
};

/** Signs release sets, tickets and links in e-mails, each with a separate key. The process doesn't start without a key. */
@Global()
@Module({ providers: [signer, Tickets, MailedLinks], exports: [signer, Tickets, MailedLinks] })
export class SigningModule {}
