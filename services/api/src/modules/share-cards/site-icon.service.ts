import { hash } from 'node:crypto';
import { type EndpointInput, markSvg, neutralsOf, type SiteConfiguration } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { ImageSource, Node } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/errors/api-error.ts';
import { matchesTag, RawAnswer } from '../../platform/http/raw-answer.ts';
import { MediaServingService } from '../media/media-serving.service.ts';
import { PictureWork } from '../media/picture-work.ts';
import { SiteService } from '../site/site.service.ts';
import { drawPicture } from './card-drawing.ts';
import { box, HEADLINE, picture, words } from './drawing.ts';
import { stampedCache } from './stamped-cache.ts';

/** Share of the square that a logo covers: launchers crop to a circle. */
const LOGO_SHARE = 0.62;
const MAX_ENTRIES = 12;

/** Renders and serves the site's icon and logo. */
@Injectable()
export class SiteIconService {
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_ENTRIES });

  constructor(
    private readonly site: SiteService,
    private readonly media: MediaServingService,
    private readonly work: PictureWork,
  ) {}

  /** Serves the square icon as PNG. @param size in pixels. */
  async icon(
    { params, query }: EndpointInput<'GET /api/site/icon/:size'>,
    ifNoneMatch?: string,
  ): Promise<RawAnswer> {
    const site = await this.site.read();
    const bytes = await this.bytes(site, Number(params.size));
    return file(bytes, 'image/png', stampedCache(site, query.v), ifNoneMatch);
  }

  /** Returns the icon's bytes, for other renderings. */
  async bytes(site: SiteConfiguration, size: number): Promise<Buffer> {
    const key = hash('sha256', JSON.stringify([size, site.name, site.look]), 'base64url');
    const kept = this.drawn.get(key);
    if (kept) return kept;
    const drawing = this.work.run(() => this.draw(site, size));
    this.drawn.set(key, drawing);
    drawing.catch(() => this.drawn.delete(key));
    return drawing;
  }

  /** Serves the logo: the site's own SVG, its picture, or the generated mark. */
  async logo({ query }: EndpointInput<'GET /api/site/logo'>, ifNoneMatch?: string): Promise<RawAnswer> {
    const site = await this.site.read();
    const { look, name } = site;
    const cache = stampedCache(site, query.v);
    const own = look.logo && !look.logoSvg ? await this.media.largest(look.logo.mediaId) : undefined;
    if (look.logo && !look.logoSvg && !own) throw new ApiError('IMAGE_NOT_FOUND');
    if (own) return file(own, 'image/webp', cache, ifNoneMatch);
    return file(Buffer.from(look.logoSvg || markSvg(look, name)), 'image/svg+xml', cache, ifNoneMatch);
  }

  private async draw({ look, name }: SiteConfiguration, size: number): Promise<Buffer> {
    const own = look.icon ?? (look.logoSvg ? null : look.logo);
    const { ground } = neutralsOf(look);
    const full = { width: size, height: size } as const;
    const square = {
      ...full,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: ground.dark,
    } as const;
    const bytes = own ? await this.media.jpeg(own.mediaId) : undefined;
    if (bytes)
      return drawn(box(square, picture('own', { ...full, objectFit: 'cover' })), size, [
        { src: 'own', data: bytes },
      ]);
    if (look.logoSvg) {
      const edge = Math.round(size * LOGO_SHARE);
      const logo = picture('logo', { width: edge, height: edge, objectFit: 'contain' });
      return drawn(box({ ...square, backgroundColor: ground.light }, logo), size, [
        { src: 'logo', data: Buffer.from(look.logoSvg) },
      ]);
    }
    if (look.mark !== 'initial')
      return drawn(box(square, picture('mark', full)), size, [
        { src: 'mark', data: Buffer.from(markSvg(look, name)) },
      ]);
    const letter = words(Array.from(name)[0]?.toUpperCase() ?? '', {
      fontFamily: HEADLINE,
      fontWeight: 800,
      fontSize: size * LOGO_SHARE,
      lineHeight: 1,
      color: look.accent.dark,
    });
    return drawn(box(square, letter), size, []);
  }
}

const drawn = (node: Node, size: number, images: ImageSource[]) =>
  drawPicture(node, images, { width: size, height: size, format: 'png' });

function file(bytes: Buffer, type: string, cacheControl: string, ifNoneMatch: string | undefined): RawAnswer {
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`;
  const headers = {
    etag,
    'cache-control': cacheControl,
    // An SVG that is opened directly must not run or load anything.
    'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
  };
  if (matchesTag(ifNoneMatch, etag)) return new RawAnswer(304, headers);
  return new RawAnswer(
    200,
    { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
    bytes,
  );
}
