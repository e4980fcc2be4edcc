import { MEDIA_LIMITS } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../platform/jobs/jobs.ts';
import { type OutgoingAnswer, OutgoingClient } from '../../platform/outgoing/outgoing.client.ts';
import { AddressRefusedError } from '../../platform/outgoing/public-address.ts';
import { FETCH_PICTURE, type PictureJob, UsersService } from '../users/users.service.ts';
import { MemberPictures } from './member-pictures.service.ts';

const TIMEOUT_MS = 10_000;
/** Providers keep pictures elsewhere, and sometimes say so. */
const MOST_REDIRECTS = 3;
/** What a provider may answer with; anything else won't become a picture by asking again. */
const isTemporary = (status: number) => status === 429 || status >= 500;
const QUEUE = { batchSize: 1, expireInSeconds: 120, ...OUTLASTS_A_DAY };

/**
 * Brings members' pictures from where the identity provider says to this site, once. Readers are never sent to an address that a member
 * chose: whoever keeps it would learn who reads what, and when.
 */
@Injectable()
export class AvatarsService {
  private readonly logger = new Logger('Avatars');

  constructor(
    private readonly users: UsersService,
    private readonly outgoing: OutgoingClient,
    private readonly pictures: MemberPictures,
    jobs: Jobs,
  ) {
    jobs.work<PictureJob>(FETCH_PICTURE, (due) => this.fetchEach(due.map(({ data }) => data.id)), QUEUE);
  }

  private async fetchEach(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.fetch(id);
  }

  /** A picture that can't be had leaves the member with their initials. @throws Error when it may be had another time. */
  private async fetch(id: string): Promise<void> {
    const source = await this.users.pictureSourceOf(id);
    if (!source) return;
    try {
      const { status, body } = await this.follow(source);
      if (isTemporary(status)) throw new Error(`status ${status}`);
      if (status !== 200) return this.giveUp(id, `status ${status}`);
      // Who has chosen one meanwhile keeps it.
      if (await this.users.wantsPicture(id)) await this.pictures.keep(id, 'avatar', body);
    } catch (error) {
      if (!(error instanceof AddressRefusedError || error instanceof ApiError)) throw error;
      this.giveUp(id, error.message);
    }
  }

  /** Each address on the way is checked anew. */
  private async follow(source: string): Promise<OutgoingAnswer> {
    let address = source;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.outgoing.send(address, {
        method: 'GET',
        headers: { accept: 'image/webp,image/png,image/jpeg,image/gif' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MEDIA_LIMITS.bytes,
      });
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || !location) return answer;
      if (redirects === MOST_REDIRECTS || !URL.canParse(location, address))
        throw new AddressRefusedError('It leads on and on.');
      address = new URL(location, address).href;
    }
  }

  private giveUp(id: string, reason: string): void {
    this.logger.warn({ msg: 'a picture of a member can’t be had', member: id, reason });
  }
}
