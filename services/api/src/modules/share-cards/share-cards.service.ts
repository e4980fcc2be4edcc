import { hash } from 'node:crypto';
import type { PageCard } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { ImageSource, Node } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MediaServing } from '../media/media-serving.service.ts';
import { PictureWork } from '../media/picture-work.ts';
import { SiteService } from '../site/site.service.ts';
import { CardArtwork } from './card-artwork.ts';
import { drawCard } from './card-drawing.ts';
import { docsFace } from './docs-face.ts';
import { drawableText } from './drawable-text.ts';
import { newsFace } from './news-face.ts';
import { CARD_SIZE, type FaceInput, type ShareCard } from './share-card.ts';

/** Part of every card's version: change it when cards are drawn differently. */
const RECIPE = 1;
/** A card is some 120 KB. Services that show links keep them; browsers are told to. */
const MOST_KEPT = 60;
const RETRY_AFTER_S = '5';

/** How each face is drawn. */
const FACES: Record<ShareCard['face'], (input: FaceInput) => Node> = {
  news: newsFace,
  docs: docsFace,
};

/** Pictures for shared links, drawn of what the page says now. */
@Injectable()
export class ShareCards {
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

  constructor(
    private readonly site: SiteService,
    private readonly media: MediaServing,
    private readonly artwork: CardArtwork,
    private readonly work: PictureWork,
  ) {}

  /**
   * The picture of a card, for its page's head.
   * @param base where its module serves it, without the file's name.
   * @returns null when the title has letters that can't be drawn: then the site's own card stands for it.
   */
  async describe(base: string, card: ShareCard): Promise<PageCard['image']> {
    if (!drawableText(card.title)) return null;
    const { name } = await this.site.read();
    const shown = card.cover?.alt ? ` Beside it: ${card.cover.alt}` : '';
    const alt = `${[name, ...card.over, card.title].join(', ')}.${shown}`;
    return { src: `${base}/${fileOf(card, name)}`, ...CARD_SIZE, alt };
  }

  /** The picture under its name; who asks by another is sent to it, so that links that were shared before a change show the new one. */
  async serve(base: string, card: ShareCard, file: string): Promise<RawAnswer> {
    const { name } = await this.site.read();
    const current = fileOf(card, name);
    if (file !== current)
      return new RawAnswer(302, { location: `${base}/${current}`, 'cache-control': 'no-cache' });
    const bytes = await this.bytesOf(current, card, name);
    return new RawAnswer(
      200,
      {
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
      },
      bytes,
    );
  }

  /** Of many who ask for the same at once, one makes it. @throws UNAVAILABLE when too many pictures wait already. */
  private bytesOf(file: string, card: ShareCard, site: string): Promise<Buffer> {
    const kept = this.drawn.get(file);
    if (kept) return kept;
    if (this.work.isCrowded) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_S } });
    const drawing = this.work.run(() => this.draw(card, site));
    this.drawn.set(file, drawing);
    drawing.catch(() => this.drawn.delete(file));
    return drawing;
  }

  private async draw(card: ShareCard, site: string): Promise<Buffer> {
    const [scene, mark] = await Promise.all([this.pictureOf(card), this.artwork.mark()]);
    const images: ImageSource[] = [];
    if (scene) images.push({ src: 'scene', data: scene.data });
    if (mark) images.push({ src: 'mark', data: mark });
    const face = FACES[card.face]({
      ...{ title: drawableText(card.title) ?? '', summary: drawableText(card.summary) ?? '' },
      over: card.over.flatMap((text) => drawableText(text) ?? []),
      site: drawableText(site) ?? '',
      ...(scene && { picture: { name: 'scene', focus: scene.focus } }),
      ...(mark && { mark: 'mark' }),
    });
    return drawCard(face, images);
  }

  private async pictureOf({ face, cover }: ShareCard) {
    const data = cover && (await this.media.jpeg(cover.mediaId));
    return data ? { data, focus: cover.focus } : this.artwork.scene(face);
  }
}

/** The name holds what is drawn, so what is under it never changes. */
function fileOf(card: ShareCard, site: string): string {
  return `${hash('sha256', JSON.stringify([RECIPE, site, card]), 'base64url').slice(0, 16)}.jpg`;
}
