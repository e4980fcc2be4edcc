import { hash } from 'node:crypto';
import {
  type EndpointInput,
  localize,
  neutralsOf,
  type PageCard,
  type SiteConfiguration,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { ImageSource, Node } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MediaServingService } from '../media/media-serving.service.ts';
import { PictureWork } from '../media/picture-work.ts';
import { SiteService } from '../site/site.service.ts';
import { CardArtwork } from './card-artwork.ts';
import { drawCard } from './card-drawing.ts';
import { docsFace } from './docs-face.ts';
import { drawableText } from './drawable-text.ts';
import { newsFace } from './news-face.ts';
import { CARD_SIZE, type CardFace, type FaceInput, type ShareCard } from './share-card.ts';
import { siteFace } from './site-face.ts';
import { SiteIconService } from './site-icon.service.ts';
import { stampedCache } from './stamped-cache.ts';

/** Part of every card's version: must be changed when the rendering changes. */
const RECIPE = 3;
/** A card has about 120 KB. Services that show link previews cache them, and so do browsers. */
const MAX_ENTRIES = 60;
const RETRY_AFTER_S = '5';
/** Size of the mark in a card, in pixels. */
const MARK_SIZE = 192;

/** Layout function of each face. */
const FACES: Record<CardFace, (input: FaceInput) => Node> = {
  news: newsFace,
  docs: docsFace,
  site: siteFace,
};

/** Renders pictures for shared links from the current content of a page. */
@Injectable()
export class ShareCardsService {
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_ENTRIES });

  constructor(
    private readonly site: SiteService,
    private readonly media: MediaServingService,
    private readonly artwork: CardArtwork,
    private readonly work: PictureWork,
    private readonly icons: SiteIconService,
  ) {}

  /**
   * Returns the picture of a card, for its page's head.
   * @param base path of its endpoint, without the file's name.
   * @returns null when the title has characters that can't be rendered: then the site's own card is used.
   */
  async describe(base: string, card: ShareCard): Promise<PageCard['image']> {
    if (!(await drawableText(card.title))) return null;
    const site = await this.site.read();
    const { name } = site;
    const shown = card.cover?.alt ? ` Beside it: ${card.cover.alt}` : '';
    const alt = `${[name, ...card.over, card.title].join(', ')}.${shown}`;
    return { src: `${base}/${fileOf(card, site)}`, ...CARD_SIZE, alt };
  }

  /** Serves the picture under its current name; other names redirect to it, so that links shared before a change show the new one. */
  async serve(base: string, card: ShareCard, file: string): Promise<RawAnswer> {
    const site = await this.site.read();
    const current = fileOf(card, site);
    if (file !== current)
      return new RawAnswer(302, { location: `${base}/${current}`, 'cache-control': 'no-cache' });
    return jpegAnswer(await this.bytesOf(current, card, site), 'public, max-age=31536000, immutable');
  }

  /** Serves the card of the site itself. */
  async ofSite({ query }: EndpointInput<'GET /api/site/card'>): Promise<RawAnswer> {
    const site = await this.site.read();
    const hero = site.look.hero.dark ?? site.look.hero.light;
    const card: ShareCard = {
      face: 'site',
      title: site.name,
      summary: localize(site.tagline, site.languages[0] ?? 'en'),
      over: [],
      ...(hero && { cover: { mediaId: hero.mediaId, alt: hero.alt, focus: { x: 0.5, y: 0.5 } } }),
    };
    return jpegAnswer(await this.bytesOf(fileOf(card, site), card, site), stampedCache(site, query.v));
  }

  /** Renders a card once for concurrent callers. @throws UNAVAILABLE when too many pictures are waiting. */
  private bytesOf(file: string, card: ShareCard, site: SiteConfiguration): Promise<Buffer> {
    const kept = this.drawn.get(file);
    if (kept) return kept;
    if (this.work.isCrowded) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_S } });
    const drawing = this.work.run(() => this.draw(card, site));
    this.drawn.set(file, drawing);
    drawing.catch(() => this.drawn.delete(file));
    return drawing;
  }

  private async draw(card: ShareCard, site: SiteConfiguration): Promise<Buffer> {
    const [scene, mark] = await Promise.all([this.pictureOf(card, site), this.icons.bytes(site, MARK_SIZE)]);
    const images: ImageSource[] = [{ src: 'mark', data: mark }];
    if (scene) images.push({ src: 'scene', data: scene.data });
    const [title, summary, name, ...over] = await Promise.all(
      [card.title, card.summary, site.name, ...card.over].map(drawableText),
    );
    const face = FACES[card.face]({
      title: title ?? '',
      summary: summary ?? '',
      over: over.filter((text) => text !== undefined),
      site: name ?? '',
      colours: coloursOf(site),
      mark: 'mark',
      ...(scene && { picture: { name: 'scene', focus: scene.focus } }),
    });
    return drawCard(face, images);
  }

  private async pictureOf({ face, cover }: ShareCard, { look }: SiteConfiguration) {
    const data = cover && (await this.media.jpeg(cover.mediaId));
    return data ? { data, focus: cover.focus } : this.artwork.scene(look.scenery, face);
  }
}

function coloursOf({ look }: SiteConfiguration): FaceInput['colours'] {
  const { ground, text, quiet } = neutralsOf(look);
  const of = (theme: 'light' | 'dark') => ({
    ground: ground[theme],
    text: text[theme],
    quiet: quiet[theme],
    accent: look.accent[theme],
  });
  return { light: of('light'), dark: of('dark') };
}

function jpegAnswer(bytes: Buffer, cacheControl: string): RawAnswer {
  const headers = {
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'",
  };
  return new RawAnswer(200, headers, bytes);
}

/** Returns the name of the file, a hash of its contents, so that it never changes. */
function fileOf(card: ShareCard, { name, look }: SiteConfiguration): string {
  return `${hash('sha256', JSON.stringify([RECIPE, name, look, card]), 'base64url').slice(0, 16)}.jpg`;
}
