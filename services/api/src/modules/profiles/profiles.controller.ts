import type { EndpointInput, MemberProfile, PageCard } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, OptionalCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MemberWritingsService } from './member-writings.service.ts';
import { ProfileCardsService } from './profile-cards.service.ts';
import { type ArticleList, type CommentList, PublicProfilesService } from './public-profiles.service.ts';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: PublicProfilesService,
    private readonly writings: MemberWritingsService,
    private readonly cards: ProfileCardsService,
  ) {}

  @Endpoint('GET /api/members/:handle')
  find(
    @OptionalCaller() caller: Caller | null,
    @Input() { params }: EndpointInput<'GET /api/members/:handle'>,
  ): Promise<MemberProfile> {
    return this.profiles.find(caller, params.handle);
  }

  @Endpoint('GET /api/members/:handle/articles')
  articles(
    @Input() { params, query }: EndpointInput<'GET /api/members/:handle/articles'>,
  ): Promise<ArticleList> {
    return this.writings.articlesOf(params.handle, query);
  }

  @Endpoint('GET /api/members/:handle/comments')
  comments(
    @OptionalCaller() caller: Caller | null,
    @Input() { params, query }: EndpointInput<'GET /api/members/:handle/comments'>,
  ): Promise<CommentList> {
    return this.writings.commentsOf(caller, params.handle, query);
  }

  @Endpoint('GET /api/members/:handle/card')
  card(@Input() { params }: EndpointInput<'GET /api/members/:handle/card'>): Promise<PageCard> {
    return this.cards.card(params.handle);
  }

  @Endpoint('GET /api/cards/members/:handle/:file')
  cardPicture(
    @Input() { params }: EndpointInput<'GET /api/cards/members/:handle/:file'>,
  ): Promise<RawAnswer> {
    return this.cards.picture(params.handle, params.file);
  }
}
